import { actionsOf } from '@/lib/invoices/rules/actions';

const email = 'ada@example.com';
const at = '2026-11-21T12:00:00.000Z';

describe('what an issuer may do with an invoice', () => {
  it.each([
    ['a draft with an email', 'draft', email, null, 'send'],
    ['a draft without one', 'draft', null, null, 'email'],
    ['one that was emailed', 'sent', email, at, 'mark-paid'],
    ['one that was handed over, with an email', 'sent', email, null, 'send'],
    ['one that was handed over, without', 'sent', null, null, 'mark-paid'],
    ['a paid one', 'paid', email, at, 'pdf'],
    ['a void one', 'void', email, at, 'duplicate'],
  ] as const)('begins for %s with the likeliest', (_, status, to, lastSentAt, first) => {
    expect(actionsOf({ status, billTo: { email: to }, lastSentAt, requestId: null }, false)[0]).toBe(first);
  });

  it('pays only what is sent, and edits only drafts', () => {
    for (const status of ['draft', 'sent', 'paid', 'void'] as const) {
      const actions = actionsOf({ status, billTo: { email }, lastSentAt: null, requestId: null }, true);
      expect(actions.includes('pay')).toBe(status === 'sent');
      expect(actions.includes('edit')).toBe(status === 'draft');
      expect(actions.includes('mail')).toBe(true);
      expect(new Set(actions).size).toBe(actions.length);
    }
  });

  it('does not mark the bill of a visit as paid before its client has it', () => {
    const bill = { billTo: { email }, lastSentAt: null, requestId: 'visit-1' };
    expect(actionsOf({ ...bill, status: 'draft' }, false)).not.toContain('mark-paid');
    expect(actionsOf({ ...bill, status: 'sent' }, false)).toContain('mark-paid');
  });
});
