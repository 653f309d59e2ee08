/** Long enough to look something up in another tab. */
const HIDDEN_FOR_MS = 30_000;

/**
 * Starts something, and pauses it while nobody looks at the page. A browser opens six connections to a server without
 * HTTP/2, over all its tabs: streams of pages in the background would leave none. Returns how to end it.
 */
export function whileVisible(start: () => void, pause: () => void): () => void {
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look() {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') timer = setTimeout(stop, HIDDEN_FOR_MS);
    else resume();
  }

  function resume() {
    if (isRunning) return;
    isRunning = true;
    start();
  }

  function stop() {
    if (!isRunning) return;
    isRunning = false;
    pause();
  }

  document.addEventListener('visibilitychange', look);
  resume();
  look();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    stop();
  };
}
