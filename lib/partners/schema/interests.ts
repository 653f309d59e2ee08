import { z } from 'zod';
import { optionalText, textOfLines } from '@/lib/accounts/schema/text';
import { emailAddress, lineOfText } from '@/lib/accounts/schema/users';

/** What one can register interest in: offers that cannot be bought here, and talks with us. */
const interestTopics = [
  'training-california',
  'training-texas',
  'training-florida',
  'training-advanced',
  'enterprise',
  'county-pilot',
  'builder-pilot',
  'early-adopter',
  'privacy-request',
  'refund',
  'legal-notice',
  'press',
] as const;

export type InterestTopic = (typeof interestTopics)[number];

export const interestSchema = z.object({
  topic: z.enum(interestTopics, 'Please choose what this is about.'),
  name: lineOfText('your name', 200),
  email: emailAddress,
  organization: optionalText(lineOfText('your organization', 200)),
  message: optionalText(textOfLines(4000)),
});

export const interestListSchema = z.object({
  topic: z.enum(interestTopics).optional(),
});

export type InterestInput = z.infer<typeof interestSchema>;
