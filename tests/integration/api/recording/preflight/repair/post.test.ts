import { PDFDocument } from '@cantoo/pdf-lib';
import type { Finding } from '@/lib/preflight/schema';
import { losAngeles, sendPreflight, sendRepair } from '@/tests/support/preflight';
import {
  cookDeed,
  harrisDeed,
  harrisDeedWithoutMargin,
  losAngelesDeedInTheSpace,
  onItsSide,
} from '@/tests/support/recordable';
import { snapshot } from '@/tests/support/rows';
import { listStored } from '@/tests/support/store';

const cook = { state: 'IL', county: 'Cook', documentType: 'warranty-deed' };
const ofPlace = ({ rule }: Finding) => /^(?:margin|edge|recorder-space|page-size|element-return)/.test(rule);
const state = async () => ({ rows: await snapshot(), store: await listStored() });

describe('the repaired PDF', () => {
  it('has its ink off the edge, and is clean when it is checked again', async () => {
    const repaired = await sendRepair(await harrisDeedWithoutMargin(), 'scale-pages');

    expect(repaired.status).toBe(200);
    expect(repaired.headers.get('content-type')).toBe('application/pdf');
    expect(repaired.headers.get('content-disposition')).toContain('repaired for recording.pdf');
    expect((await sendPreflight(repaired.bytes)).body.findings).toEqual([]);
  });

  it('begins with a cover sheet that California takes, and the page behind it fits', async () => {
    const repaired = await sendRepair(await losAngelesDeedInTheSpace(), 'cover-sheet,scale-pages', {
      ...losAngeles,
      requestedBy: 'Łucja Doe',
      returnTo: 'John Roe\r\n5 Hill Street\r\nLos Angeles, CA 90012',
    });
    const { body } = await sendPreflight(repaired.bytes, losAngeles);

    expect((await PDFDocument.load(repaired.bytes)).getPageCount()).toBe(2);
    expect(body.findings.filter(ofPlace)).toEqual([]);
    expect(body.fee.total).toBe(25);
  });

  it('says on the cover sheet what the document is called, whatever kind was chosen', async () => {
    const repaired = await sendRepair(
      await losAngelesDeedInTheSpace('WARRANTY DEED'),
      'cover-sheet',
      losAngeles,
    );

    const { body } = await sendPreflight(repaired.bytes, losAngeles);
    expect(body.findings).toContainEqual(
      expect.objectContaining({
        rule: 'document-title',
        text: expect.stringContaining('The title on page 1 says warranty deed, and you chose Grant deed.'),
      }),
    );
  });

  it('begins with a cover sheet whose empty lines are no return address', async () => {
    const repaired = await sendRepair(await losAngelesDeedInTheSpace(), 'cover-sheet', losAngeles);
    const { body } = await sendPreflight(repaired.bytes, losAngeles);

    expect(body.findings).toContainEqual(
      expect.objectContaining({ rule: 'element-return-address', severity: 'reject' }),
    );
    expect(body.findings.map(({ repair }) => repair)).not.toContain('cover-sheet');
  });

  it('is upright on letter paper where the pages lay on their side', async () => {
    const repaired = await sendRepair(await cookDeed(onItsSide), 'scale-pages', cook);
    const [page] = (await PDFDocument.load(repaired.bytes)).getPages();

    expect(page?.getSize()).toEqual({ width: 612, height: 792 });
    expect((await sendPreflight(repaired.bytes, cook)).body.findings.filter(ofPlace)).toEqual([]);
  });

  it('is not kept', async () => {
    const before = await state();

    await sendRepair(await harrisDeedWithoutMargin(), 'scale-pages');

    expect(await state()).toEqual(before);
  });
});

describe('a repair that cannot be made', () => {
  it('is refused where nothing is to be repaired', async () => {
    expect(await sendRepair(await harrisDeed(), 'scale-pages')).toMatchObject({
      status: 422,
      body: { fields: { repairs: 'We can repair no part of this document.' } },
    });
  });

  it('is refused where the sheet in front is the office’s', async () => {
    const newYork = { state: 'NY', county: 'New York', documentType: 'deed' };

    expect(await sendRepair(await harrisDeed(), 'cover-sheet', newYork)).toMatchObject({ status: 422 });
  });

  it('is refused with more than the cover sheet holds', async () => {
    const answer = await sendRepair(await losAngelesDeedInTheSpace(), 'cover-sheet', {
      ...losAngeles,
      returnTo: 'a\nb\nc\nd\ne',
    });

    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { returnTo: 'Please use at most 4 lines of 50 characters.' } },
    });
  });

  it('is refused by a name that there is not', async () => {
    expect(await sendRepair(await harrisDeed(), 'forge-signature')).toMatchObject({
      status: 422,
      body: { code: 'validation_failed' },
    });
  });
});
