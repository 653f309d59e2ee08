import 'server-only';
import type { Tx } from '@/lib/platform/db';
import { demoMark, namedAsDemo } from '../rules/demo';
import { fullName } from '../rules/names';

/** How a notary is named in notices, and what marks their acts in the trail; in the transaction of a command. */
export async function getNotaryName(
  tx: Tx,
  userId: string,
): Promise<{ name: string; mark: ReturnType<typeof demoMark> }> {
  const { firstName, lastName, notaryProfile } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { firstName: true, lastName: true, notaryProfile: { select: { isDemo: true } } },
  });
  const isDemo = notaryProfile?.isDemo ?? false;
  return { name: namedAsDemo(fullName(firstName, lastName), isDemo), mark: demoMark(isDemo) };
}
