import { POST } from '@/app/api/notaries/profile/[userId]/credentials/[id]/paper/route';
import { PATCH } from '@/app/api/notaries/profile/[userId]/route';
import { liftHold, placeHold } from '@/lib/accounts/commands/legal-hold';
import { createAdmin, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { uploadForm } from '@/tests/support/documents';
import { pdfFile } from '@/tests/support/files';
import { callRoute } from '@/tests/support/http';
import { buildNotary, givePapers } from '@/tests/support/notary';

const credentials = [
  { kind: 'commission', state: 'TX', number: 'commission-TX-1', expiresOn: '2030-12-31' },
  { kind: 'insurance', state: 'US', number: 'insurance-US-1', expiresOn: '2030-12-31' },
  { kind: 'bond', state: 'TX', number: 'bond-TX-1', expiresOn: '2030-12-31' },
];
const [commission] = credentials;

const patch = (as: Person, body: unknown) =>
  callRoute(PATCH, { method: 'PATCH', params: { userId: as.actor.id }, as, body });

const held = async (has: { papers: boolean }) => {
  const notary = await buildNotary();
  if (has.papers) await givePapers(notary.actor.id);
  await placeHold((await createAdmin()).actor, notary.actor.id, { reason: 'Cause 26-1042' });
  return notary;
};

const refusal = {
  status: 409,
  body: expect.objectContaining({
    message: expect.stringContaining('keep the papers of your credentials for now') as string,
  }) as object,
};

/** Of each credential, whether its paper can be opened. */
const papers = () =>
  query('SELECT o.state FROM notary_credentials c JOIN stored_objects o ON o.id = c.paper_object_id');

describe('The papers of a notary under a legal hold', () => {
  it.each([
    ['removes all credentials', []],
    ['enters another number', [{ ...commission, number: 'other' }, ...credentials.slice(1)]],
    ['enters another day', [{ ...commission, expiresOn: '2031-12-31' }, ...credentials.slice(1)]],
  ])('are kept when the notary %s', async (_, wanted) => {
    const notary = await held({ papers: true });
    expect(await patch(notary, { credentials: wanted })).toMatchObject(refusal);
    expect(await papers()).toEqual(Array(3).fill({ state: 'kept' }));

    await liftHold((await createAdmin()).actor, notary.actor.id);
    expect((await patch(notary, { credentials: wanted })).status).toBe(200);
    expect(await papers()).not.toEqual(Array(3).fill({ state: 'kept' }));
  });

  it('are kept when another one is uploaded in their place', async () => {
    const notary = await held({ papers: true });
    const [row] = await query<{ id: string }>('SELECT id FROM notary_credentials LIMIT 1');
    const answer = await callRoute(POST, {
      method: 'POST',
      params: { userId: notary.actor.id, id: row!.id },
      as: notary,
      rawBody: uploadForm({ name: 'a.pdf', bytes: await pdfFile('Another') }, { fields: {} }),
    });
    expect(answer).toMatchObject(refusal);
    expect(await papers()).toEqual(Array(3).fill({ state: 'kept' }));
  });

  it('are no reason to refuse another credential, or to change one without a paper', async () => {
    const notary = await held({ papers: true });
    const more = { kind: 'commission', state: 'CA', number: 'CA-1', expiresOn: '2030-12-31' };
    expect((await patch(notary, { credentials: [...credentials, more] })).status).toBe(200);
    expect((await patch(notary, { credentials })).status).toBe(200);
    expect(await papers()).toEqual(Array(3).fill({ state: 'kept' }));
  });

  it.each([
    ['deletes', 'DELETE FROM notary_credentials'],
    ['replaces', 'UPDATE notary_credentials SET paper_object_id = NULL'],
  ])('are refused to a statement that %s them and did not look', async (_, statement) => {
    await held({ papers: true });
    await expect(query(statement)).rejects.toThrow('this account is under a legal hold');
  });
});
