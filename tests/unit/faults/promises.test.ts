import { checkAcknowledged, keyOf } from '@/tests/faults/checks/acknowledged';
import { promisesOf } from '@/tests/faults/checks/promises';
import { newLedger } from '@/tests/faults/ledger';

describe('promisesOf', () => {
  it('holds the product to each kind of thing that it said yes to', () => {
    const client = { repeat: () => Promise.resolve(null) };
    const ledger = {
      ...newLedger(),
      locks: [{ id: 'l', ownerId: 'o', logIndex: 7 }],
      payments: [{ id: 'p', lockId: 'l' }],
      refunds: [{ paymentId: 'p' }],
      documents: [{ id: 'd', sha256: '', client }],
      redactions: [{ id: 'r', sha256: '', client, path: '' }],
      requests: [{ id: 'q' }],
      acceptances: [{ requestId: 'q', notaryId: 'n' }],
      invoices: [{ id: 'i', issuerId: 'o', number: 'INV-2026-0001' }],
      issuedInvoices: [{ id: 'i' }],
      paidInvoices: [{ id: 'i' }],
      imports: [{ id: 'm', instruments: ['x'], lockId: 'l' }],
      bookings: [{ id: 'b', organizationId: 'g' }],
      askedConsents: [{ id: 'c', organizationId: 'g' }],
    };
    const promised = promisesOf(ledger).map(({ what, id }) => keyOf(what, id));
    expect(promised).toEqual([
      'Lock l of o at 7',
      'Payment p',
      'Refund of payment p',
      'Document d',
      'Redacted copy r',
      'Request q',
      'Acceptance of request q by n',
      'Invoice i INV-2026-0001',
      'Issued invoice i',
      'Paid invoice i',
      'Recording x',
      'Booking b',
      'Question to an owner c',
    ]);
    expect(checkAcknowledged(promisesOf(ledger), new Set(promised.slice(1)))).toEqual([
      'Lock l of o at 7 was acknowledged and is lost.',
    ]);
  });
});
