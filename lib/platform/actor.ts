import type { Role } from '@/prisma/generated/enums';

/** Who is asking. Made in one place: lib/platform/session.ts. */
export type Actor = {
  id: string;
  role: Role;
  sessionVersion: number;
  /** names this sign-in, for what was confirmed in it */
  sessionId: string;
  /** The account has a PIN or a passkey: what hurts asks for it first. */
  isGuarded: boolean;
};
