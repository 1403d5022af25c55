"""How bytes become messages: uvicorn's own protocol, except where it stumbles over what no honest client sends."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

BAD_TEXT = 1007  # the code of a link that is closed because a text was not UTF-8


class Wire(WebSocketsSansIOProtocol):
    """One connection. What is broken ends it, without a word in the log.

    uvicorn 0.54 writes a traceback for every text that is not UTF-8, raises InvalidState when a Close frame came along
    with that text in one packet, and leaves a connection open whose handshake failed.
    """

    def data_received(self, data: bytes) -> None:
        """Take what came in."""
        super().data_received(data)
        if self.conn.handshake_exc is not None:
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Pass a whole message on, if it is one."""
        if self.curr_msg_data_type == "bytes" or _is_text(b"".join(self.frames)):
            super().send_receive_event_to_app()
            return
        self.frames = []
        if not self.close_sent:
            if self.conn.state is OPEN:
                self.conn.send_close(BAD_TEXT)
            self.handle_parser_exception()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
