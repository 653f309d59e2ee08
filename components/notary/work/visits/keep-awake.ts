/** Keeps the screen on where the browser can; a screen that goes dark stops the position. Returns how to let go. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;

  async function hold() {
    if (isOver || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    // A low battery refuses it. The position is shared all the same, as long as the screen stays on.
    const got = await navigator.wakeLock.request('screen').catch(() => null);
    if (isOver) void got?.release();
    else lock = got;
  }

  // The browser lets go of it whenever the page is hidden.
  const holdAgain = () => void hold();
  document.addEventListener('visibilitychange', holdAgain);
  void hold();

  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', holdAgain);
    void lock?.release();
  };
}
