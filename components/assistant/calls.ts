import { createParser } from 'eventsource-parser';
import { fetchAnswer } from '@/components/kit/fetch-answer';
import { ApiError, apiRequest } from '@/lib/platform/api-client';
import type { SearchAnswer, SearchResult } from '@/lib/search/schema';
import type { Language } from '@/lib/assistant/rules/languages';
import type { ChatAnswer, ChatEvent } from '@/lib/assistant/schema';
import { SEARCH_URL } from '@/lib/search/rules/urls';

const MOST_OF_A_SEARCH = 300;

type Question = { message: string; language: Language; sessionId: string };

/**
 * What the server says to a question; it knows by the cookie who asks. `onPiece` hears the text while it comes. Throws
 * ApiError, also for an answer that breaks off.
 */
export async function askAssistant(question: Question, onPiece: (piece: string) => void): Promise<string> {
  const response = await fetchAnswer('/api/ai/chat', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ ...question, userId: 'guest' }),
  });
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    return (JSON.parse(await response.text()) as ChatAnswer).response;
  }
  for await (const event of eventsOf(response)) {
    if ('piece' in event) onPiece(event.piece);
    if ('response' in event) return event.response;
    if ('failed' in event) break;
  }
  throw new ApiError(503, 'The answer broke off.', 'unavailable');
}

/** What the search finds for a question; nothing where it cannot be asked. */
export function findPages(question: string): Promise<SearchResult[]> {
  const q = encodeURIComponent(question.slice(0, MOST_OF_A_SEARCH));
  return apiRequest<SearchAnswer>('GET', `${SEARCH_URL}?q=${q}`).then(
    ({ results }) => results,
    () => [],
  );
}

async function* eventsOf({ body }: Response): AsyncGenerator<ChatEvent> {
  const events: ChatEvent[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(JSON.parse(data) as ChatEvent) });
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  try {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      parser.feed(decoder.decode(next.value, { stream: true }));
      yield* events.splice(0);
    }
  } finally {
    await reader?.cancel().catch(() => undefined);
  }
}
