import { answerQuestion } from '@/lib/assistant/commands/answer';
import { chatSchema, type ChatAnswer } from '@/lib/assistant/schema';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'optional',
  limit: limits.askAssistantADay,
  addressLimit: limits.askAssistant,
  body: chatSchema,
  handler: async ({ actor, body }): Promise<ChatAnswer> => ({ response: await answerQuestion(actor, body) }),
});
