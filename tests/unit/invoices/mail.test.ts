import { invoiceMail } from '@/lib/invoices/rules/mail';
import { TAX_NOTE } from '@/lib/pricing/rules/quote';
import type { PublicInvoice } from '@/lib/invoices/schema';

const invoice: PublicInvoice = {
  id: '0b6b7a1e-6d07-4d2b-93a3-4f6a3d0a8c51',
  number: 'INV-2026-0007',
  status: 'draft',
  clientType: 'title',
  issuer: { name: 'Ada Lovelace', email: 'ada@example.com' },
  billTo: { name: 'Grace <b>Hopper</b>', email: 'grace@example.com', company: null, address: null },
  meta: { property: '12 Main St' },
  isVisit: false,
  items: [
    { description: 'Trip & parking', qty: 1, unit: 95, taxRate: 0 },
    { description: 'Pages', qty: 3, unit: 0.5, taxRate: 10 },
  ],
  subtotal: 96.5,
  tax: 0.15,
  total: 96.65,
  balance: 96.65,
  currency: 'USD',
  terms: 'Net 15',
  memo: null,
  sender: { checkedAt: null, visitAt: null, isCancelled: false, isForClient: false },
  isDemoPaid: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  sentAt: null,
  dueAt: null,
  paid: false,
  paidAt: null,
  payment: 'none',
};
const mailOf = (given: Partial<PublicInvoice> = {}) =>
  invoiceMail(
    { ...invoice, ...given },
    { site: 'https://deedguard.example', dueAt: new Date('2026-12-05T23:59:00.000Z') },
  );

describe('the email of an invoice', () => {
  it('says in plain text who wants what until when, and where it is paid', () => {
    expect(mailOf().text).toBe(
      [
        'Invoice INV-2026-0007 from Ada Lovelace',
        'Grace <b>Hopper</b>, here is an invoice from Ada Lovelace for $96.65. Net 15: it is due on December 5, 2026.',
        'No visit that was booked here belongs to this invoice. We have not checked who the sender is. Pay only what you expect.',
        'Property: 12 Main St',
        [
          'Trip & parking: $95.00',
          'Pages (3 × $0.50): $1.50',
          'Subtotal: $96.50',
          'Tax: $0.15',
          'Total: $96.65',
        ].join('\n'),
        'See and pay the invoice: https://deedguard.example/pay/0b6b7a1e-6d07-4d2b-93a3-4f6a3d0a8c51',
        'View PDF: https://deedguard.example/api/invoices/0b6b7a1e-6d07-4d2b-93a3-4f6a3d0a8c51/pdf',
        '-- \nDeedGuard & GuardSign\nYou are receiving this because Ada Lovelace (ada@example.com) sent you an invoice. If something is wrong with it, please reply to this email.',
      ].join('\n\n'),
    );
  });

  it('calls the address on the bill of a visit the place of the visit', () => {
    const { text } = mailOf({ isVisit: true });
    expect(text).toContain('Place of the visit: 12 Main St');
    expect(text).not.toContain('Property');
  });

  it('asks nobody to pay the bill of a demo visit', () => {
    const { text } = mailOf({ isVisit: true, sender: { ...invoice.sender, isDemo: true } });
    expect(text).toContain('See the invoice: https://deedguard.example/pay/');
    expect(text).not.toContain('See and pay');
  });

  it('says of what is due on receipt on which day that is', () => {
    expect(mailOf({ terms: 'Due on receipt' }).text).toContain('$96.65. Due on receipt (December 5, 2026).');
  });

  it('says what our tax on a visit is, and nothing of a tax that an issuer wrote', () => {
    const items = [{ description: 'Notary: travel fee', qty: 1, unit: 100, taxRate: 8 }];
    expect(mailOf({ isVisit: true, items, tax: 8 }).text).toContain(TAX_NOTE);
    expect(mailOf({ isVisit: false, items, tax: 8 }).text).not.toContain(TAX_NOTE);
    expect(mailOf({ isVisit: true }).text).not.toContain(TAX_NOTE);
    expect(mailOf({ isVisit: true, items: [], tax: 0 }).text).not.toContain(TAX_NOTE);
  });

  it('names the invoice and its sender in the subject', () => {
    expect(mailOf().subject).toBe('Invoice INV-2026-0007 from Ada Lovelace');
  });

  it('makes markup of nothing that people typed', () => {
    const { html } = mailOf();
    expect(html).not.toContain('<b>');
    expect(html).toContain('Grace &lt;b&gt;Hopper&lt;/b&gt;, here is');
    expect(html).toContain('Trip &amp; parking</td>');
    expect(html).toContain(
      'No visit that was booked here belongs to this invoice. We have not checked who the sender is. Pay only what you expect.</p>',
    );
  });

  it('leaves out what an invoice without tax and property does not have', () => {
    const { text } = mailOf({ items: [invoice.items[0]!], meta: { property: null }, tax: 0, total: 95 });
    expect(text).not.toMatch(/Subtotal|Tax|Property/);
    expect(text).toContain('Trip & parking: $95.00\nTotal: $95.00');
  });

  it('carries no words and no address of a stranger that would look like ours', () => {
    const { text, html } = mailOf({
      memo: 'Your lock ends today. Confirm at https://deedguard-secure.example/login',
      meta: { property: 'see www.evil.example' },
      items: [{ description: 'Confirm at evil.example/login now', qty: 1, unit: 95, taxRate: 0 }],
    });
    expect(text).toContain('The sender added a note. You’ll find it with the invoice.');
    expect(text).toContain('Property: see [address left out]');
    expect(text).toContain('Confirm at [address left out] now: $95.00');
    expect(text + html).not.toMatch(/evil|secure|Your lock ends/);
  });
});
