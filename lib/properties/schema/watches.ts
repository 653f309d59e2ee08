import * as z from 'zod';
import { lineOfText, optionalText, visibleText } from '@/lib/values/text';
import { countyFips } from './recordings';

const KINDS = 'Please choose a name or a parcel number.';
const COUNTY = 'Please say which county, with its state.';

/** POST /api/watches: a county by its FIPS code, or by its name and the two letters of its state. */
export const addWatchSchema = z
  .object({
    kind: z.enum(['name', 'parcel'], KINDS),
    value: lineOfText('what to watch', 200),
    fips: optionalText(countyFips),
    county: optionalText(lineOfText('the county', 100)),
    state: optionalText(
      visibleText()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z]{2}$/, 'Please use the two letters of a state.'),
    ),
  })
  .superRefine(({ kind, fips, county, state }, context) => {
    const issue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (county && !state && !fips) issue('state', COUNTY);
    else if (state && !county && !fips) issue('county', COUNTY);
    else if (kind === 'parcel' && !fips && !county) {
      issue('county', 'A parcel number is watched in one county: please say which.');
    }
  });

export type AddWatchInput = z.infer<typeof addWatchSchema>;

/** DELETE /api/watches/{id} */
export const watchIdSchema = z.object({ id: z.uuid().toLowerCase() });

/** A further name or parcel that an account watches. */
export type Watch = {
  id: string;
  kind: 'name' | 'parcel';
  value: string;
  fips: string | null;
  /** `Travis County, TX`; null where it is watched in all counties */
  county: string | null;
  /** ISO 8601 UTC */
  createdAt: string;
  /** the recordings that match */
  matches: number;
};
