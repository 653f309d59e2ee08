import { setTimeout as sleep } from 'node:timers/promises';
import { GET as getContent } from '@/app/api/share/[token]/content/route';
import { POST as postLink } from '@/app/api/vault/documents/[id]/links/route';
import { POST as postRedaction } from '@/app/api/vault/documents/[id]/redactions/route';
import { GET as getDocument } from '@/app/api/vault/documents/[id]/route';
import { runRedaction } from '@/lib/vault/commands/redaction-job';
import { writeAbuseCounts } from '@/lib/platform/abuse';
import { AppError } from '@/lib/platform/errors';
import { documentPool, type Pool } from '@/lib/sandbox/pool';
import { createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildDocument, deleteDocument, upload, uploadForm } from '@/tests/support/documents';
import { listNotifications } from '@/tests/support/guards';
import { buildHostile, endless, linkTo, readPoison } from '@/tests/support/hostile-documents';
import { buildLeavable, buildRequest, callRoute } from '@/tests/support/http';
import { buildRedaction, readRedaction } from '@/tests/support/redaction-states';
import { countRows, listAudit } from '@/tests/support/rows';
import { buildLink, buildView } from '@/tests/support/share-links';
import { hostileFiles } from '@/scripts/hostile/corpus';

jest.setTimeout(180_000);

const TOKEN = 'hostile-'.repeat(6).slice(0, 43);
const UNPACKS =
  'This file unpacks to far more than a document holds, so we did not read it. ' +
  'Open it in another program, save or print it to a new PDF, then upload the new file.';

const share = (owner: Person, id: string) =>
  callRoute(postLink, {
    method: 'POST',
    url: `/api/vault/documents/${id}/links`,
    as: owner,
    params: { id },
    body: { hours: 1 },
  });

const contentUrl = (token: string, view: string) => `/api/share/${token}/content?view=${view}`;

const open = (token: string, view: string) =>
  callRoute(getContent, { url: contentUrl(token, view), params: { token } });

/** What other tests left in the memory of this process. */
async function forgetAbuse(): Promise<void> {
  await writeAbuseCounts();
  await query('TRUNCATE abuse_counts');
}

async function listAbuse(): Promise<unknown[]> {
  await writeAbuseCounts();
  return query(`SELECT kind::text, what, count, source <> '' AS "isMarked" FROM abuse_counts`);
}

describe('a document that would be read without end', () => {
  it('cannot be shared, says why, is marked, and is not read again', async () => {
    const owner = await createOwner();
    const { id } = await buildHostile(owner, 'page-tree-doubled');
    const answer = await share(owner, id);
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ code: 'validation_failed', message: UNPACKS });
    expect(await readPoison(id)).toEqual({ poison: 'shape', isDated: true });
    expect((await listAudit(id)).at(-1)).toEqual({
      type: 'document.poisoned',
      actor_id: null,
      subject_id: id,
      data: { reason: 'shape', work: 'assertStampable' },
    });
    expect(await listNotifications(owner)).toEqual([
      {
        type: 'document.poisoned',
        title: 'We stopped reading a document',
        message: `page-tree-doubled.pdf: ${UNPACKS} You can still download it.`,
      },
    ]);

    const read = jest.spyOn(documentPool(), 'run');
    expect((await share(owner, id)).body).toEqual(answer.body);
    const redaction = await callRoute(postRedaction, {
      method: 'POST',
      url: `/api/vault/documents/${id}/redactions`,
      as: owner,
      params: { id },
      body: { level: 'standard', rules: ['ssn'] },
    });
    expect(redaction).toMatchObject({ status: 422, body: answer.body });
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
    expect(await countRows('notifications')).toBe(1);
  });

  it('tells its owner why, where documents are listed', async () => {
    const owner = await createOwner();
    const { id } = await buildHostile(owner, 'page-tree-doubled');
    const get = () =>
      callRoute(getDocument, { url: `/api/vault/documents/${id}`, as: owner, params: { id } });
    expect((await get()).body).toMatchObject({ problem: null });
    await share(owner, id);
    expect((await get()).body).toMatchObject({ problem: UNPACKS });
  });

  it('ends a redaction as failed, once, and is not tried again', async () => {
    const owner = await createOwner();
    const { id } = await buildHostile(owner, 'forms-nested');
    const redaction = await buildRedaction(owner, id);
    expect(await runRedaction({ id: redaction.id })).toMatchObject({ outcome: 'failed' });
    expect(await runRedaction({ id: redaction.id })).toMatchObject({ outcome: 'nothing' });
    expect(await readRedaction(redaction.id)).toMatchObject({ status: 'failed', failure: UNPACKS });
    expect(await readPoison(id)).toEqual({ poison: 'shape', isDated: true });
    expect((await listNotifications(owner)).map(({ type }) => type)).toEqual(['redaction.failed']);
  });

  it('shows nothing to a visitor, and tells its owner', async () => {
    const owner = await createOwner();
    const { id } = await buildHostile(owner, 'page-tree-doubled');
    const { view } = await linkTo(id, TOKEN);
    expect((await open(TOKEN, view)).status).toBe(422);
    expect((await open(TOKEN, view)).status).toBe(422);
    expect((await listNotifications(owner)).map(({ type }) => type)).toEqual(['document.poisoned']);
  });

  it('is refused as an upload when it is a Word file, and nothing of it is kept', async () => {
    const owner = await createOwner();
    const file = hostileFiles.find(({ name }) => name === 'docx-bomb')!;
    const answer = await upload(owner, uploadForm({ name: 'bomb.docx', bytes: file.make() }));
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ code: 'validation_failed', message: UNPACKS, fields: { file: UNPACKS } });
    expect(await countRows('vault_documents')).toBe(0);
    expect(await countRows('stored_objects')).toBe(0);
  });

  it.each(['docx-bomb', 'docx-entries-many'])(
    'is counted for the operator when it is refused: %s',
    async (name) => {
      await forgetAbuse();
      const file = hostileFiles.find((each) => each.name === name)!;
      await upload(await createOwner(), uploadForm({ name: 'bomb.docx', bytes: file.make() }));
      expect(await listAbuse()).toEqual([{ kind: 'poisoned', what: 'shape', count: 1, isMarked: true }]);
    },
  );

  it('is not counted when it is only damaged', async () => {
    await forgetAbuse();
    const file = hostileFiles.find(({ name }) => name === 'docx-broken-inside')!;
    expect(
      (await upload(await createOwner(), uploadForm({ name: 'a.docx', bytes: file.make() }))).status,
    ).toBe(422);
    expect(await listAbuse()).toEqual([]);
  });

  it('is marked and counted when it is a picture of 65,000 by 65,000 pixels', async () => {
    const owner = await createOwner();
    const { id } = await buildHostile(owner, 'png-65000');
    await forgetAbuse();
    expect((await share(owner, id)).body).toEqual({ code: 'validation_failed', message: UNPACKS });
    expect(await readPoison(id)).toEqual({ poison: 'shape', isDated: true });
    expect(await listAbuse()).toEqual([{ kind: 'poisoned', what: 'shape', count: 1, isMarked: true }]);
  });
});

