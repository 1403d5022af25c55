"""Small networks of somebody else, as files that onnxruntime reads."""

from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper


def saved(
    file: Path, features: int, options: int, mask: bool = False, kind: int = TensorProto.INT16, weight: float = 1.0
) -> str:
    """A network of one layer with weights by lot, by the name that the arena takes; it may want the mask too."""
    weights = np.random.default_rng(1).standard_normal((features, options)).astype(np.float32) * np.float32(weight)
    nodes = [
        helper.make_node("Cast", ["observation"], ["seen"], to=TensorProto.FLOAT),
        helper.make_node("MatMul", ["seen", "weights"], ["spoken"]),
    ]
    inputs = [helper.make_tensor_value_info("observation", kind, ["rows", features])]
    last = "spoken"
    if mask:
        inputs.append(helper.make_tensor_value_info("action_mask", TensorProto.INT8, ["rows", options]))
        nodes.append(helper.make_node("Cast", ["action_mask"], ["may"], to=TensorProto.FLOAT))
        nodes.append(helper.make_node("Mul", ["spoken", "may"], ["allowed"]))
        last = "allowed"
    outputs = [helper.make_tensor_value_info(last, TensorProto.FLOAT, ["rows", options])]
    graph = helper.make_graph(nodes, "mine", inputs, outputs, [numpy_helper.from_array(weights, "weights")])
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9), file)
    return f"onnx:{file}"
