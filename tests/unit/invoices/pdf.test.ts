import { invoicePdf } from '@/lib/invoices/drawing/draw';
import type { InvoiceItem, PublicInvoice } from '@/lib/invoices/schema';
import { textOfPages } from '@/tests/support/pdf-contents';

const id = '6e4c1f8a-1111-4222-8333-444455556666';
const payUrl = `https://deedguard.example/pay/${id}`;
const trip: InvoiceItem = { description: 'Notary Dispatch / Trip', qty: 1, unit: 95, taxRate: 0 };

const invoiceWith = (changes: Partial<PublicInvoice> = {}): PublicInvoice => ({
  id,
  number: 'INV-2026-0042',
  status: 'sent',
  clientType: 'title',
  issuer: { name: 'Noah Notary', email: 'noah@example.com' },
  billTo: {
    name: 'Grace Hopper',
    email: 'grace@example.com',
    company: 'Lone Star Title',
    address: '500 Congress Ave\nAustin, TX 78701',
  },
  meta: { property: '12 Main St, Austin' },
  isVisit: false,
  items: [trip, { description: 'Printing', qty: 3, unit: 25.2, taxRate: 8.875 }],
  subtotal: 170.6,
  tax: 6.71,
  total: 177.31,
  balance: 177.31,
  currency: 'USD',
  terms: 'Net 15',
  memo: null,
  sender: { checkedAt: null, visitAt: null, isCancelled: false, isForClient: false },
  isDemoPaid: false,
  createdAt: '2026-11-21T12:00:00.000Z',
  sentAt: '2026-11-21T12:00:00.000Z',
  dueAt: '2026-12-06T12:00:00.000Z',
  paid: false,
  paidAt: null,
  payment: 'none',
  ...changes,
});

const draw = (changes?: Partial<PublicInvoice>, takesCards = true) =>
  invoicePdf({ invoice: invoiceWith(changes), payUrl, takesCards });
/** With one blank between words, however they were placed. */
const textsOf = async (changes?: Partial<PublicInvoice>, takesCards?: boolean) =>
  (await textOfPages(await draw(changes, takesCards))).map((text) => text.replace(/\s+/g, ' '));

const many = (count: number, describe = (index: number) => `Line ${index}.`) =>
  Array.from({ length: count }, (_, index) => ({ ...trip, description: describe(index + 1) }));

