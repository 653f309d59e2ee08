import { POST as view } from '@/app/api/share/[token]/views/route';
import { createOwner } from '@/tests/support/actors';
import { readAlerts } from '@/tests/support/alerts';
import { query } from '@/tests/support/database';
import { buildDocument } from '@/tests/support/documents';
import { pdfFile } from '@/tests/support/files';
import { listNotifications } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { buildLink } from '@/tests/support/share-links';

async function buildShared() {
  const owner = await createOwner();
  const document = await buildDocument(owner, { name: 'Survey.pdf' });
  const { token } = await buildLink(owner, document.id);
  const open = (network: string, viewer = 'Vera Viewer') =>
    callRoute(view, {
      method: 'POST',
      url: `/api/share/${token}/views`,
      params: { token },
      body: { viewer },
      headers: { 'x-socket-address': network },
    });
  return { owner, open };
}

describe('a share link', () => {
  it('raises an alert when it is opened from a network that it was not opened from before', async () => {
    const { owner, open } = await buildShared();
    expect((await open('192.0.2.1')).status).toBe(201);
    await open('192.0.2.1', 'Vera again');
    expect(await readAlerts(owner)).toEqual([]);
    await open('198.51.100.7', 'Sam Stranger');
    expect(await readAlerts(owner)).toMatchObject([
      {
        kind: 'link.new_place',
        level: 'LOW',
        title: 'Your link to Survey.pdf was opened from a new place',
        facts: { document: 'Survey.pdf', place: null, viewer: 'Sam Stranger' },
      },
    ]);
    await open('198.51.100.7');
    expect(await readAlerts(owner)).toHaveLength(1);
    expect((await listNotifications(owner)).map(({ type }) => type).sort()).toEqual([
      'alert.raised',
      'link.viewed',
    ]);
  });

  it('keeps no network address, and marks that mean nothing for another link', async () => {
    const [one, other] = [await buildShared(), await buildShared()];
    await one.open('192.0.2.1');
    await other.open('192.0.2.1');
    const rows = await query<{ source: string }>('SELECT * FROM share_views');
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
    expect(rows.map(({ source }) => source.length)).toEqual([16, 16]);
    expect(rows[0]!.source).not.toBe(rows[1]!.source);
  });

  it('stops after three new places: its owner knows by then', async () => {
    const { owner, open } = await buildShared();
    for (let network = 1; network <= 6; network += 1) await open(`192.0.2.${network}`);
    expect(await readAlerts(owner)).toHaveLength(3);
  });

  it('raises one when two come at once from there', async () => {
    const { owner, open } = await buildShared();
    await open('192.0.2.1');
    await Promise.all([open('192.0.2.2'), open('192.0.2.2')]);
    expect(await readAlerts(owner)).toHaveLength(1);
  });
});

describe('a document that is stored under a name that there is', () => {
  it('raises an alert', async () => {
    const owner = await createOwner();
    await buildDocument(owner, { name: 'Deed.pdf', bytes: await pdfFile('one') });
    expect(await readAlerts(owner)).toEqual([]);
    await buildDocument(owner, { name: 'Deed.pdf', bytes: await pdfFile('two') });
    expect(await readAlerts(owner)).toMatchObject([
      {
        kind: 'document.replaced',
        level: 'LOW',
        title: 'Another file was stored as Deed.pdf',
        facts: { document: 'Deed.pdf' },
      },
    ]);
  });

  it('raises none for the same file, and none for the name of somebody else', async () => {
    const owner = await createOwner();
    const bytes = await pdfFile('one');
    await buildDocument(owner, { name: 'Deed.pdf', bytes });
    await buildDocument(owner, { name: 'Deed.pdf', bytes });
    const other = await createOwner();
    await buildDocument(other, { name: 'Deed.pdf', bytes: await pdfFile('two') });
    expect([await readAlerts(owner), await readAlerts(other)]).toEqual([[], []]);
  });
});
