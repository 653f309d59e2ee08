import { isSignedOut } from '@/components/kit/session-ended';
import { whileVisible } from '@/components/kit/while-visible';
import { ApiError, apiRequest } from '@/lib/platform/api-client';
import type { Tracking } from '@/lib/notary/schema/tracking';

/** How the news comes: as it happens, asked for again and again, not yet, or no longer. */
export type Connection = 'connecting' | 'live' | 'polling' | 'ended';

type Listeners = {
  onTracking: (tracking: Tracking) => void;
  onConnection: (connection: Connection) => void;
  /** The server says that there is nothing to see here, or not to this browser. */
  onRefused: (error: ApiError) => void;
};

const POLL_MS = 30_000;

/**
 * Follows a request: by the event stream, and while that fails by asking every 30 seconds, when the stream is tried
 * again too. It rests while nobody looks at the page, and ends with the visit. Returns how to stop.
 */
export function followRequest(
  requestId: string,
  { onTracking, onConnection, onRefused }: Listeners,
): () => void {
  const url = `/api/requests/${requestId}/tracking`;
  let source: EventSource | null = null;
  let poll: ReturnType<typeof setInterval> | undefined;
  let isStopped = false;
  let isKnown = false;
  let answers = 0;

  function connect() {
    source?.close();
    source = new EventSource(`${url}/stream`);
    source.onopen = () => {
      clearInterval(poll);
      poll = undefined;
      onConnection('live');
    };
    source.onmessage = ({ data }: MessageEvent<string>) => tell(JSON.parse(data) as Tracking);
    source.onerror = startPolling;
  }

  function startPolling() {
    if (poll !== undefined) return;
    onConnection('polling');
    poll = setInterval(() => void askAgain(), POLL_MS);
    if (!isKnown) void ask();
  }

  async function askAgain() {
    await ask();
    // A browser gives up after an answer that is no stream; a lost connection it restores by itself.
    if (!isStopped && poll !== undefined && source?.readyState === EventSource.CLOSED) connect();
  }

  async function ask() {
    const before = answers;
    try {
      const tracking = await apiRequest<Tracking>('GET', url);
      // What came in the meantime is newer.
      if (!isStopped && answers === before) tell(tracking);
    } catch (error) {
      if (isStopped || !isRefusal(error)) return;
      stop();
      onConnection('ended');
      onRefused(error);
    }
  }

  function tell(tracking: Tracking) {
    isKnown = true;
    answers += 1;
    onTracking(tracking);
    if (!isOver(tracking)) return;
    stop();
    onConnection('ended');
  }

  function rest() {
    isKnown = false;
    clearInterval(poll);
    poll = undefined;
    source?.close();
  }

  function stop() {
    isStopped = true;
    end();
  }

  const end = whileVisible(connect, rest);
  return stop;
}

function isRefusal(error: unknown): error is ApiError {
  return isSignedOut(error) || (error instanceof ApiError && [403, 404].includes(error.status));
}

function isOver({ status }: Tracking): boolean {
  return status === 'completed' || status === 'cancelled';
}
