import { z } from 'zod';
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
  .describe('What you saw');
const confidenceSchema = z
  .number(CONFIDENCE_WRONG)
  .min(0, CONFIDENCE_WRONG)
  .max(1, CONFIDENCE_WRONG)
  .describe(
    'How sure you are, from 0 to 1. From 0.9 on the case is critical, from 0.7 high, from 0.4 medium, else low',
  );

/** POST /v1/fraud/report */
export const reportSchema = z.strictObject({
  property_id: z.uuid().toLowerCase().describe('The property, as its lock named it. It has to be locked'),
  alert_type: alertTypeSchema,
  confidence: confidenceSchema,
  note: textOfLines(2000)
    .refine((text) => !MARKUP.test(text), 'Please write plain text, without HTML.')
    .optional()
    .describe('What a person should know who looks at the case'),
});

/** A report as the API shows it. */
export const fraudReportSchema = z.strictObject({
  case_id: z.uuid().describe('The case, by which other calls name it'),
  case_number: z
    .string()
    .nullable()
    .describe('What people call the case, such as 7K2M-QX40; null in test mode'),
  property_id: z.uuid().describe('The property that it is about'),
  alert_type: alertTypeSchema,
  confidence: confidenceSchema,
  note: z.string().nullable().describe('What was written with the report'),
  severity: z.enum(['CRITICAL', 'HIGH', 'MEDIUM', 'LOW']).describe('How urgent it is, by the confidence'),
  status: z.enum(['open', 'closed']).describe('Whether people still look at it'),
  created_at: z.iso.datetime().describe('When it was reported, ISO 8601, UTC'),
  closed_at: z.iso.datetime().nullable().describe('When the case was closed, ISO 8601, UTC'),
  mode: z
    .enum(['live', 'test'])
    .describe('Of the key that reported it. A case of test mode is not looked at'),
});

/** GET /v1/fraud/reports */
export const reportsPageQuerySchema = z.strictObject({
  ...pageQuery,
  status: z
    .enum(['open', 'closed'], 'Please ask for open or closed.')
    .optional()
    .describe('Those of this status'),
});

export const reportsPageSchema = pageOf(fraudReportSchema);

export const caseParamsSchema = z.object({
  case_id: z.uuid().toLowerCase().describe('The case, as the report was answered'),
});

export type ReportInput = z.infer<typeof reportSchema>;
export type ApiFraudReport = z.infer<typeof fraudReportSchema>;
export type ReportsQuery = z.infer<typeof reportsPageQuerySchema>;
