import { POST as answer } from '@/app/api/consents/lock/answer/route';
import { POST as lock } from '@/app/api/v1/properties/lock/route';
import { tokenOf } from '@/lib/platform/mailed-link';
import type { ConsentAnswer } from '@/lib/programs/schema/consents';
import type { ApiProperty } from '@/lib/programs/schema/properties';
import type { Person } from './actors';
import { asWritten, query } from './database';
import { asDocumented } from './event-rows';
import { callRoute } from './http';

type KeyHeaders = { authorization: string };

/** What a partner sends to have a property of this owner locked. */
export const lockCall = (owner: Person | string, of: object = {}) => ({
  property_address: '12 Main St, Austin, TX 78701',
  owner_verification: {
    owner_name: 'Ada Lovelace',
    owner_email: typeof owner === 'string' ? owner : owner.user.email,
    reference: 'file 7',
  },
  lock_duration: null,
  ...of,
});

export const askToLock = (headers: Record<string, string>, body: unknown) =>
  callRoute(lock, { method: 'POST', url: '/api/v1/properties/lock', headers, body });

export const answerTo = (id: string, as: Person | null, said: unknown = 'agree') =>
  callRoute(answer, {
    method: 'POST',
    url: '/api/consents/lock/answer',
    as,
    body: { token: tokenOf(id), answer: said },
  });

/** A property that this owner let the partner have locked. */
export async function agreedLock(
  headers: KeyHeaders,
  owner: Person,
  of: object = {},
): Promise<{ id: string; lockId: string }> {
  const { property_id: id } = (await askToLock(headers, lockCall(owner, of))).body as ApiProperty;
  const { lockId } = (await answerTo(id, owner)).body as ConsentAnswer;
  return { id, lockId: lockId! };
}

type EventRow = { type: string; mode: string; organization_id: string; data: unknown };

export async function listEvents(): Promise<EventRow[]> {
  return asDocumented(
    await query<EventRow>(
      `SELECT type, mode::text, organization_id, data FROM webhook_events ORDER BY ${asWritten}`,
    ),
  );
}
