import * as z from 'zod';
import {
  alertLevels,
  alertStatuses,
  type AlertDetail,
  type AlertFacts,
  type AlertKind,
  type AlertMoment,
  type AlertView,
  type RecordedFacts,
} from './alerts';

/** What was seen, as the county wrote it: kept with the alert, whatever becomes of the row. */
const recordedFactsSchema = z.object({
  county: z.string(),
  recordedOn: z.string().describe('A day of the county, such as `2026-11-23`.'),
  instrument: z.string(),
  type: z.string().describe('The type, as the county writes it.'),
  class: z.string().describe('Deed, mortgage, lien and so on.'),
  grantors: z.array(z.string()),
  grantees: z.array(z.string()),
  address: z.string().nullable(),
  parcel: z.string().nullable(),
  legal: z.string().nullable(),
  considerationCents: z.number().nullable().describe('The consideration, in cents.'),
}) satisfies z.ZodType<RecordedFacts>;

/** As a list has it. */
export const alertSchema = z.object({
  id: z.uuid(),
  level: z.enum(alertLevels),
  status: z.enum(alertStatuses),
  title: z.string(),
  timestamp: z.iso.datetime(),
  propertyId: z.uuid().optional().describe('The lock of the property that it is about.'),
  property: z
    .object({ address: z.string(), county: z.string().nullable(), state: z.string().nullable() })
    .optional(),
  reasons: z.array(z.string()).describe('Why it was raised, in words.'),
  recording: recordedFactsSchema.optional().describe('What a county recorded.'),
  place: z
    .string()
    .nullish()
    .describe('Near which city somebody was who logged in, or opened a link. Null where it is unknown.'),
}) satisfies z.ZodType<AlertView>;

/** What happened with an alert, or with the lock that it is about. */
const alertMomentSchema = z.object({
  type: z.string(),
  at: z.iso.datetime(),
  by: z.enum(['owner', 'service']),
  detail: z.string().optional().describe('Of a level that was raised, and of a release.'),
}) satisfies z.ZodType<AlertMoment>;

const lasting = { address: z.string(), endsAt: z.string() };

/** What each kind of alert keeps of what was seen. */
const alertFacts = {
  'recording.matched': z.object({ recording: recordedFactsSchema, isAnnounced: z.boolean() }),
  'lock.unpaid': z.object(lasting),
  'lock.lapsing': z.object(lasting),
  'lock.contested': z.object({ address: z.string(), since: z.string() }),
  'lock.released': z.object({ address: z.string(), releasedAt: z.string(), releaseReason: z.string() }),
  'step_up.failed': z.object({ tries: z.number().int(), way: z.enum(['pin', 'passkey']) }),
  'sign_in.new_device': z.object({ device: z.string(), place: z.string().nullable() }),
  'link.new_place': z.object({ document: z.string(), place: z.string().nullable(), viewer: z.string() }),
  'document.replaced': z.object({ document: z.string(), earlierStoredAt: z.string() }),
} satisfies { [Kind in AlertKind]: z.ZodType<AlertFacts[Kind]> };

const of = <K extends keyof typeof alertFacts>(kind: K) =>
  alertSchema.extend({
    kind: z.literal(kind),
    facts: alertFacts[kind],
    resolvedAt: z.iso.datetime().nullable(),
    resolvedReason: z.string().nullable().describe('What its owner said of it, or what ended it.'),
    isSettled: z
      .boolean()
      .describe('It ended with what it was about, so it cannot be marked as active again.'),
    timeline: z.array(alertMomentSchema).describe('Newest first.'),
  });

export const alertDetailSchema = z.discriminatedUnion('kind', [
  of('recording.matched'),
  of('lock.unpaid'),
  of('lock.lapsing'),
  of('lock.contested'),
  of('lock.released'),
  of('step_up.failed'),
  of('sign_in.new_device'),
  of('link.new_place'),
  of('document.replaced'),
]) satisfies z.ZodType<AlertDetail>;
