import { z } from 'zod';
import { emailAddress, lineOfText } from '@/lib/accounts/schema';

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

const optionalText = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    schema.optional(),
  );

export const interestSchema = z.object({
  topic: z.enum(interestTopics, 'Please choose what this is about.'),
  name: lineOfText('your name', 200),
  email: emailAddress,
  organization: optionalText(lineOfText('your organization', 200)),
  message: optionalText(z.string().trim().max(4000, 'Please use at most 4000 characters.')),
});

export const interestListSchema = z.object({
  topic: z.enum(interestTopics).optional(),
});

export type InterestInput = z.infer<typeof interestSchema>;
