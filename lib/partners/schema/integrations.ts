import * as z from 'zod';
import { lineOfText } from '@/lib/values/text';

/*
 * The forms of the sample panels. They are checked in the browser alone: nothing of them is sent, and there is no call
 * that would take them.
 */

const EARLIEST_BIRTH = '1900-01-01';

const dateOfBirth = z.iso
  .date('Please enter the date of birth.')
  .refine(
    (day) => day >= EARLIEST_BIRTH && day <= new Date().toISOString().slice(0, 10),
    'Please enter a date of birth between 1900 and today.',
  );

export const identityCheckSchema = z.object({
  fullName: lineOfText('the full name', 200),
  dateOfBirth,
  documentType: z.enum(
    ['passport', 'drivers-license', 'state-id', 'military-id'],
    'Please choose a document.',
  ),
  agency: lineOfText('the agency that is asked', 100),
});

const clearanceLevels = ['public-trust', 'confidential', 'secret', 'top-secret'] as const;

export const backgroundCheckSchema = z.object({
  subject: lineOfText('the full name of the subject', 200),
  dateOfBirth,
  clearanceLevel: z.enum(clearanceLevels, 'Please choose the clearance level.'),
  purpose: lineOfText('the purpose', 500),
});

export type ClearanceLevel = (typeof clearanceLevels)[number];
export type IdentityCheckInput = z.infer<typeof identityCheckSchema>;
export type BackgroundCheckInput = z.infer<typeof backgroundCheckSchema>;
