import * as z from 'zod';
import { listQuery, type ListSort } from '@/lib/platform/list';
import { emailAddress, lineOfText, optionalText, textOfLines } from '@/lib/values/text';
import type { CountyUntold } from './rules/county';
import type { AlertLevel } from '@/lib/alerts/schema/alerts';

export const MAX_DETAILS = 4000;

const LEVELS = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'] as const;

/** A tag, its end, a comment or a declaration, as a browser would read one; `a < b` is none. */
const MARKUP = /<(?:\/?[a-z]|!)/i;
const PLAIN = 'Please write plain text, without HTML.';

const details = textOfLines(MAX_DETAILS).refine((text) => !MARKUP.test(text), PLAIN);

/** POST /api/fraud/report */
export const fraudReportSchema = z.object({
  /** of an alert of the account that is logged in, or what else was looked at */
  eventId: lineOfText('what this is about', 100),
  severity: z.enum(LEVELS, 'Please choose how urgent it is.'),
  /** two letters, or the name: `reportFraud` knows them */
  state: lineOfText('the state', 50),
  county: lineOfText('the county', 100),
  propertyAddress: lineOfText('the property address', 300),
  summary: lineOfText('what happened, in one line', 200),
  details: optionalText(details).transform((text) => text ?? ''),
  reporter: z.object({ name: lineOfText('your name', 200), email: emailAddress }),
});

/** What is typed; what it is about comes from where it was pressed. */
export const fraudFormSchema = fraudReportSchema.omit({ eventId: true });

/** GET /api/fraud/report: what would become of a report, before it is sent */
export const fraudPreviewSchema = z.object({ eventId: lineOfText('what this is about', 100) });

export const fraudCaseSchema = z.object({
  caseId: z.string().regex(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
});

/** What an admin says to the reporter of a case that is closed. */
export const closeFraudCaseSchema = z.object({
  note: textOfLines(1000)
    .refine((text) => text.trim() !== '', 'Please say what came of it.')
    .refine((text) => !MARKUP.test(text), PLAIN),
});

/** PATCH /api/fraud/cases/{caseId} */
export const changeFraudCaseSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('open') }),
  closeFraudCaseSchema.extend({ status: z.literal('closed') }),
]);

/** GET /api/fraud/cases */
export const fraudCasesQuerySchema = z.object({
  ...listQuery,
  status: optionalText(z.enum(['open', 'closed'])),
  severity: optionalText(z.enum(LEVELS)),
});

export type FraudReportInput = z.infer<typeof fraudReportSchema>;
export type FraudFormInput = z.infer<typeof fraudFormSchema>;
export type CloseFraudCaseInput = z.infer<typeof closeFraudCaseSchema>;
export type ChangeFraudCaseInput = z.infer<typeof changeFraudCaseSchema>;
export type FraudCaseFilter = { status?: 'open' | 'closed'; severity?: AlertLevel; sort?: ListSort };

/** How emails go out here: through a mail server, or not at all and kept to be read on this server. */
export type FraudTransport = 'smtp' | 'preview';

/** The answer to a report. */
export type FraudReceipt = {
  /** 8 letters: 7K2M-QX40 */
  caseId: string;
  /** who gets it, by name */
  sent_to: string[];
  transport: FraudTransport;
};

/** Who would get a report, and what of it is known. */
export type FraudPreview = {
  sendsTo: string[];
  countyUntold: CountyUntold | null;
  transport: FraudTransport;
  /** the open case of this alert */
  openCase: string | null;
  /** of the alert's property and the account; null for what only the reporter knows */
  known: {
    isOwn: boolean;
    state: string | null;
    county: string | null;
    propertyAddress: string | null;
  };
};

/** A case as its reporter and admins see it. Times are ISO 8601 UTC. */
export type FraudCase = {
  id: string;
  number: string;
  eventId: string;
  severity: AlertLevel;
  state: string;
  county: string;
  propertyAddress: string;
  summary: string;
  details: string;
  reporterName: string;
  reporterEmail: string;
  /** reported by an account whose address this is; else nobody knows whose address it is */
  isFromAccount: boolean;
  alertId: string | null;
  lockId: string | null;
  /** of the county; null where none was written to */
  countyName: string | null;
  countyUntold: CountyUntold | null;
  /** null until the emails have gone out */
  transport: FraudTransport | null;
  createdAt: string;
  closedAt: string | null;
  closingNote: string | null;
};
