import { GET } from '@/app/api/notaries/route';
import type { NotaryList } from '@/lib/notary/schema/profile';
import { createAdmin, createNotary, createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildNotary } from '@/tests/support/notary';

const get = (as: Person | null, search = '') => callRoute(GET, { url: `/api/notaries${search}`, as });
const list = async (as: Person, search = '') => (await get(as, search)).body as NotaryList;

describe('GET /api/notaries', () => {
  it('gives an admin every notary, also one who entered nothing, and nobody else', async () => {
    const admin = await createAdmin();
    await createOwner();
    const [verified, waiting, empty] = [
      await buildNotary(),
      await buildNotary({ isVerified: false }),
      await createNotary(),
    ];
    const { notaries, next } = await list(admin);

    expect(next).toBeNull();
    expect(notaries.map(({ userId, email, isVerified }) => ({ userId, email, isVerified }))).toEqual([
      { userId: empty.actor.id, email: empty.user.email, isVerified: false },
      { userId: waiting.actor.id, email: waiting.user.email, isVerified: false },
      { userId: verified.actor.id, email: verified.user.email, isVerified: true },
    ]);
    const one = notaries.find(({ userId }) => userId === waiting.actor.id);
    expect(one?.credentials[0]).toEqual({
      kind: 'commission',
      state: 'TX',
      number: 'commission-TX-1',
      expiresOn: '2030-12-31',
      id: expect.any(String) as string,
      paper: null,
    });
  });

  it('gives an admin those alone who are not verified', async () => {
    await buildNotary();
    const waiting = [await buildNotary({ isVerified: false }), await createNotary()];
    const { notaries } = await list(await createAdmin(), '?unverified=true');

    expect(notaries.map(({ userId }) => userId).sort()).toEqual(waiting.map(({ actor }) => actor.id).sort());
  });

  it('finds by words of the name and by the address, with every sign as itself', async () => {
    const admin = await createAdmin();
    const [ada, grace] = [await createNotary(), await createNotary()];
    await query(`UPDATE users SET first_name = 'Grace', last_name = 'Hop_per' WHERE id = $1`, [
      grace.actor.id,
    ]);
    await createOwner();
    const ids = async (search: string) =>
      (await list(admin, `?search=${encodeURIComponent(search)}`)).notaries.map(({ userId }) => userId);

    expect(await ids('hop_per grace')).toEqual([grace.actor.id]);
    expect(await ids('LOVELACE')).toEqual([ada.actor.id]);
    expect(await ids(ada.user.email)).toEqual([ada.actor.id]);
    expect(await ids('l_velace')).toEqual([]);
    expect((await list(admin, '?search=')).notaries).toHaveLength(2);
    const file = await get(admin, '?search=grace&format=csv');
    expect(file.text).toContain(grace.user.email);
    expect(file.text).not.toContain(ada.user.email);
  });

  it.each([['?unverified=perhaps']])('refuses %s', async (search) => {
    expect((await get(await createAdmin(), search)).status).toBe(422);
  });

  it('gives an admin a file, with the credentials of each', async () => {
    const { actor, user } = await buildNotary();
    const { text, headers } = await get(await createAdmin(), '?format=csv&sort=name');

    expect(headers.get('content-disposition')).toContain('filename="notaries.csv"');
    expect(text).toContain('id,name,email,phone,home,states,services,credentials,verifiedAt\r\n');
    expect(text).toContain(`${actor.id},Ada Lovelace,${user.email},`);
    expect(text).toContain('commission TX commission-TX-1 until 2030-12-31');
  });
});
