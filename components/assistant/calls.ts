import { apiRequest } from '@/lib/platform/api-client';
import type { ChatAnswer, Language } from '@/lib/assistant/schema';

type Question = { message: string; language: Language; sessionId: string };

/** What the server says to a question; it knows by the cookie who asks. */
export function askAssistant(question: Question): Promise<ChatAnswer> {
  return apiRequest('POST', '/api/ai/chat', { ...question, userId: 'guest' });
}
