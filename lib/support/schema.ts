import * as z from 'zod';
import { listQuery, type ListSort } from '@/lib/platform/list';
import { emailAddress, lineOfText, optionalText, textOfLines } from '@/lib/values/text';
import { supportTopics, type SupportTopic } from './rules/topics';

export const MAX_MESSAGE = 4000;

const topicSchema = z.enum(
  supportTopics.map(({ value }) => value) as [SupportTopic, ...SupportTopic[]],
  'Please choose what this is about.',
);

/** POST /api/contact */
export const contactSchema = z.object({
  topic: topicSchema,
  name: lineOfText('your name', 200),
  email: emailAddress,
  message: textOfLines(MAX_MESSAGE).refine((text) => text.trim() !== '', 'Please enter your message.'),
  /** of the vault of the account that is signed in */
  documentId: optionalText(z.uuid('Please choose a document of your vault.').toLowerCase()),
});

export const supportCaseIdSchema = z.object({ id: z.uuid().toLowerCase() });

/** PATCH /api/contact/{id} */
export const changeCaseSchema = z.object({ status: z.enum(['open', 'closed']) });

/** GET /api/contact */
export const supportCasesQuerySchema = z.object({
  ...listQuery,
  /** an empty choice of the filter is none */
  topic: optionalText(topicSchema),
  status: optionalText(z.enum(['open', 'closed'])),
});

export type ContactInput = z.infer<typeof contactSchema>;
export type ChangeCaseInput = z.infer<typeof changeCaseSchema>;
export type SupportCaseFilter = { topic?: SupportTopic; status?: 'open' | 'closed'; sort?: ListSort };

/** A message to us, as an admin sees it. Times are ISO 8601 UTC. */
export type SupportCaseItem = {
  id: string;
  /** 8 letters: 7K2M-QX40 */
  number: string;
  topic: string;
  name: string;
  email: string;
  message: string;
  /** Written by an account whose address this is; else nobody knows whose address it is. */
  isFromAccount: boolean;
  /** null without a document, and once its owner deleted it */
  documentName: string | null;
  createdAt: string;
  closedAt: string | null;
};
