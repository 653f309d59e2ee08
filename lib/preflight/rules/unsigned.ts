import type { Finding, Preflight } from '../schema';
import type { PageMeasures } from './measured';

/** Whether nobody has signed it yet: there are lines to sign, all of them empty, and no page is a picture of paper. */
export function isUnsigned(pages: readonly PageMeasures[]): boolean {
  const isTouched = ({ scan, signs, text }: PageMeasures) =>
    scan !== null || signs.typedSignatures > 0 || text.signedLines > 0;
  return pages.some(({ text }) => text.signatureLines > 0) && !pages.some(isTouched);
}

/** Whether all that stands against a document is that it is still to be signed. */
export function isOnlyToSign({ verdict, findings }: Preflight): boolean {
  const isAgainst = ({ severity }: Finding) => severity === 'reject';
  const isToSign = findings.some(({ atSigning }) => atSigning);
  return isToSign && verdict !== 'unknown' && findings.filter(isAgainst).every(({ atSigning }) => atSigning);
}
