import * as z from 'zod';
import { emailAddress, lineOfText, optionalText, textOfLines } from '@/lib/values/text';
import { listQuery, type ListSort } from '@/lib/platform/list';
import { earlierTopics, interestTopics, type InterestTopic } from '../rules/interest-topics';

const topicSchema = z.enum(
  interestTopics.map(({ value }) => value) as [InterestTopic, ...InterestTopic[]],
  'Please choose what this is about.',
);

const listedTopics = [...interestTopics, ...earlierTopics];
type ListedTopic = (typeof listedTopics)[number]['value'];

/** POST /api/interests */
export const interestSchema = z.object({
  topic: topicSchema,
  name: lineOfText('your name', 200),
  email: emailAddress,
  organization: optionalText(lineOfText('your organization', 200)),
  message: optionalText(textOfLines(4000)),
});

/** GET /api/interests */
export const interestsQuerySchema = z.object({
  /** an empty choice of the filter is none */
  topic: optionalText(z.enum(listedTopics.map(({ value }) => value) as [ListedTopic, ...ListedTopic[]])),
  ...listQuery,
});

export type InterestInput = z.infer<typeof interestSchema>;
export type InterestFilter = { topic?: ListedTopic; sort?: ListSort };

/** Times are ISO 8601 UTC. */
export type ListedInterest = {
  id: string;
  topic: string;
  email: string;
  name: string;
  organization: string | null;
  message: string | null;
  createdAt: string;
  /** when the same person last asked again */
  updatedAt: string;
};

/** `next` is null on the last page. */
export type InterestPage = { interests: ListedInterest[]; next: string | null };
