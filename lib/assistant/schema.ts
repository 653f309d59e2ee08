import * as z from 'zod';
import { textOfLines, visibleText } from '@/lib/values/text';
import { languages } from './rules/languages';

const MOST_CHARACTERS = 4000;
const MOST_OF_AN_ID = 100;

const someId = visibleText().max(MOST_OF_AN_ID).optional();

/** POST /api/ai/chat. `sessionId` and `userId` are taken and not looked at: who asks, the cookie tells. */
export const chatSchema = z.object({
  message: textOfLines(MOST_CHARACTERS).pipe(z.string().min(1, 'Please write a question.')),
  language: z.enum(languages, 'Please choose one of the ten languages.').default('en'),
  sessionId: someId,
  userId: someId,
});

export type ChatInput = z.output<typeof chatSchema>;

export type ChatAnswer = { response: string };

/** The same answer as it comes: pieces, then the whole of it, or that there is none. */
export type ChatEvent = { piece: string } | ChatAnswer | { failed: true };
