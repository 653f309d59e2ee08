import { PROOF_PAGE_SEALS } from '@/lib/evidence/rules/proof-page-seals';
import { checkProofText, type ProofCheck } from '@/lib/evidence/rules/proof';
import { checkBlock, sealPage, splitProofPage } from '@/lib/evidence/rules/proof-block';

const PAGE_START = '<!DOCTYPE html>';

/** Checks the bytes of a proof file, page or JSON: every one of them counts. */
export function checkProofFile(bytes: Uint8Array): ProofCheck {
  const text = decode(bytes);
  if (text === null) return { verified: false, reason: 'This is not a proof file, or its text was changed.' };
  return text.startsWith(PAGE_START) ? checkPage(text) : checkProofText(text);
}

/** Whether a file sets out to be a proof, so that a damaged one is reported and not just hashed. */
export function looksLikeProof(start: string): boolean {
  return (
    ['data-seal=', '"checkpoint"', '"publicKey"', '"schemaVersion"'].filter((mark) => start.includes(mark))
      .length > 1
  );
}

function checkPage(text: string): ProofCheck {
  const page = splitProofPage(text);
  if (!page) return { verified: false, reason: 'This page is not a proof file.' };
  if (!PROOF_PAGE_SEALS.includes(page.seal) || page.seal !== sealPage(page.around)) {
    return { verified: false, reason: 'The page around the proof was changed.' };
  }
  return checkBlock(page.block);
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
