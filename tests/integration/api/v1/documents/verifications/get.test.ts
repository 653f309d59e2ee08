import { randomUUID } from 'node:crypto';
import { GET as READ } from '@/app/api/v1/documents/verifications/[verification_id]/route';
import { GET as LIST } from '@/app/api/v1/documents/verifications/route';
import { verificationsPage, type Verification } from '@/lib/programs/schema/documents';
import type { Key } from '@/tests/support/bookings';
import { callRoute } from '@/tests/support/http';
import { createApiKey, createPartner } from '@/tests/support/organizations';
import { verifyFile } from '@/tests/support/verifications';

const url = '/api/v1/documents/verifications';
const list = (key: Key, search = '') => callRoute(LIST, { url: url + search, ...key });
const read = (key: Key, id: string) =>
  callRoute(READ, { url: `${url}/${id}`, params: { verification_id: id }, ...key });

async function build(key: Key, text: string): Promise<Verification> {
  return (await verifyFile(key, Buffer.from(text))).body as Verification;
}

describe.each(['live', 'test'] as const)('GET /v1/documents/verifications with a %s key', (mode) => {
  it('lists page after page what keys of the organization and of this mode had verified', async () => {
    const partner = await createPartner();
    const key = await createApiKey(partner, { mode });
    const made = [await build(key, 'one'), await build(key, 'two'), await build(key, 'three')].reverse();
    await build(await createApiKey(partner, { mode: mode === 'live' ? 'test' : 'live' }), 'four');

    const first = verificationsPage.strict().parse((await list(key, '?limit=2')).body);
    const second = await list(key, `?limit=2&cursor=${first.next_cursor}`);

    expect(first.data).toEqual(made.slice(0, 2));
    expect(second.body).toEqual({ data: made.slice(2), next_cursor: null });
  });

  it('reads one as it was answered, and none of another organization', async () => {
    const key = await createApiKey(await createPartner(), { mode });
    const stranger = await createApiKey(await createPartner({ name: 'Other' }), { mode });
    const verification = await build(key, 'one');

    expect(await read(key, verification.verification_id)).toMatchObject({ status: 200, body: verification });
    expect(await read(stranger, verification.verification_id)).toMatchObject({ status: 404 });
    expect(await read(key, randomUUID())).toMatchObject({ status: 404 });
    expect(await list(stranger)).toMatchObject({ body: { data: [], next_cursor: null } });
  });
});
