import { GET } from '@/app/api/users/route';
import type { UserPage } from '@/lib/accounts/schema/user-list';
import { createAdmin, createNotary, createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildInvoice } from '@/tests/support/invoices';

const get = (as: Person | null, search = '') => callRoute(GET, { url: `/api/users${search}`, as });
const list = async (as: Person, search = '') => (await get(as, search)).body as UserPage;

const rename = ({ actor }: Person, first: string, last: string) =>
  query('UPDATE users SET first_name = $2, last_name = $3 WHERE id = $1', [actor.id, first, last]);

describe('GET /api/users', () => {
  it('gives an admin each account with what it has used, and no secret of it', async () => {
    const admin = await createAdmin();
    const owner = await createOwner();
    await buildInvoice(owner);
    const answer = await get(admin, '?role=owner');

    expect(answer.body).toEqual({
      next: null,
      users: [
        {
          id: owner.actor.id,
          name: 'Ada Lovelace',
          email: owner.user.email,
          role: 'owner',
          createdAt: owner.user.createdAt,
          locks: 0,
          documents: 0,
          requests: 0,
          invoices: 1,
          heldSince: null,
          heldBecause: null,
          suspendedSince: null,
          suspendedBecause: null,
        },
      ],
    });
  });

  it('finds words in names and addresses, each for itself', async () => {
    const admin = await createAdmin();
    const grace = await createOwner();
    await rename(grace, 'Grace', 'Hopper');
    await createOwner();

    for (const search of ['grace%20hopper', 'HOPP', grace.user.email]) {
      const { users } = await list(admin, `?search=${search}`);
      expect(users.map(({ id }) => id)).toEqual([grace.actor.id]);
    }
    expect((await list(admin, '?search=%25')).users).toEqual([]);
  });

  it('sorts by name and by age', async () => {
    const admin = await createAdmin();
    const [zoe, ann] = [await createNotary(), await createNotary()];
    await rename(zoe, 'Zoe', 'Zimmer');
    await rename(ann, 'Ann', 'Abel');
    const names = async (sort: string) =>
      (await list(admin, `?role=notary&sort=${sort}`)).users.map(({ name }) => name);

    expect(await names('name')).toEqual(['Ann Abel', 'Zoe Zimmer']);
    expect(await names('oldest')).toEqual(['Zoe Zimmer', 'Ann Abel']);
    expect(await names('newest')).toEqual(['Ann Abel', 'Zoe Zimmer']);
  });

  it.each(['?role=king', '?search=%00', '?search=a%00b'])('refuses %s', async (search) => {
    expect((await get(await createAdmin(), search)).status).toBe(422);
  });

  it('gives an admin a file', async () => {
    const owner = await createOwner();
    await rename(owner, '=1', 'Hopper');
    const { text, headers } = await get(await createAdmin(), '?format=csv&role=owner');

    expect(headers.get('content-disposition')).toContain('filename="users.csv"');
    expect(text).toBe(
      `id,name,email,role,createdAt,locks,documents,requests,invoices,heldSince,heldBecause,suspendedSince,suspendedBecause\r\n${owner.actor.id},'=1 Hopper,${owner.user.email},owner,${owner.user.createdAt},0,0,0,0,,,,\r\n`,
    );
  });
});
