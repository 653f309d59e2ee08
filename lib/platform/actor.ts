import type { Role } from '@/prisma/generated/enums';

/** Who is asking. Made in one place: lib/platform/session.ts. */
export type Actor = { id: string; role: Role; sessionVersion: number };
