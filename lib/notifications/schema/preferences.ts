import * as z from 'zod';
import type { QuietHours } from '../rules/quiet-hours';
import { GROUPS, type NotificationGroup } from '../rules/types';

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time, such as 22:00.');

const DIFFERENT_END = 'Please choose an end that differs from the start.';

/** What secures the account cannot be turned off. */
export const mutableGroups = GROUPS.filter((group) => group !== 'account');

const alertTypes = z.strictObject(
  Object.fromEntries(GROUPS.map((group) => [group, z.boolean()])) as Record<NotificationGroup, z.ZodBoolean>,
);

export const preferencesSchema = z.strictObject({
  emailEnabled: z.boolean(),
  smsEnabled: z.boolean(),
  pushEnabled: z.boolean(),
  inAppEnabled: z.boolean(),
  quietHours: z
    .strictObject({ enabled: z.boolean(), start: timeOfDay, end: timeOfDay })
    .refine(({ start, end }) => start !== end, {
      path: ['end'],
      error: DIFFERENT_END,
    }),
  alertTypes: alertTypes.refine(({ account }) => account, {
    path: ['account'],
    error: 'What secures your account cannot be turned off.',
  }),
});

export type PreferencesInput = z.output<typeof preferencesSchema>;

export type PreferencesView = {
  emailEnabled: boolean;
  smsEnabled: boolean;
  pushEnabled: boolean;
  inAppEnabled: boolean;
  quietHours: QuietHours;
  alertTypes: Record<NotificationGroup, boolean>;
  /** the account's own */
  emailAddress: string;
  phoneNumber: string | null;
  /** of the quiet hours; UTC without one */
  timeZone: string | null;
  /** with which a browser subscribes to push; null where the site has no keys for it */
  pushKey: string | null;
  isSmsAvailable: boolean;
};

/** As the form has them, with a field for each switch. */
export const preferencesFormSchema = z
  .object({
    emailEnabled: z.boolean(),
    pushEnabled: z.boolean().optional(),
    inAppEnabled: z.boolean(),
    quietEnabled: z.boolean(),
    quietStart: timeOfDay,
    quietEnd: timeOfDay,
    alerts: z.boolean(),
    locks: z.boolean(),
    documents: z.boolean(),
    visits: z.boolean(),
    invoices: z.boolean(),
    plan: z.boolean(),
  })
  .refine(({ quietStart, quietEnd }) => quietStart !== quietEnd, {
    path: ['quietEnd'],
    error: DIFFERENT_END,
  });

export type PreferencesForm = z.output<typeof preferencesFormSchema>;
