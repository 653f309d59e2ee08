import * as z from 'zod';
import { instrumentClasses, type InstrumentClass } from '@/lib/catalog/rules/instrument-class';
import { calendarDay } from '@/lib/values/day';
import { lineOfText, optionalText } from '@/lib/values/text';

const day = (label: string) => calendarDay(`Please choose ${label}.`);

/** POST /api/properties/{id}/announcements: days of the county, `2026-11-23`. */
export const announceSchema = z
  .object({
    class: z.enum(instrumentClasses, 'Please choose what will be recorded.'),
    party: optionalText(lineOfText('who is on the other side', 200)),
    from: day('the first day'),
    until: day('the last day'),
  })
  .refine(({ from, until }) => until >= from, {
    path: ['until'],
    message: 'The last day is before the first one.',
  });

export type AnnounceInput = z.infer<typeof announceSchema>;

/** GET and POST /api/properties/{id}/announcements: the id of the lock. */
export const announcementsOfSchema = z.object({ id: z.uuid().toLowerCase() });

/** DELETE /api/properties/{id}/announcements/{announcementId} */
export const announcementIdSchema = announcementsOfSchema.extend({ announcementId: z.uuid().toLowerCase() });

/** A transaction that an owner told us of. Days are of the county, times ISO 8601 UTC. */
export type Announcement = {
  id: string;
  class: InstrumentClass;
  party: string | null;
  from: string;
  until: string;
  createdAt: string;
  withdrawnAt: string | null;
  /** it can still fit what comes */
  isOpen: boolean;
  /** the recordings that it fitted */
  matches: number;
};
