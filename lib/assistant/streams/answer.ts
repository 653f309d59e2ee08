import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { AppError } from '@/lib/platform/errors';
import { eventStream } from '@/lib/platform/http/event-stream';
import { logger } from '@/lib/platform/telemetry/logger';
import { answerQuestion, assertModel } from '../commands/answer';
import type { ChatEvent, ChatInput } from '../schema';

/**
 * The answer to a question as server-sent events: pieces of its text while the model says it, then the whole of it, with
 * its links looked up, or that there is none. Throws `unavailable` without a model.
 */
export function streamAnswer(
  actor: Actor | null,
  { message, language }: Pick<ChatInput, 'message' | 'language'>,
  request: Request,
): Response {
  assertModel();
  return eventStream(request, async (send, end) => {
    const gone = new AbortController();
    const tell = (event: ChatEvent) => send(event);
    void answerQuestion(
      actor,
      { message, language },
      { onText: (piece) => tell({ piece }), signal: gone.signal },
    )
      .then(
        (response) => tell({ response }),
        (error: unknown) => {
          if (!(error instanceof AppError)) logger.error({ stream: 'answer', err: error });
          tell({ failed: true });
        },
      )
      .finally(end);
    return () => gone.abort();
  });
}
