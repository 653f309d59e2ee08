/**
 * The seals of all proof pages that were ever handed out, oldest first. A page that was downloaded years ago
 * must still check out byte for byte, so a seal is never removed; a page that changed adds its own.
 */
export const PROOF_PAGE_SEALS: readonly string[] = [
  '64e2e73f50dbda03cf42e2b36a6288b830aec338d28e350e938c89c89299ed39',
  '971a5b38c081244bc1f0b48804042df82009e74ee16e4c69b9d87806b7f05e04',
  '4b761c680563aedf7ae2c9b34bc2cd0e751ccb761e086fd8ca96db8191a8b725',
  'bb98d4b729a297943ea9e439bed3b2e74b6723ae84ef7adfe897987058a5d60b',
  '39bc4ff05c1895a98617649f2812c62f1e1da01fbc864761f65f716746b0ea43',
  'e781e7885a134d54f80d25bb039db64b88b7b8f34ba6de09b073534eeddffeec',
  '765c4ef5cf03ef4f6d683b8612952fe7704b79e007607fb735d743b8f46cee03',
  'b9bbaabb6c30eed54cf5f76dc1b4bcedb14ca3a61e07f6045cf52fb05a17523b',
  'e928cf93a0ea7711ba0cb2f2587913f26fa4a80cbea96bc76be955a613fc50a2',
];
