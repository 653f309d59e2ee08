import { GET as download } from '@/app/api/vault/documents/[id]/content/route';
import { GET as list } from '@/app/api/vault/documents/route';
import { createOwner, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { buildDocument, deleteDocument, upload, uploadForm } from '@/tests/support/documents';
import { pdfOfSize } from '@/tests/support/files';
import { callRoute } from '@/tests/support/http';
import { endPlan, givePlan } from '@/tests/support/plans';
import { snapshot } from '@/tests/support/rows';
import { listStored } from '@/tests/support/store';

const MEGABYTE = 1024 * 1024;

const state = async () => ({ rows: await snapshot(), store: await listStored() });
const small = () => uploadForm({ name: 'a.pdf', bytes: pdfOfSize(2_000) });

/** As if so many documents had been stored before: copies of the row of one. */
async function ownerWith(count: number): Promise<Person> {
  const owner = await createOwner();
  const { id } = await buildDocument(owner);
  for (let more = 1; more < count; more += 1) {
    await query(
      `WITH object AS (
         INSERT INTO stored_objects SELECT (json_populate_record(o, json_build_object('id', gen_random_uuid()))).*
         FROM stored_objects o JOIN vault_documents d ON d.object_id = o.id WHERE d.id = $1 RETURNING id),
       event AS (
         INSERT INTO audit_events
         SELECT (json_populate_record(e, json_build_object('id', gen_random_uuid()))).*
         FROM audit_events e WHERE e.subject_id = $1 AND e.type = 'document.stored' LIMIT 1)
       INSERT INTO vault_documents
       SELECT (json_populate_record(d, json_build_object('id', gen_random_uuid(), 'object_id', (SELECT id FROM object)))).*
       FROM vault_documents d WHERE d.id = $1`,
      [id],
    );
  }
  return owner;
}

async function canRead(owner: Person): Promise<boolean> {
  const answer = await callRoute(list, { url: '/api/vault/documents', as: owner });
  const [document] = answer.body as { id: string; size: number }[];
  const content = await callRoute(download, {
    url: `/api/vault/documents/${document?.id}/content`,
    params: { id: document?.id ?? '' },
    as: owner,
  });
  return content.status === 200 && content.bytes.length > 0;
}

afterEach(releaseClock);

describe('POST /api/vault/documents, by the plan in force', () => {
  it('takes three documents without one, and refuses the fourth in words that name what there is', async () => {
    const owner = await ownerWith(3);
    const before = await state();
    const answer = await upload(owner, small());

    expect(answer.status).toBe(402);
    expect(answer.body).toEqual({
      code: 'payment_required',
      message:
        'A vault without a plan takes 3 documents, and this would be one more. Delete one first, or choose a plan: Basic Protection takes 10 a month. What is stored stays readable.',
    });
    expect(await state()).toEqual(before);
  });

  it('takes another one where one was deleted', async () => {
    const owner = await ownerWith(2);
    const third = await buildDocument(owner);
    await deleteDocument(owner, third.id);
    expect((await upload(owner, small())).status).toBe(201);
  });

  it('takes one of two that come at once and are one too many', async () => {
    const owner = await ownerWith(2);
    const answers = await Promise.all([upload(owner, small()), upload(owner, small())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 402]);
  });

  it('takes ten new ones a month with Basic Protection, whatever was stored before', async () => {
    holdClock('2026-10-31T23:50:00Z');
    const owner = await ownerWith(10);
    await givePlan(owner, { plan: 'basic' });
    const refused = await upload(owner, small());
    expect(refused.status).toBe(402);
    expect(refused.body).toMatchObject({
      message: expect.stringContaining('Your vault with Basic Protection takes 10 new documents a month'),
    });
    advanceClock({ minutes: 11 });
    expect((await upload(owner, small())).status).toBe(201);
  });

  it('counts a document of the month that was deleted since: it was new all the same', async () => {
    const owner = await ownerWith(9);
    await givePlan(owner, { plan: 'basic' });
    await deleteDocument(owner, (await buildDocument(owner)).id);

    expect((await upload(owner, small())).status).toBe(402);
  });

  it('takes any number with Professional Guard, up to its space', async () => {
    const owner = await ownerWith(12);
    await givePlan(owner);
    expect((await upload(owner, small())).status).toBe(201);
    await query('UPDATE vault_documents SET size_bytes = $1', [80 * MEGABYTE]);
    const full = await upload(owner, small());
    expect(full.status).toBe(413);
    expect(full.body).toMatchObject({
      message: expect.stringContaining('Your vault with Professional Guard holds 1 GB'),
    });
  });

  it.each([0, 31, 400])(
    'refuses new ones above the free room %i days after the end, while what is stored can be read and downloaded',
    async (days) => {
      const owner = await createOwner();
      await givePlan(owner);
      for (let stored = 0; stored < 4; stored += 1) await buildDocument(owner);
      await endPlan(owner, days);

      expect((await upload(owner, small())).status).toBe(402);
      expect(await canRead(owner)).toBe(true);
    },
  );

  it('takes what a plan allows no longer once it was cancelled and its day has come', async () => {
    const owner = await ownerWith(3);
    await givePlan(owner);
    await query(`UPDATE plan_subscriptions SET cancels_at = now() + interval '1 hour'`);
    expect((await upload(owner, small())).status).toBe(201);
    await query(`UPDATE plan_subscriptions SET cancels_at = now() - interval '1 minute'`);
    expect((await upload(owner, small())).status).toBe(402);
  });
});
