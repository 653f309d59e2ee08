import 'server-only';
import type { Tx } from '@/lib/platform/db';
import { actsAsDemo, demoMark, namedAsAccount, namedAsDemo } from '../rules/demo';
import { fullName } from '../rules/names';

/** How a notary is named in notices, and what marks their acts in the trail; in the transaction of a command. */
export async function getNotaryName(
  tx: Tx,
  userId: string,
): Promise<{ name: string; mark: ReturnType<typeof demoMark> }> {
  const { firstName, lastName, email, notaryProfile } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { firstName: true, lastName: true, email: true, notaryProfile: { select: { isDemo: true } } },
  });
  const isDemo = notaryProfile?.isDemo ?? false;
  const notary = { isDemo, user: { email } };
  const name = namedAsAccount(fullName(firstName, lastName), notary);
  return { name: namedAsDemo(name, isDemo), mark: demoMark(actsAsDemo(notary)) };
}
