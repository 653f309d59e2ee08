import 'server-only';
import type { Actor } from './actor';
import type { Tx } from './db';
import { env } from './env';
import { AppError } from './errors';
import { eventStream, type Open } from './http/event-stream';
import { publish, subscribe, type ChangeEvent } from './events';
import { logger } from './telemetry/logger';
import { findSessionState } from './session/session-state';

/** Of one account at a time, in this process: each keeps a socket. Nobody has more tabs. */
const MAX_OPEN = 100;
const RETRY_SECONDS = 60;
const EVERY_SESSION = 'all';

const openStreams = new Map<string, number>();

const topicOf = (userId: string) => `sessions:${userId}`;

/**
 * Tells every process, once the transaction is committed, that a session has ended; without one, all of the account. The
 * pages that list them hear of it first, the one that ended too.
 */
export function publishSessionEnd(
  tx: Tx,
  { userId, sessionId = EVERY_SESSION }: { userId: string; sessionId?: string },
): Promise<void> {
  return publish(tx, [
    { topic: `account:${userId}`, kind: 'session', id: sessionId },
    { topic: topicOf(userId), kind: 'ended', id: sessionId },
  ]);
}

/**
 * An answer of server-sent events to somebody who is signed in. It ends with their session, whoever ends that and on
 * whichever server. Throws `rate_limited` when the account has too many open.
 */
export function accountStream(actor: Actor, request: Request, open: Open): Response {
  return eventStream(request, countedFor(actor.id, whileSignedIn(actor, open)));
}

function whileSignedIn({ id: userId, sessionId }: Actor, open: Open): Open {
  return async (send, end) => {
    const endUnlessAlive = () =>
      findSessionState({ sessionId, userId }, 'fresh').then(
        (state) => state || end(),
        (err: unknown) => {
          logger.warn({ stream: 'session', err });
          end();
        },
      );
    const onEnd = (event: ChangeEvent | null) => {
      // The connection was away: the end of a session may have been missed.
      if (!event) return void endUnlessAlive();
      if (event.id === sessionId || event.id === EVERY_SESSION) end();
    };
    const leave = await subscribe(topicOf(userId), onEnd);
    try {
      // It may have ended after the call was let in, and before anybody listened.
      await endUnlessAlive();
      const stop = await open(send, end);
      return () => {
        leave();
        stop();
      };
    } catch (error) {
      leave();
      throw error;
    }
  };
}

/** Counts a stream to an account's open ones until it is stopped. */
function countedFor(userId: string, open: Open): Open {
  const count = openStreams.get(userId) ?? 0;
  if (count >= MAX_OPEN * env().RATE_LIMIT_SCALE) {
    throw new AppError(
      'rate_limited',
      'Too many pages of your account are open. Please close some of them.',
      { retryAfterSeconds: RETRY_SECONDS },
    );
  }
  openStreams.set(userId, count + 1);
  return async (send, end) => {
    try {
      const stop = await open(send, end);
      return () => {
        uncount(userId);
        stop();
      };
    } catch (error) {
      uncount(userId);
      throw error;
    }
  };
}

function uncount(userId: string): void {
  const left = (openStreams.get(userId) ?? 0) - 1;
  if (left > 0) openStreams.set(userId, left);
  else openStreams.delete(userId);
}
