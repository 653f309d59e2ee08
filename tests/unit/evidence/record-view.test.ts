import { drawPath } from '@/lib/evidence/rules/path-picture';
import { checkProof, type ProvenEntry } from '@/lib/evidence/rules/proof';
import { formatTime, shortenHash, viewRecord } from '@/lib/evidence/rules/record-view';
import { buildProof, testRecord } from '@/tests/support/memory-log';

describe('viewRecord', () => {
  it('shows what is known first, under its name', () => {
    const { title, rows } = viewRecord(testRecord);
    expect(title).toBe('Deed locked');
    expect(rows.map(({ label, kind }) => `${label}: ${kind}`)).toEqual([
      'Owner: text',
      'Property: text',
      'Type of lock: text',
      'Reason: text',
      'Locked: time',
      'End date set then: time',
      'Lock number: code',
    ]);
  });

  it.each([
    ['document.stored', 'Document stored'],
    ['document.redacted', 'Redacted copy made'],
    ['certificate.issued', 'Certificate issued'],
  ])('names %s in plain words', (type, title) => {
    expect(viewRecord({ type }).title).toBe(title);
  });

  it('shows the hash of a document first', () => {
    const { rows } = viewRecord({
      type: 'document.stored',
      documentId: '0b6b7a1e-6d07-4d2b-93a3-4f6a3d0a8c51',
      storedAt: '2026-11-20T15:04:05.678Z',
      bytes: 1200,
      mediaType: 'application/pdf',
      documentHash: 'ab'.repeat(32),
    });
    expect(rows.map(({ label, kind }) => `${label}: ${kind}`)).toEqual([
      'SHA-256 of the file: code',
      'Type of file: text',
      'Size in bytes: text',
      'Stored: time',
      'Document number: code',
    ]);
  });

  it('shows what a notary completed in words, as records of before and of now hold it', () => {
    const before = {
      type: 'visit.completed',
      service: 'real-estate',
      completedAt: '2026-11-20T15:04:05.678Z',
    };
    expect(viewRecord(before).rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Completed: 2026-11-20T15:04:05.678Z',
      'Service: Real estate',
    ]);
    const now = {
      ...before,
      documentType: 'power-of-attorney',
      online: true,
      clientState: 'NY',
      notaryName: 'Grace Hopper',
      notaryCommission: 'TX, VA',
      demo: false,
    };
    const { title, rows } = viewRecord(now);
    expect(title).toBe('Notary request completed');
    expect(rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Kind of document: Power of attorney',
      'Completed: 2026-11-20T15:04:05.678Z',
      'Online session: Yes',
      'State of the client: NY',
      'Notary: Grace Hopper',
      'Notary’s commissions on record, by state: TX, VA',
      'Demo notary: No',
      'Service: Real estate',
    ]);
  });

  it('leaves nothing out, whatever the record holds', () => {
    const record = {
      type: 'vault.documentSealed',
      pageCount: 3,
      is_redacted: true,
      by: null,
      tags: ['a'],
      fileHash: 'ab'.repeat(32),
    };
    expect(viewRecord(record)).toEqual({
      title: 'Vault document sealed',
      rows: [
        { label: 'Page count', value: '3', kind: 'text' },
        { label: 'Is redacted', value: 'Yes', kind: 'text' },
        { label: 'By', value: 'None', kind: 'text' },
        { label: 'Tags', value: '["a"]', kind: 'text' },
        { label: 'File hash', value: 'ab'.repeat(32), kind: 'code' },
      ],
    });
    expect(viewRecord({ final: false })).toEqual({
      title: 'Entry',
      rows: [{ label: 'Final', value: 'No', kind: 'text' }],
    });
  });
});

describe('hashes and times for people', () => {
  it('shortens a hash in the middle and leaves short texts alone', () => {
    expect(shortenHash(`${'a'.repeat(32)}${'b'.repeat(32)}`)).toBe('aaaaaaaa…bbbbbbbb');
    expect(shortenHash('abc')).toBe('abc');
  });

  it('names the zone', () => {
    expect(formatTime('2026-11-20T15:04:06.000Z')).toContain('UTC');
  });
});

describe('drawPath', () => {
  const entryOf = (index: number, size: number): ProvenEntry => {
    const check = checkProof(buildProof({ index, size }));
    if (!check.verified) throw new Error(check.reason);
    return check.entry;
  };

  it('puts the entry at the foot, the signed root on top and a neighbor beside each step', () => {
    const entry = entryOf(5, 13);
    const { boxes, lines, height } = drawPath(entry);
    expect(boxes.filter(({ kind }) => kind === 'neighbor')).toHaveLength(4);
    expect(lines.filter(({ isOwn }) => isOwn)).toHaveLength(4);
    const [foot] = boxes.filter(({ kind }) => kind === 'entry');
    const [top] = boxes.filter(({ kind }) => kind === 'root');
    expect(foot).toMatchObject({ title: 'Entry 5', hash: entry.leafHash });
    expect(top).toMatchObject({ hash: entry.root });
    expect(foot!.y).toBeGreaterThan(top!.y);
    expect(foot!.y + foot!.height).toBeLessThanOrEqual(height);
  });

  it('never lays two boxes on one another', () => {
    const places = drawPath(entryOf(9, 21)).boxes.map(({ x, y }) => `${x},${y}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('says in words what it shows', () => {
    expect(drawPath(entryOf(0, 1)).description).toBe(
      'Entry 0 is the only entry, so its hash is the root that the log signed.',
    );
    expect(drawPath(entryOf(0, 2)).description).toContain('One neighboring hash leads from entry 0');
    expect(drawPath(entryOf(5, 13)).description).toContain('4 neighboring hashes lead from entry 5');
  });
});
