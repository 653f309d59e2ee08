import 'server-only';
import { holding } from '@/lib/platform/list';
import type { Prisma } from '@/prisma/generated/client';

/** Each word of a search somewhere in name or address: a first and a last name are in two columns. */
export function namedLike(search: string | undefined): Prisma.UserWhereInput[] {
  return search?.split(/\s+/).map(holdsWord) ?? [];
}

/** One word somewhere in name or address. */
export function holdsWord(word: string): Prisma.UserWhereInput {
  const holds = holding(word);
  return { OR: [{ firstName: holds }, { lastName: holds }, { email: holds }] };
}
