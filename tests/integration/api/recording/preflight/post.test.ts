import { createOwner } from '@/tests/support/actors';
import { POST } from '@/app/api/recording/preflight/route';
import { uploadForm } from '@/tests/support/documents';
import { callRoute } from '@/tests/support/http';
import { losAngeles, sendPreflight } from '@/tests/support/preflight';
import {
  cookDeed,
  harrisDeed,
  harrisDeedWithoutMargin,
  losAngelesDeed,
  losAngelesDeedInTheSpace,
  miamiDeed,
  onItsSide,
  scanOf,
} from '@/tests/support/recordable';
import { snapshot } from '@/tests/support/rows';
import { listStored } from '@/tests/support/store';

const miami = { state: 'FL', county: 'Miami-Dade', documentType: 'deed' };
const cook = { state: 'IL', county: 'Cook', documentType: 'warranty-deed' };

const state = async () => ({ rows: await snapshot(), store: await listStored() });

describe('a visitor who has a PDF checked', () => {
  it('reads that Harris County takes a good deed, and what it costs line by line', async () => {
    const { status, body } = await sendPreflight(await harrisDeed());

    expect(status).toBe(200);
    expect(body).toEqual({
      verdict: 'accepted',
      findings: [],
      fee: {
        lines: [
          expect.objectContaining({ label: 'First page', amount: 25, isSure: true }),
          expect.objectContaining({ label: '1 further page', amount: 4, isSure: true }),
          expect.objectContaining({ label: 'Names beyond the first five', amount: null, isSure: false }),
        ],
        total: 29,
      },
    });
  });

  it('sees where ink comes near an edge, with the place, the source and the repair', async () => {
    const { body } = await sendPreflight(await harrisDeedWithoutMargin());

    expect(body.verdict).toBe('accepted');
    expect(body.findings).toEqual([
      {
        rule: 'edge-left',
        severity: 'unknown',
        isAdvice: true,
        page: 2,
        box: {
          x: expect.any(Number),
          y: expect.any(Number),
          width: expect.any(Number),
          height: expect.any(Number),
        },
        text: expect.stringContaining('Ink reaches 0.09 in from the left edge of page 2.'),
        repair: 'scale-pages',
      },
    ]);
    const { x, y } = body.findings[0]!.box!;
    expect([x, y]).toEqual([expect.closeTo(6.5, 0), expect.closeTo(384, -1)]);
  });

  it.each([
    ['Los Angeles', losAngelesDeed, losAngeles, 22],
    ['Miami-Dade', miamiDeed, miami, 10],
    ['Cook', cookDeed, cook, 107],
  ] as const)('has nothing to mend in a good deed for %s County', async (_, make, fields, total) => {
    const { body } = await sendPreflight(await make(), fields);

    expect(body.findings.filter(({ severity }) => severity !== 'unknown')).toEqual([]);
    expect(body).toMatchObject({ verdict: 'accepted', fee: { total } });
  });

  it('is told that text in the recorder’s space of California needs a cover sheet', async () => {
    const { body } = await sendPreflight(await losAngelesDeedInTheSpace(), losAngeles);

    expect(body.verdict).toBe('fix');
    expect(body.findings.map(({ rule, severity, repair }) => [rule, severity, repair])).toEqual(
      expect.arrayContaining([
        ['recorder-space', 'reject', 'cover-sheet'],
        ['element-return-address', 'reject', 'cover-sheet'],
      ]),
    );
  });

  it('is measured as the pages are turned', async () => {
    const { body } = await sendPreflight(await cookDeed(onItsSide), cook);
    const sizes = body.findings.filter(({ rule }) => rule === 'page-size');

    expect(sizes.map(({ text }) => text)).toEqual(['Page 1 is 11 by 8.5 in. 8.5 by 11 in is required.']);
    expect(body.fee.total).toBeNull();
  });

  it('cannot be told of a scan without text what it says', async () => {
    const { body } = await sendPreflight(await scanOf('WARRANTY DEED', { dotsPerInch: 100 }));

    expect(body.verdict).toBe('unknown');
    expect(body.findings.map(({ severity }) => severity)).not.toContain('reject');
    expect(body.findings).toContainEqual(
      expect.objectContaining({
        rule: 'scan-resolution',
        page: 1,
        text: expect.stringContaining('100 dots an inch'),
      }),
    );
    expect(body.findings).toContainEqual(
      expect.objectContaining({ rule: 'element-certificate', severity: 'unknown' }),
    );
  });

  it('is told that we have read nothing of a county in Ohio', async () => {
    const { body } = await sendPreflight(await harrisDeed(), {
      state: 'OH',
      county: 'Franklin',
      documentType: 'deed',
    });

    expect(body.verdict).toBe('unknown');
    expect(body.findings).toEqual([
      expect.objectContaining({ rule: 'county-rules', severity: 'unknown', page: null }),
    ]);
    expect(body.fee).toMatchObject({ total: null });
  });

  it('leaves nothing behind', async () => {
    const before = await state();

    expect((await sendPreflight(await harrisDeed())).status).toBe(200);

    expect(await state()).toEqual(before);
  });

  it('is told to wait after 20 documents in an hour', async () => {
    const none = uploadForm({ name: 'deed.pdf', bytes: Buffer.alloc(0) }, { fields: losAngeles });
    const send = () => callRoute(POST, { method: 'POST', url: '/api/recording/preflight', rawBody: none });
    for (let count = 0; count < 20; count += 1) expect((await send()).status).toBe(422);

    expect(await send()).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  });
});

describe('whoever is logged in', () => {
  it('gets the same answer, and no row either', async () => {
    const owner = await createOwner();
    const before = await state();
    const form = uploadForm(
      { name: 'deed.pdf', bytes: Buffer.from(await harrisDeed()) },
      { fields: { state: 'tx', county: 'Harris County', documentType: 'warranty-deed' } },
    );

    const answer = await callRoute(POST, {
      method: 'POST',
      url: '/api/recording/preflight',
      as: owner,
      rawBody: form,
    });

    expect(answer).toMatchObject({ status: 200, body: { verdict: 'accepted' } });
    expect(await state()).toEqual(before);
  });
});
