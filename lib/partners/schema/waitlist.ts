import * as z from 'zod';
import { emailAddress, lineOfText, optionalPhoneNumber, optionalText, textOfLines } from '@/lib/values/text';
import { listQuery, type ListSort } from '@/lib/platform/list';
import {
  availabilities,
  experiences,
  MAX_MOTIVATION,
  specializations,
  volumes,
  type Experience,
} from '../rules/waitlist';

const oneOf = <V extends string>(options: readonly { value: V }[], message: string) =>
  z.enum(options.map(({ value }) => value) as [V, ...V[]], message);

const experienceSchema = oneOf(experiences, 'Please choose your experience.');
/** By name, as in the form. Whether it is one of the 50 is for the command to see. */
const stateName = lineOfText('your state', 40);

/** POST /api/waitlist/join */
export const joinWaitlistSchema = z.object({
  name: lineOfText('your name', 200),
  email: emailAddress,
  companyName: optionalText(lineOfText('your company', 200)),
  state: stateName,
  experience: experienceSchema,
  specializations: z
    .array(z.enum(specializations, 'Please choose from the list.'))
    .max(specializations.length)
    .default([]),
  currentVolume: optionalText(oneOf(volumes, 'Please choose from the list.')),
  requestBetaAccess: z.boolean().default(false),
  ndaAccepted: z.literal(true, 'You must accept the NDA.'),
  termsAccepted: z.literal(true, 'You must accept the terms.'),
  availability: oneOf(availabilities, 'Please choose your availability.'),
  phone: optionalPhoneNumber,
  motivation: textOfLines(MAX_MOTIVATION).min(1, 'Please tell us why you would like to join.'),
});

/** GET /api/waitlist */
export const waitlistQuerySchema = z.object({
  /** an empty choice of the filter is none */
  state: optionalText(stateName),
  experience: optionalText(experienceSchema),
  /** part of a name, a company or an email address */
  search: optionalText(textOfLines(200)),
  ...listQuery,
});

export type JoinWaitlistInput = z.infer<typeof joinWaitlistSchema>;
export type WaitlistFilter = {
  state?: string;
  experience?: Experience;
  search?: string;
  sort?: ListSort;
};

/** Somebody on the waitlist, as admins see it. Times are ISO 8601 UTC. */
export type WaitlistEntry = {
  id: string;
  name: string;
  email: string;
  companyName: string | null;
  phone: string | null;
  state: string;
  experience: string;
  specializations: string[];
  currentVolume: string | null;
  availability: string;
  motivation: string;
  requestBetaAccess: boolean;
  acceptedAt: string;
  /** somebody opened the link that was emailed to the address; not of entries from before it was */
  isConfirmed: boolean;
  createdAt: string;
  updatedAt: string;
};

/** `next` is null on the last page. */
export type WaitlistPage = { entries: WaitlistEntry[]; next: string | null };
