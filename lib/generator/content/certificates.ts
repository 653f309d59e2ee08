import type { Source } from '@/lib/catalogue/schema';
import type { TemplateState } from '../schema';

export type Certificate = {
  title: string;
  /** Lines to print: `{{signers}}` is who signed; what the notary completes is left as lines. */
  text: string;
  source: Source;
  /** The month for which the source says it: `2026-11`. */
  asOf: string;
};

/** The certificates of each state, by its own law. */
export const certificates: Record<TemplateState, Record<'acknowledgment' | 'jurat', Certificate>> = {
  CA: notWritten('California'),
  TX: notWritten('Texas'),
  FL: notWritten('Florida'),
  NY: notWritten('New York'),
  IL: notWritten('Illinois'),
};

/** Replaced by the wording of each state. */
function notWritten(state: string): Record<'acknowledgment' | 'jurat', Certificate> {
  const text = `State of ${state}\nCounty of ${'_'.repeat(30)}\n\n{{signers}}`;
  const certificate = {
    title: 'Certificate',
    text,
    source: { kind: 'secondary', title: state },
    asOf: '2026-11',
  } as const;
  return { acknowledgment: certificate, jurat: certificate };
}
