import { GET as OPEN } from '@/app/api/vault/documents/[id]/content/route';
import { listRecentActivity } from '@/lib/notary/queries/activity';
import { createOwner, type Person } from '@/tests/support/actors';
import { buildLock, buildPaidPayment } from '@/tests/support/builders';
import { query } from '@/tests/support/database';
import { buildDocument, insertLink } from '@/tests/support/documents';
import { guardWithPin } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { buildInvoice } from '@/tests/support/invoices';

const list = async (person: Person) => listRecentActivity(person.actor, person.actor.id);
const kinds = async (person: Person) => (await list(person)).map(({ kind }) => kind);

async function happen(type: string, subjectId: string) {
  await query(
    `INSERT INTO audit_events (id, actor_id, type, subject_id, data, created_at)
     VALUES (gen_random_uuid(), NULL, $1, $2, '{}', now() + interval '1 second')`,
    [type, subjectId],
  );
}

describe('the last activity of an account', () => {
  it('has what was paid, with the way to the property', async () => {
    const owner = await createOwner();
    const { id } = await buildLock(owner, { propertyAddress: '12 Main St, Austin, TX 78701' });
    await buildPaidPayment(owner, { lockId: id });

    expect((await list(owner)).find(({ kind }) => kind === 'payment.succeeded')).toMatchObject({
      subject: '12 Main St, Austin, TX 78701',
      href: `/properties/${id}`,
    });
  });

  it('has the links of a document, and who opened one', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner, { name: 'Deed.pdf' });
    await insertLink(document.id, { expiresAt: new Date(Date.now() + 60_000) });
    const [link] = await query<{ id: string }>('SELECT id FROM share_links');
    await happen('link.viewed', link!.id);

    expect((await list(owner))[0]).toMatchObject({ kind: 'link.viewed', subject: 'Deed.pdf' });
  });

  it('has the guards of the account', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    await happen('pin.set', owner.actor.id);
    expect((await list(owner))[0]).toMatchObject({
      kind: 'pin.set',
      subject: 'Your account',
      href: '/settings/security/pin',
    });
  });

  it('has invoices that went out', async () => {
    const owner = await createOwner();
    const { id, number } = await buildInvoice(owner);
    await happen('invoice.sent', id);
    expect((await list(owner))[0]).toMatchObject({
      kind: 'invoice.sent',
      subject: number,
      href: `/invoices/${id}`,
    });
  });

  it('tells a look at a document from a download, and only the last look', async () => {
    const owner = await createOwner();
    const { id } = await buildDocument(owner);
    const open = (search: string) =>
      callRoute(OPEN, { url: `/api/vault/documents/${id}/content${search}`, params: { id }, as: owner });

    expect((await open('?view=1')).status).toBe(200);
    expect(await list(owner)).toMatchObject([
      { kind: 'document.viewed', href: `/documents/${id}` },
      { kind: 'document.stored', href: `/documents/${id}` },
    ]);
    await open('');
    expect(await kinds(owner)).toEqual(['document.downloaded', 'document.viewed', 'document.stored']);
    await open('?view=1');
    expect(await kinds(owner)).toEqual(['document.viewed', 'document.downloaded', 'document.stored']);
  });

  it('has nothing of anybody else', async () => {
    const other = await createOwner();
    const document = await buildDocument(other);
    await insertLink(document.id, { expiresAt: new Date(Date.now() + 60_000) });
    await happen('pin.set', other.actor.id);

    expect(await list(await createOwner())).toEqual([]);
  });
});
