import * as z from 'zod';
import { optionalText, textOfLines } from '@/lib/values/text';
import { alertLevels, alertStatuses } from './alerts';

/** What an owner says about an alert when they resolve it. */
const MAX_REASON = 500;

export const alertIdSchema = z.object({ id: z.uuid('There is no such alert.').toLowerCase() });

export const listAlertsSchema = z.object({
  level: optionalText(z.enum(alertLevels, 'Please choose CRITICAL, HIGH, MEDIUM or LOW.')),
  status: optionalText(z.enum(alertStatuses, 'Please choose active, escalated or resolved.')),
  /** the last alert of the page before */
  after: optionalText(z.uuid('Please go back to the first page.').toLowerCase()),
});

/** To resolve an alert, or to mark a resolved one as active again. */
export const changeAlertSchema = z.object({
  status: z.enum(['resolved', 'active'], 'Please choose resolved or active.'),
  reason: optionalText(textOfLines(MAX_REASON)),
});

export type ListAlerts = z.output<typeof listAlertsSchema>;
export type ChangeAlert = z.output<typeof changeAlertSchema>;
