import * as z from 'zod';
import { hoursProblems, weekdays, type DayHours } from '../rules/hours';

const clock = z.iso.time({ precision: -1, error: 'Please enter a time such as 09:30.' });
const zone = z
  .string('Please choose a time zone.')
  .trim()
  .max(64, 'Please choose a time zone.')
  .regex(/^[\w/+-]+$/, 'Please choose a time zone.');

/** PUT /api/notaries/{userId}/hours: no days at all means any time. */
export const hoursSchema = z
  .strictObject({
    zone,
    days: z
      .array(z.strictObject({ weekday: z.int().min(1).max(7), from: clock, until: clock }))
      .max(7, 'Please enter each day once.')
      .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length, {
        error: 'Please enter each day once.',
      }),
  })
  .superRefine(({ days }, context) => {
    for (const [name, message] of Object.entries(hoursProblems(days))) {
      context.addIssue({ code: 'custom', path: [name], message });
    }
  });

const optionalClock = z.preprocess((text) => (text === '' ? undefined : text), clock.optional());
const fieldsOfDays = Object.fromEntries(
  weekdays.flatMap((_, index) => [
    [`from${index + 1}`, optionalClock],
    [`until${index + 1}`, optionalClock],
  ]),
);

/** What the fields hold: a day without times is off. */
export const hoursFormSchema = z.object({ zone, ...fieldsOfDays }).transform((typed, context) => {
  const fields = typed as Record<string, string | undefined>;
  const days = weekdays.flatMap((_, index): DayHours[] => {
    const weekday = index + 1;
    const [from, until] = [fields[`from${weekday}`], fields[`until${weekday}`]];
    if (from && until) return [{ weekday, from, until }];
    if (from || until) {
      const path = [from ? `until${weekday}` : `from${weekday}`];
      context.addIssue({ code: 'custom', path, message: 'Please enter both times, or neither.' });
    }
    return [];
  });
  for (const [name, message] of Object.entries(hoursProblems(days))) {
    context.addIssue({ code: 'custom', path: [name], message });
  }
  return { zone: fields.zone ?? '', days };
});

export type HoursInput = z.infer<typeof hoursSchema>;
