import 'server-only';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { transaction } from '@/lib/platform/db';
import type { InterestInput } from './schema';

/** Keeps who wants to hear about a topic. The same person again writes over what they said before, and is told the same. */
export async function registerInterest(input: InterestInput): Promise<{ id: string }> {
  const { topic, email, name, organization = null, message = null } = input;
  const at = now();
  return transaction(async (tx) => {
    const { id } = await tx.interest.upsert({
      where: { email_topic: { email, topic } },
      create: { id: newId(), topic, email, name, organization, message, createdAt: at, updatedAt: at },
      update: { name, organization, message, updatedAt: at },
      select: { id: true },
    });
    await audit(tx, { type: 'interest.registered', actorId: null, subjectId: id, data: { topic } });
    return { id };
  });
}
