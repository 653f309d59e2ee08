import 'server-only';
import { createHash } from 'node:crypto';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { transaction } from '@/lib/platform/db';
import type { InterestInput } from '../schema/interests';

/** Keeps who wants to hear about a topic, or to talk to us. The same words from the same person again are one interest. */
export async function registerInterest(input: InterestInput): Promise<{ id: string }> {
  const { topic, email, name, organization = null, message = null } = input;
  const contentHash = hashContent([email.toLowerCase(), topic, message ?? '']);
  const at = now();
  return transaction(async (tx) => {
    const { id } = await tx.interest.upsert({
      where: { contentHash },
      create: {
        id: newId(),
        contentHash,
        topic,
        email,
        name,
        organization,
        message,
        createdAt: at,
        updatedAt: at,
      },
      // Anyone who knows these words may be somebody else: nothing that was said is written over.
      update: { updatedAt: at },
      select: { id: true },
    });
    await audit(tx, { type: 'interest.registered', actorId: null, subjectId: id, data: { topic } });
    return { id };
  });
}

function hashContent(parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
