import { happened } from '@/lib/invoices/rules/history';

describe('the history of an invoice', () => {
  it.each([
    ['invoice.created', {}, 'Created as a draft'],
    ['invoice.sent', { transport: 'smtp' }, 'Sent by email'],
    ['invoice.sent', { transport: 'preview' }, 'Email written, not sent'],
    ['invoice.paid', { method: 'card' }, 'Paid by card'],
    ['invoice.paid', { method: 'demo' }, 'Paid as a demo: no money moved'],
    ['invoice.paid', { method: 'manual' }, 'Marked as paid'],
    ['invoice.paid', {}, 'Paid'],
    ['invoice.refunded', { refundedCents: 12_00 }, 'Refunded $12.00'],
    ['invoice.voided', null, 'Made void'],
    ['invoice.unheard_of', {}, null],
  ])('says of %s %j: %s', (type, data, text) => {
    expect(happened({ type, data })).toBe(text);
  });
});
