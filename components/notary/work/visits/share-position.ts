import { isSignedOut } from '@/components/kit/session-ended';
import { reportPosition } from '@/components/notary/calls';
import { keepAwake } from '@/components/notary/work/visits/keep-awake';
import type { PositionInput } from '@/lib/notary/schema/tracking';
import { ApiError } from '@/lib/platform/api-client';

export type SharingState =
  | 'locating'
  | 'sharing'
  | 'offline'
  /** the server takes no more of this account at the moment */
  | 'crowded'
  /** the server takes this one not */
  | 'refused'
  /** the server takes no more of this way */
  | 'over'
  | 'unavailable'
  | 'denied'
  | 'unsupported'
  | 'signed-out';

export type SharingNews = {
  state: SharingState;
  /** why, in the server's words */
  detail?: string;
};

type Sharing = { userId: string; onChange: (news: SharingNews) => void };

export const SEND_EVERY_MS = 5_000;
/** A device that does not move says nothing by itself; after a minute it is asked. */
export const ASK_EVERY_MS = 60_000;
const LOCATE_WITHIN_MS = 30_000;

/** Sends the device's position as it changes, at most every 5 seconds, until what it returns is called. */
export function sharePosition({ userId, onChange }: Sharing): () => void {
  if (!('geolocation' in navigator)) {
    onChange({ state: 'unsupported' });
    return () => {};
  }
  const outbox = openOutbox({ userId, onChange, onEnd: stop });
  const letSleep = keepAwake();
  let watch = startWatch();
  let question: ReturnType<typeof setTimeout> | undefined;
  onChange({ state: 'locating' });
  document.addEventListener('visibilitychange', watchAgain);

  return stop;

  function startWatch() {
    return navigator.geolocation.watchPosition(take, explain, {
      enableHighAccuracy: true,
      maximumAge: SEND_EVERY_MS,
      timeout: LOCATE_WITHIN_MS,
    });
  }

  function take({ coords }: GeolocationPosition) {
    outbox.put(toPosition(coords));
    clearTimeout(question);
    question = setTimeout(watchAgain, ASK_EVERY_MS);
  }

  /** A new watch answers at once. Phones pause one while another app, the map above all, is in front. */
  function watchAgain() {
    if (document.visibilityState !== 'visible') return;
    navigator.geolocation.clearWatch(watch);
    watch = startWatch();
  }

  function explain({ code, PERMISSION_DENIED }: GeolocationPositionError) {
    if (code !== PERMISSION_DENIED) return onChange({ state: 'unavailable' });
    stop();
    onChange({ state: 'denied' });
  }

  function stop() {
    document.removeEventListener('visibilitychange', watchAgain);
    clearTimeout(question);
    navigator.geolocation.clearWatch(watch);
    outbox.close();
    letSleep();
  }
}

function toPosition({ latitude, longitude, accuracy }: GeolocationCoordinates): PositionInput {
  return { lat: latitude, lng: longitude, accuracy };
}

type Outbox = Sharing & { onEnd: () => void };

/** Holds the newest position alone: an older one is of no interest once there is a newer. */
function openOutbox({ userId, onChange, onEnd }: Outbox) {
  let newest: PositionInput | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let nextAt = 0;
  let isSending = false;
  let isClosed = false;
  window.addEventListener('online', sendAtOnce);

  return { put, close };

  function put(position: PositionInput) {
    newest = position;
    schedule();
  }

  function schedule() {
    if (isClosed || isSending || timer !== undefined || !newest) return;
    timer = setTimeout(() => void send(), Math.max(0, nextAt - performance.now()));
  }

  function sendAtOnce() {
    clearTimeout(timer);
    timer = undefined;
    nextAt = 0;
    schedule();
  }

  async function send() {
    timer = undefined;
    const position = newest;
    if (!position) return;
    newest = null;
    isSending = true;
    nextAt = performance.now() + SEND_EVERY_MS;
    try {
      await reportPosition(userId, position);
      if (!isClosed) onChange({ state: 'sharing' });
    } catch (error) {
      if (!isClosed) handle(error);
      newest ??= position;
    } finally {
      isSending = false;
      schedule();
    }
  }

  function handle(error: unknown) {
    const news = explainRefusal(error);
    if (news.state === 'signed-out' || news.state === 'over') onEnd();
    onChange(news);
  }

  function close() {
    isClosed = true;
    clearTimeout(timer);
    window.removeEventListener('online', sendAtOnce);
  }
}

function explainRefusal(error: unknown): SharingNews {
  if (!(error instanceof ApiError)) return { state: 'offline' };
  if (isSignedOut(error)) return { state: 'signed-out' };
  const { status, code } = error;
  if (status === 429) return { state: 'crowded' };
  // What answers without a code is in front of our server, and may answer with a whole page.
  const detail = code ? error.detail : `The server answered ${status}.`;
  return { state: status === 404 || status === 409 ? 'over' : 'refused', detail };
}
