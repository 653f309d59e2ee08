/**
 * The seals of all proof pages that were ever handed out, oldest first. A page that was downloaded years ago
 * must still check out byte for byte, so a seal is never removed; a page that changed adds its own.
 */
export const PROOF_PAGE_SEALS: readonly string[] = [
  '9f6c1de60d74a42810717de484dfa52307a2f867d4913a3caa3db6fd01724f80',
];
