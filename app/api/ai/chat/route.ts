import { answerQuestion } from '@/lib/assistant/commands/answer';
import { chatSchema, type ChatAnswer } from '@/lib/assistant/schema';
import { streamAnswer } from '@/lib/assistant/streams/answer';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'optional',
  limit: limits.askAssistantADay,
  addressLimit: limits.askAssistant,
  body: chatSchema,
  gives: ['application/json', 'text/event-stream'],
  handler: async ({ actor, body, request }): Promise<ChatAnswer | Response> =>
    request.headers.get('accept')?.includes('text/event-stream')
      ? streamAnswer(actor, body, request)
      : { response: await answerQuestion(actor, body) },
});
