// The screen in a room stays awake while a game is on it, where the browser can do that.

async function stayAwake() {
  if (document.visibilityState === "visible") await navigator.wakeLock?.request("screen").catch(() => {}); // a low battery, say
}

document.addEventListener("visibilitychange", () => void stayAwake());
void stayAwake();
