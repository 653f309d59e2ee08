import { senderNote } from '@/lib/invoices/rules/sender-note';

const nobody = { checkedAt: null, visitAt: null, isCancelled: false, isForClient: false };
const checkedAt = '2026-11-02T12:00:00.000Z';
const visitAt = '2026-12-01T20:00:00.000Z';

describe('what is said of who sends an invoice', () => {
  it.each([
    [
      'of anybody that nothing was checked',
      nobody,
      'No visit that was booked here belongs to this invoice. We have not checked who the sender is. Pay only what you expect.',
    ],
    [
      'of a verified notary what was checked, and when',
      { ...nobody, checkedAt },
      'No visit that was booked here belongs to this invoice. We checked the sender’s notary commission on November 2, 2026 (UTC). Pay only what you expect.',
    ],
    [
      'to the client which visit it is for',
      { ...nobody, visitAt, isForClient: true },
      'This is for your visit on December 1, 2026 (UTC), booked here. Pay only what you expect.',
    ],
    [
      'to the client that it is the fee for cancelling',
      { ...nobody, visitAt, isCancelled: true, isForClient: true },
      'This is the fee for cancelling your visit on December 1, 2026 (UTC), booked here. Pay only what you expect.',
    ],
    [
      'to somebody else that it was a visit',
      { ...nobody, visitAt },
      'This is for a visit on December 1, 2026 (UTC), booked here. Pay only what you expect.',
    ],
    [
      'both where both are known',
      { ...nobody, checkedAt, visitAt, isForClient: true },
      'This is for your visit on December 1, 2026 (UTC), booked here. We checked the sender’s notary commission on November 2, 2026 (UTC). Pay only what you expect.',
    ],
    [
      'that a demo account is owed nothing',
      { ...nobody, isDemo: true as const, visitAt, isForClient: true },
      'This is a demo: the sender is a demo account, and nothing is owed.',
    ],
  ])('says %s', (_, sender, words) => {
    expect(senderNote(sender)).toBe(words);
  });
});