describe('the PDF of an invoice', () => {
  it('says who asks whom for what, on one page', async () => {
    const [text = '', ...others] = await textsOf();
    expect(others).toEqual([]);
    for (const words of [
      'Noah Notary',
      'noah@example.com',
      '$177.31 due December 6, 2026',
      'Grace Hopper',
      'Lone Star Title',
      '500 Congress Ave Austin, TX 78701',
      'grace@example.com',
      'Number INV-2026-0042',
      'Status Sent',
      'Issued November 21, 2026 UTC',
      'Due December 6, 2026',
      'Terms Net 15',
      'Currency USD',
      'Property 12 Main St, Austin',
      'Description Quantity Unit price Tax Amount incl. tax',
      'Notary Dispatch / Trip 1 $95.00 0% $95.00',
      'Printing 3 $25.20 8.875% $82.31',
      'Subtotal $170.60',
      'Tax $6.71',
      'Total $177.31',
      'Balance due $177.31',
      `Pay at deedguard.example/pay/${id}`,
      '1 of 1',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('call the address on the bill of a visit the place of the visit', async () => {
    const [text] = await textsOf({ isVisit: true });
    expect(text).toContain('Place of the visit 12 Main St, Austin');
    expect(text).not.toContain('Property');
  });

  it('bears its mark once it is paid, and asks for nothing', async () => {
    const [text] = await textsOf({
      status: 'paid',
      paid: true,
      paidAt: '2026-11-30T00:00:00.000Z',
      balance: 0,
    });
    expect(text).toContain('PAID');
    expect(text).toContain('$177.31 paid on November 30, 2026 UTC');
    expect(text).toContain('Balance due $0.00');
    expect(text).not.toContain('Pay this invoice');
  });

  it.each([
    ['where nobody takes cards', { status: 'sent' }, false],
    ['of a draft, which nobody can pay yet', { status: 'draft' }, true],
    ['over a sum that no card pays', { total: 0.49 }, true],
  ] as const)('offers no card %s', async (_, changes, takesCards) => {
    const [text] = await textsOf(changes, takesCards);
    expect(text).not.toMatch(/By card|Pay at|Pay this invoice/);
    expect(text).toContain(`See it at deedguard.example/pay/${id}`);
  });

  it('says that a demo payment moved no money', async () => {
    const paidAt = '2026-11-30T00:00:00.000Z';
    const [text] = await textsOf({ status: 'paid', paid: true, paidAt, balance: 0, isDemoPaid: true });
    expect(text).toContain('$177.31 paid as a demo on November 30, 2026 UTC');
    expect(text).toContain('no card was charged, and no money was moved');
  });

  it('names number and issuer on each page, a long name cut', async () => {
    const name = `${'Very '.repeat(40)}Long Name`;
    const pages = await textsOf({ items: many(40), issuer: { name, email: 'noah@example.com' } });
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages)
      expect(page).toMatch(/Invoice INV-2026-0042 from (Very ){11}V?.*… · Total \$177\.31/);
    expect(pages[1]).toMatch(/^Invoice INV-2026-0042 from .*…, continued/);
    const [short] = await textsOf();
    expect(short).toContain('Invoice INV-2026-0042 from Noah Notary · Total $177.31');
  });

  it('says what was checked of the sender', async () => {
    const [unchecked] = await textsOf();
    expect(unchecked).toContain(
      'No visit that was booked here belongs to this invoice. We have not checked who the sender is. Pay only what you expect.',
    );
    const sender = {
      checkedAt: '2026-11-02T12:00:00.000Z',
      visitAt: null,
      isCancelled: false,
      isForClient: false,
    };
    const [checked] = await textsOf({ sender });
    expect(checked).toContain('We checked the sender’s notary commission on November 2, 2026 (UTC).');
    expect(checked).not.toContain('We have not checked');
  });

  it('counts parts, and names the day instead of terms that only say that there is one', async () => {
    const [text] = await textsOf({
      items: [{ ...trip, qty: 1.5 }],
      total: 142.5,
      terms: 'Due on a set day',
      memo: 'Thank you.\nBring the key.',
    });
    expect(text).toContain('Notary Dispatch / Trip 1.5 $95.00 0% $142.50');
    expect(text).toContain('Due December 6, 2026');
    expect(text).not.toContain('Terms');
    expect(text).toContain('Thank you. Bring the key.');
  });

  it('keeps a long note on its pages', async () => {
    const pages = await textsOf({ items: many(14), memo: Array(200).fill('a word').join('\n') });
    expect(pages).toHaveLength(2);
    expect(pages[1]).toContain('a word a word');
    expect(pages[1]).toContain('2 of 2');
  });

  it('bears its mark once it is void', async () => {
    const [text] = await textsOf({ status: 'void', balance: 0 });
    expect(text).toContain('VOID');
    expect(text).toContain('Void: nothing to pay.');
  });

  it('bears none while it is open', async () => {
    for (const status of ['draft', 'sent'] as const)
      expect((await textsOf({ status }))[0]).not.toMatch(/PAID|VOID/);
  });

  it('breaks a hundred lines over pages, each with the head of the table, the number, the total and its own number', async () => {
    const pages = await textsOf({ items: many(100), total: 9_500 });
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, text] of pages.entries()) {
      expect(text).toContain('INV-2026-0042');
      expect(text).toContain('$9,500.00');
      expect(text).toContain(`${index + 1} of ${pages.length}`);
      expect(text).toContain('Description Quantity Unit price Tax Amount');
    }
    const all = pages.join(' ');
    for (let line = 1; line <= 100; line += 1) expect(all.split(` Line ${line}. `)).toHaveLength(2);
    expect(pages.at(-1)).toContain('Total $9,500.00');
  });

  it('loses nothing of words without an end', async () => {
    const word = (index: number) => 'abcdefghij'.repeat(29) + String(index).padStart(4, '0');
    const text = (await textsOf({ items: many(30, word) })).join('').replace(/\s/g, '');
    for (let line = 1; line <= 30; line += 1) expect(text).toContain(word(line));
  });

  it('stays whole with everything as long as it may be', async () => {
    const pages = await textsOf({
      issuer: { name: 'N'.repeat(201), email: `${'n'.repeat(242)}@example.com` },
      billTo: {
        name: 'G'.repeat(200),
        email: `${'g'.repeat(242)}@example.com`,
        company: 'C'.repeat(200),
        address: Array.from({ length: 120 }, (_, line) => `l${line}`).join('\r\n'),
      },
      meta: { property: 'P'.repeat(300) },
    });
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('l118, l119');
    expect(pages[1]).toContain('Description Quantity');
    expect(pages[1]).toContain('Printing 3 $25.20');
  });

  it('says which signs it cannot draw, and draws the others', async () => {
    const [text] = await textsOf({
      billTo: { name: '契約 Zoë Nguyễn', email: null, company: null, address: null },
    });
    expect(text).toContain('◊◊ Zoë Nguyen');
    expect(text).toContain('◊ stands for a character that this page cannot draw.');
    expect((await textsOf())[0]).not.toContain('◊');
  });

  it('is tagged for screen readers: a title, a table with a head, and words for the code', async () => {
    const file = (await draw()).toString('latin1');
    for (const tag of [
      '/Marked true',
      '/S /H1',
      '/S /Table',
      '/S /TR',
      '/S /TH',
      '/S /TD',
      '/Scope /Column',
      '/Lang (en-US)',
    ]) {
      expect([tag, file.includes(tag)]).toEqual([tag, true]);
    }
    expect(file.includes(`/Alt (QR code: ${payUrl})`)).toBe(true);
  });

  it('is the same bytes for the same facts', async () => {
    expect((await draw()).equals(await draw())).toBe(true);
  });
});
