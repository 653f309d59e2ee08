import { GET } from '@/app/api/search/route';
import type { SearchAnswer, SearchResult } from '@/lib/search/schema';
import { createNotary, createOwner, type Person } from '@/tests/support/actors';
import { buildAlert } from '@/tests/support/alerts';
import { buildLock } from '@/tests/support/builders';
import { query } from '@/tests/support/database';
import { buildDocument } from '@/tests/support/documents';
import { callRoute } from '@/tests/support/http';
import { buildInvoice } from '@/tests/support/invoices';
import { writeRequest } from '@/tests/support/notary';

const find = async (q: string, as: Person | null) =>
  ((await callRoute(GET, { url: `/api/search?q=${encodeURIComponent(q)}`, as })).body as SearchAnswer)
    .results;

type Made = { result: SearchResult; says: string; mistyped: string };

/** One thing of each kind, with what it is found by. */
const makers: Record<string, (owner: Person) => Promise<Made>> = {
  property: async (owner) => {
    const { id } = await buildLock(owner, { propertyAddress: '4411 Quillfeather Ave, Austin, TX 78701' });
    const title = '4411 Quillfeather Ave, Austin, TX 78701';
    return {
      result: {
        section: 'Your properties',
        type: 'property',
        title,
        subtitle: 'Unpaid',
        href: `/properties/${id}`,
      },
      says: 'quillfeather 4411',
      mistyped: 'quilfeather',
    };
  },
  document: async (owner) => {
    const { id } = await buildDocument(owner, { name: 'Closing_statement-2031.pdf' });
    return {
      result: {
        section: 'Your documents',
        type: 'document',
        title: 'Closing_statement-2031.pdf',
        href: `/documents/${id}`,
      },
      says: 'closing statement 2031',
      mistyped: 'closng statment',
    };
  },
  request: async (owner) => {
    const { id } = await writeRequest(owner, { location: '77 Brandywine Rd, Austin, TX 78701' });
    return {
      result: {
        section: 'Your requests',
        type: 'request',
        title: expect.stringContaining(':') as string,
        subtitle: '77 Brandywine Rd, Austin, TX 78701, Pending',
        href: `/requests/${id}`,
      },
      says: 'brandywine',
      mistyped: 'brandywin rod',
    };
  },
  invoice: async (owner) => {
    const { id, number } = await buildInvoice(owner, { billTo: { name: 'Zenobia Quartermain' } });
    return {
      result: {
        section: 'Your invoices',
        type: 'invoice',
        title: number,
        subtitle: 'To Zenobia Quartermain, Draft',
        href: `/invoices/${id}`,
      },
      says: 'quarterm',
      mistyped: 'zenobya',
    };
  },
  alert: async (owner) => {
    const id = await buildAlert(owner, { title: 'A quitclaim deed was recorded for 9 Wimbledon Way' });
    return {
      result: {
        section: 'Your alerts',
        type: 'alert',
        title: 'A quitclaim deed was recorded for 9 Wimbledon Way',
        subtitle: 'Critical, Active',
        href: `/alerts/${id}`,
      },
      says: 'wimbledon',
      mistyped: 'wimbeldon',
    };
  },
};

describe.each(Object.keys(makers))('a search for one’s own %s', (kind) => {
  const make = (owner: Person) => makers[kind]!(owner);

  it('finds it by beginnings of its words', async () => {
    const owner = await createOwner();
    const { result, says } = await make(owner);
    expect(await find(says, owner)).toContainEqual(result);
  });

  it('finds it in spite of a typing error', async () => {
    const owner = await createOwner();
    const { result, mistyped } = await make(owner);
    expect(await find(mistyped, owner)).toContainEqual(result);
  });

  it('shows it to nobody else', async () => {
    const { says, mistyped } = await make(await createOwner());
    for (const q of [says, mistyped]) {
      expect(await find(q, await createOwner())).toEqual([]);
      expect(await find(q, null)).toEqual([]);
    }
  });
});

describe('a search for what two people share', () => {
  it('finds a request for its notary, and no longer once it is somebody else’s', async () => {
    const [client, notary] = [await createOwner(), await createNotary()];
    await query(
      `INSERT INTO notary_profiles (user_id, states, service_types, created_at) VALUES ($1, '{}', '{}', now())
       ON CONFLICT DO NOTHING`,
      [notary.user.id],
    );
    const { id } = await writeRequest(client, {
      location: '77 Brandywine Rd',
      notary_id: notary.user.id,
      status: 'assigned',
    });
    expect(await find('brandywine', notary)).toMatchObject([{ href: `/requests/${id}` }]);
    await query(`UPDATE notary_requests SET notary_id = NULL, status = 'pending' WHERE id = $1`, [id]);
    expect(await find('brandywine', notary)).toEqual([]);
  });

  it('finds a bill for the client of the visit once it is sent', async () => {
    const [client, notary] = [await createOwner(), await createNotary()];
    const { id: requestId } = await writeRequest(client);
    const { id, number } = await buildInvoice(notary, { billTo: { name: 'Zenobia Quartermain' } });
    await query('UPDATE invoices SET request_id = $2 WHERE id = $1', [id, requestId]);
    expect(await find('quartermain', client)).toEqual([]);
    await query(
      `UPDATE invoices SET status = 'sent', sent_at = created_at, due_at = created_at WHERE id = $1`,
      [id],
    );
    expect(await find('quartermain', client)).toMatchObject([
      { title: number, subtitle: expect.stringMatching(/^From .+, Sent$/), href: `/invoices/${id}` },
    ]);
  });
});

describe('an answer with somebody’s own things', () => {
  it('is kept by nobody', async () => {
    const answer = await callRoute(GET, { url: '/api/search?q=deed', as: await createOwner() });
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });
});
