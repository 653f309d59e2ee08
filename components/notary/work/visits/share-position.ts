import { keepAwake } from '@/components/notary/work/visits/keep-awake';
import type { PositionInput } from '@/lib/notary/schema/tracking';
import { ApiError, apiRequest } from '@/lib/platform/api-client';

export type SharingState =
  'locating' | 'sharing' | 'offline' | 'unavailable' | 'denied' | 'unsupported' | 'signed-out';

type Sharing = {
  userId: string;
  onChange: (state: SharingState) => void;
  /** The server says that nobody is under way any more. */
  onOver: () => void;
};

export const SEND_EVERY_MS = 5_000;
const LOCATE_WITHIN_MS = 30_000;

/** Sends the device's position as it changes, at most every 5 seconds, until what it returns is called. */
export function sharePosition({ userId, onChange, onOver }: Sharing): () => void {
  if (!('geolocation' in navigator)) {
    onChange('unsupported');
    return () => {};
  }
  const outbox = openOutbox({ userId, onChange, onOver, onEnd: stop });
  const letSleep = keepAwake();
  let watch = startWatch();
  onChange('locating');
  document.addEventListener('visibilitychange', watchAgain);

  return stop;

  function startWatch() {
    return navigator.geolocation.watchPosition(({ coords }) => outbox.put(toPosition(coords)), explain, {
      enableHighAccuracy: true,
      maximumAge: SEND_EVERY_MS,
      timeout: LOCATE_WITHIN_MS,
    });
  }

  /** Phones pause a watch while another app, the map above all, is in front. */
  function watchAgain() {
    if (document.visibilityState !== 'visible') return;
    navigator.geolocation.clearWatch(watch);
    watch = startWatch();
  }

  function explain({ code, PERMISSION_DENIED }: GeolocationPositionError) {
    if (code !== PERMISSION_DENIED) return onChange('unavailable');
    stop();
    onChange('denied');
  }

  function stop() {
    document.removeEventListener('visibilitychange', watchAgain);
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
function openOutbox({ userId, onChange, onOver, onEnd }: Outbox) {
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
      await apiRequest('POST', `/api/notaries/${userId}/position`, position);
      if (!isClosed) onChange('sharing');
    } catch (error) {
      if (!isClosed) handle(error);
      newest ??= position;
    } finally {
      isSending = false;
      schedule();
    }
  }

  function handle(error: unknown) {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 401) {
      onEnd();
      return onChange('signed-out');
    }
    if (status !== 404 && status !== 409) return onChange('offline');
    onEnd();
    onOver();
  }

  function close() {
    isClosed = true;
    clearTimeout(timer);
    window.removeEventListener('online', sendAtOnce);
  }
}
