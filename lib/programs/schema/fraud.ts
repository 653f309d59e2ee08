import * as z from 'zod';
import { textOfLines } from '@/lib/values/text';
import { pageOf, pageQuery } from './pages';

/** What a program can have seen, and what people are told it is. */
export const alertTypes = {
  unexpected_recording: 'An unexpected recording',
  forged_signature: 'A signature that looks forged',
  identity_theft: 'Somebody who poses as the owner',
  title_dispute: 'A dispute about the title',
  unauthorized_listing: 'The property is offered by somebody else',
  unauthorized_loan: 'A loan that the owner does not know of',
  other: 'Something else',
} as const;

export type AlertType = keyof typeof alertTypes;

const alertTypeNames = Object.keys(alertTypes) as [AlertType, ...AlertType[]];
const CONFIDENCE_WRONG = 'Please send a number from 0 to 1.';
const MARKUP = /<(?:\/?[a-z]|!)/i;

const alertTypeSchema = z
  .enum(alertTypeNames, `Please send one of ${alertTypeNames.join(', ')}.`)
  .describe('What you saw.');
const confidenceSchema = z
  .number(CONFIDENCE_WRONG)
  .min(0, CONFIDENCE_WRONG)
  .max(1, CONFIDENCE_WRONG)
  .describe(
    'How sure you are, from 0 to 1. From 0.9 on the case is critical, from 0.7 high, from 0.4 medium, below that low.',
  );

/** POST /v1/fraud/report */
export const reportSchema = z.strictObject({
  property_id: z
    .uuid()
    .toLowerCase()
    .describe('The `property_id` that the lock returned. The property must be locked.'),
  alert_type: alertTypeSchema,
  confidence: confidenceSchema,
  note: textOfLines(2000)
    .refine((text) => !MARKUP.test(text), 'Please write plain text, without HTML.')
    .optional()
    .describe('Anything that helps the person who reviews the case.'),
});

/** A report as the API shows it. */
export const fraudReportSchema = z.strictObject({
  case_id: z.uuid().describe('The id of the case.'),
  case_number: z
    .string()
    .nullable()
    .describe('The number that people know the case by, such as 7K2M-QX40; `null` in test mode.'),
  property_id: z.uuid().describe('The property in question.'),
  alert_type: alertTypeSchema,
  confidence: confidenceSchema,
  note: z.string().nullable().describe('The note that came with the report.'),
  severity: z
    .enum(['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'])
    .describe('How urgent the case is, by the confidence of the report.'),
  status: z.enum(['open', 'closed']).describe('`open` while people review the case.'),
  created_at: z.iso.datetime().describe('The time of the report, in ISO 8601, UTC.'),
  closed_at: z.iso
    .datetime()
    .nullable()
    .describe('The time at which the case was closed, in ISO 8601, UTC; `null` while it is open.'),
  mode: z
    .enum(['live', 'test'])
    .describe('The mode of the key that reported it. People do not review `test` cases.'),
});

/** GET /v1/fraud/reports */
export const reportsPageQuerySchema = z.strictObject({
  ...pageQuery,
  status: z
    .enum(['open', 'closed'], 'Please ask for open or closed.')
    .optional()
    .describe('Return those that have this status now.'),
});

export const reportsPageSchema = pageOf(fraudReportSchema);

export const caseParamsSchema = z.object({
  case_id: z.uuid().toLowerCase().describe('The `case_id` that the report returned.'),
});

export type ReportInput = z.infer<typeof reportSchema>;
export type ApiFraudReport = z.infer<typeof fraudReportSchema>;
export type ReportsQuery = z.infer<typeof reportsPageQuerySchema>;
