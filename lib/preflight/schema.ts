import * as z from 'zod';
import type { Source } from '@/lib/catalog/schema';
import { lineOfText, optionalText, textOfLines } from '@/lib/values/text';

/** What is measured of a file at a time: the largest document of the vault, and the longest that a county sees often. */
export const MOST_PAGES = 200;

export const repairKinds = ['scale-pages', 'cover-sheet'] as const;
/** What we can make of a paper: its pages made to fit, and a sheet in front. */
export type RepairKind = (typeof repairKinds)[number];

const fields = {
  state: z
    .string('Please choose a state.')
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'Please choose a state.'),
  county: z.string('Please choose a county.').trim().min(1, 'Please choose a county.').max(100),
  documentType: z
    .string('Please choose the kind of document.')
    .trim()
    .regex(/^[a-z]+(?:-[a-z]+)*$/, 'Please choose the kind of document.')
    .max(60),
};

export const preflightSchema = z.strictObject(fields);

/** As much as the left of a cover sheet holds in letters that can be read. */
const SHEET_LINE = 50;
const SHEET_LINES = 4;

/** What a person may have printed on the cover sheet. */
const onSheet = {
  requestedBy: optionalText(lineOfText('who asks for the recording', SHEET_LINE)),
  returnTo: optionalText(
    textOfLines(SHEET_LINES * (SHEET_LINE + 2)).refine((text) => {
      const lines = text.split(/\r?\n/);
      return lines.length <= SHEET_LINES && lines.every((line) => line.trim().length <= SHEET_LINE);
    }, `Please use at most ${SHEET_LINES} lines of ${SHEET_LINE} characters.`),
  ),
};

export const sheetSchema = z.object(onSheet);

/** Names of repairs with commas between them. */
export const repairSchema = z.strictObject({
  ...fields,
  ...onSheet,
  repairs: z
    .string('Please choose what to repair.')
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.enum(repairKinds, 'There is no such repair.')).min(1, 'Please choose what to repair.')),
});

export type PreflightInput = z.infer<typeof preflightSchema>;
export type RepairInput = z.infer<typeof repairSchema>;
export type SheetInput = z.infer<typeof sheetSchema>;

/** Points of 1/72 inch on the page as shown, from its upper left corner. */
export type Box = { x: number; y: number; width: number; height: number };

/**
 * `reject`: the recorder sends the paper back. `fee`: it is taken, and costs more. `warn`: the rule asks for it, and a
 * paper without it is taken, or our eyes may be wrong. `unknown`: nobody on our side knows, or the page cannot be read.
 */
export type Severity = 'reject' | 'fee' | 'warn' | 'unknown';

export type Finding = {
  /** of the rule, to be linked and counted: `margin-left` */
  rule: string;
  severity: Severity;
  /** null where it is of the whole document */
  page: number | null;
  box?: Box;
  text: string;
  /** one that is unknown may have none */
  source?: Source;
  asOf?: string;
  repair?: RepairKind;
  /** our own counsel, which no rule asks for: it has no source */
  isAdvice?: true;
  /** a blank that is filled in when the document is signed, which it is not yet; left blank then, it means `severity` */
  atSigning?: true;
};

export type FeeLine = {
  label: string;
  /** dollars; null where nothing that we have read or measured tells it */
  amount: number | null;
  /** whether it is part of the total */
  isSure: boolean;
  /** when it is due, or why it is open */
  note?: string;
  source?: Source;
  asOf?: string;
};

export type Fee = {
  lines: FeeLine[];
  /** dollars, of what is sure; null where a sure line has no amount */
  total: number | null;
};

/**
 * `fix`: something would send it back. `unknown`: whether it is taken depends on what nobody here knows. `accepted`: we
 * found nothing that sends it back.
 */
export type Verdict = 'accepted' | 'fix' | 'unknown';

export type Preflight = { verdict: Verdict; findings: Finding[]; fee: Fee };
