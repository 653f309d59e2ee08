/**
 * The seals of all proof pages that were ever handed out, oldest first. A page that was downloaded years ago
 * must still check out byte for byte, so a seal is never removed; a page that changed adds its own.
 */
export const PROOF_PAGE_SEALS: readonly string[] = [
  '44df70a6df604e214370c8676435e650e3e9f6444123b7b431f746bdb73d3cfa',
];
