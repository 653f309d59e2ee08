import * as z from 'zod';
import { emailAddress, visibleText } from '@/lib/values/text';

export const syncIntervals = [
  { value: '15', label: 'Every 15 minutes' },
  { value: '60', label: 'Every hour' },
  { value: '1440', label: 'Once a day' },
] as const;

/** Of a sample panel: checked in the browser alone and kept in its page, so there is no call that takes it. */
export const countySettingsSchema = z.object({
  apiEndpoint: visibleText('Please enter the address of the API.')
    .trim()
    .max(300, 'Please use at most 300 characters.')
    .pipe(
      z.url({
        protocol: /^https$/,
        hostname: z.regexes.domain,
        error: 'Please enter an address that begins with https://.',
      }),
    ),
  contactEmail: emailAddress,
  syncMinutes: z.enum(['15', '60', '1440'], 'Please choose how often.'),
  eRecording: z.enum(['yes', 'no'], 'Please choose whether the office takes electronic documents.'),
});

export type CountySettings = z.infer<typeof countySettingsSchema>;
