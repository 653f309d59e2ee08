/**
 * The seals of all proof pages that were ever handed out, oldest first. A page that was downloaded years ago
 * must still check out byte for byte, so a seal is never removed; a page that changed adds its own.
 */
export const PROOF_PAGE_SEALS: readonly string[] = [
  'ab169e217e3c68372719d7a1498b84482a3f92c5aafe97f8beb8acbc397f9558',
];
