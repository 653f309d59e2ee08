/**
 * The seals of all proof pages that were ever handed out, oldest first. A page that was downloaded years ago
 * must still check out byte for byte, so a seal is never removed; a page that changed adds its own.
 */
export const PROOF_PAGE_SEALS: readonly string[] = [
  '3cd4a7752ace3a9a1b066cb30c9c4f06b38aa2fcb9c98a07a893dc49ab21fb97',
];
