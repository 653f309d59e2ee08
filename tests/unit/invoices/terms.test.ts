import { dueDate, isPastDue, termsChoices } from '@/lib/invoices/rules/terms';

const sentAt = new Date('2026-11-20T15:00:00.000Z');

describe('the terms of an invoice', () => {
  it.each([
    ['Due on receipt', '2026-11-20'],
    ['Net 7', '2026-11-27'],
    ['Net 15', '2026-12-05'],
    ['Net 60', '2027-01-19'],
  ])('%s: due on %s', (terms, day) => {
    expect(dueDate(terms, sentAt).toISOString().slice(0, 10)).toBe(day);
  });

  it('are fifteen days where an older invoice says something else', () => {
    expect(dueDate('By agreement', sentAt)).toEqual(dueDate('Net 15', sentAt));
  });

  it('end with the one that names a day', () => {
    expect(termsChoices.at(-1)).toBe('Due on a set day');
  });
});

describe('a due day', () => {
  it('is over once the next has begun', () => {
    const dueAt = '2026-12-05T10:00:00.000Z';
    expect(isPastDue(dueAt, '2026-12-05T23:59:59.999Z')).toBe(false);
    expect(isPastDue(dueAt, '2026-12-06T00:00:00.000Z')).toBe(true);
  });
});
