import * as z from 'zod';
import { calendarDay } from '@/lib/values/day';
import { lineOfText, optionalText } from '@/lib/values/text';
import { reviewSchema } from './requests';
import { EVERYWHERE } from '../rules/credentials';
import { changeProfileSchema, credentialKinds } from './profile';

/*
 * What the fields of the forms hold, all of it text, as the calls take it.
 */

const shape = changeProfileSchema.shape;

/** Miles come as text. */
export const workAreaFormSchema = z.object({
  home: shape.home,
  officeAddress: shape.officeAddress,
  travelRadiusMiles: z.preprocess(
    (text) => (text === '' || text === undefined ? undefined : Number(text)),
    shape.travelRadiusMiles.unwrap(),
  ),
});

const credential = shape.credentials.unwrap().element.shape;

/** An insurance has no state of its own to choose. */
export const credentialFormSchema = z
  .object({
    kind: z.enum(credentialKinds, 'Please choose commission, bond or insurance.'),
    state: z.string().optional(),
    number: credential.number,
    expiresOn: credential.expiresOn,
  })
  .transform((entered, context) => {
    const state = entered.kind === 'insurance' ? EVERYWHERE : (entered.state ?? '');
    const read = credential.state.safeParse(state);
    if (!read.success) {
      context.addIssue({ code: 'custom', path: ['state'], message: 'Please choose a state.' });
      return z.NEVER;
    }
    return { ...entered, state: read.data };
  });

const time = z.iso.time({ precision: -1, error: 'Please enter a time such as 09:30.' }).optional();

/** Days and hours of the person's own clock; without hours they are whole days. */
export const timeOffFormSchema = z
  .object({
    startsAt: calendarDay('Please choose the first day.'),
    startsTime: time,
    endsAt: calendarDay('Please choose the last day.'),
    endsTime: time,
    note: optionalText(lineOfText('a note', 100)),
  })
  .transform(({ startsAt, startsTime, endsAt, endsTime, note }, context) => {
    const starts = new Date(`${startsAt}T${startsTime ?? '00:00'}`);
    const ends = new Date(`${endsAt}T${endsTime ?? '00:00'}`);
    if (!endsTime) ends.setDate(ends.getDate() + 1);
    if (starts >= ends) {
      context.addIssue({
        code: 'custom',
        path: ['endsAt'],
        message: 'The end has to be after the beginning.',
      });
      return z.NEVER;
    }
    return { startsAt: starts.toISOString(), endsAt: ends.toISOString(), note };
  });

/** Stars come as text, and as nothing while none are chosen. */
export const reviewFormSchema = z.object({
  rating: z.preprocess((text) => (text ? Number(text) : undefined), reviewSchema.shape.rating),
  comment: reviewSchema.shape.comment,
});

export type CredentialForm = z.output<typeof credentialFormSchema>;
export type TimeOffForm = z.output<typeof timeOffFormSchema>;
export type WorkAreaForm = z.output<typeof workAreaFormSchema>;