/** Until something is being worked on, and that for a moment. */
async function working(): Promise<void> {
  await sleep(700);
}

describe('work that nobody wants any more', () => {
  let read: jest.SpiedFunction<Pool['run']>;
  const begun = async () => {
    while (read.mock.calls.length === 0) await sleep(20);
    await working();
  };
  beforeEach(() => (read = jest.spyOn(documentPool(), 'run')));
  afterEach(async () => {
    const [work] = read.mock.results;
    read.mockRestore();
    const ending = await (work?.value as Promise<unknown>).then(
      () => 'done',
      ({ code = 'broken off' }: { code?: string }) => code,
    );
    // Neither done nor given up by its reader. A deleted document may also be gone before its last byte is read.
    expect(['done', 'validation_failed']).not.toContain(ending);
  });

  it('ends when the visitor leaves', async () => {
    const owner = await createOwner();
    const { id } = await buildHostile(owner, endless.stamp);
    const { view } = await linkTo(id, TOKEN);
    const visitor = new AbortController();
    const request = buildLeavable(buildRequest({ url: contentUrl(TOKEN, view) }), visitor.signal);
    const answer = getContent(request, { params: Promise.resolve({ token: TOKEN }) });
    await begun();
    const left = performance.now();
    visitor.abort();
    await answer;
    expect(performance.now() - left).toBeLessThan(3_000);
    expect(await readPoison(id)).toEqual({ poison: null, isDated: false });
  });

  it.each([
    ['the document is deleted', (owner: Person, id: string) => deleteDocument(owner, id)],
    ['the link is ended', () => query('UPDATE share_links SET revoked_at = now()')],
  ])('ends when %s while a visitor waits', async (_, end) => {
    const owner = await createOwner();
    const { id } = await buildHostile(owner, endless.stamp);
    const { view } = await linkTo(id, TOKEN);
    const answer = open(TOKEN, view);
    await begun();
    await end(owner, id);
    expect((await answer).status).toBe(410);
  });

  it('says so too when the work fails before anybody asked again', async () => {
    const owner = await createOwner();
    const { id } = await buildHostile(owner, endless.stamp);
    const { view } = await linkTo(id, TOKEN);
    read.mockImplementationOnce(async () => {
      await deleteDocument(owner, id);
      throw new AppError('not_found', 'There is no such object.');
    });
    expect((await open(TOKEN, view)).status).toBe(410);
  });

  it.each([
    ['its document', (owner: Person, id: string) => deleteDocument(owner, id)],
    ['the redaction', () => query('DELETE FROM redactions')],
  ])('ends when %s is deleted while it is searched', async (_, remove) => {
    const owner = await createOwner();
    const { id } = await buildHostile(owner, endless.find);
    const redaction = await buildRedaction(owner, id);
    const running = runRedaction({ id: redaction.id });
    await begun();
    await remove(owner, id);
    expect(await running).toMatchObject({ outcome: 'nothing' });
  });
});

describe('a document that takes long', () => {
  it('holds up no reader of another one', async () => {
    const [mallory, ada] = [await createOwner(), await createOwner()];
    const { id } = await buildHostile(mallory, endless.stamp);
    const { view } = await linkTo(id, TOKEN);
    const deed = await buildLink(ada, (await buildDocument(ada)).id);
    const deedView = await buildView(deed);
    const visitors = [1, 2, 3, 4].map(() => new AbortController());
    const hostile = visitors.map(({ signal }) => {
      const request = buildLeavable(buildRequest({ url: contentUrl(TOKEN, view) }), signal);
      return getContent(request, { params: Promise.resolve({ token: TOKEN }) });
    });
    let isOver = false;
    void Promise.any(hostile).then(() => (isOver = true));
    await working();
    expect((await open(deed.token, deedView)).status).toBe(200);
    expect(isOver).toBe(false);
    for (const visitor of visitors) visitor.abort();
    await Promise.all(hostile);
  });
});
