import 'server-only';
import { holding } from '@/lib/platform/list';
import type { Prisma } from '@/prisma/generated/client';

/** Each word of a search somewhere in name or address: a first and a last name stand in two columns. */
export function namedLike(search: string | undefined): Prisma.UserWhereInput[] {
  const words = search?.split(/\s+/) ?? [];
  return words.map((word) => {
    const holds = holding(word);
    return { OR: [{ firstName: holds }, { lastName: holds }, { email: holds }] };
  });
}
