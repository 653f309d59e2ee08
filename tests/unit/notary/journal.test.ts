import { actTimeProblem, journalProblems, withoutLeftovers } from '@/lib/notary/rules/journal';
import { correctionFormSchema, journalEntrySchema, journalFormSchema } from '@/lib/notary/schema/journal';

const known = { identifiedBy: 'known', isOnline: true } as const;
const at = new Date('2026-11-21T12:00:00Z');

describe('journalProblems', () => {
  it.each([
    [{ ...known }, []],
    [{ ...known, isOnline: false }, ['place']],
    [{ ...known, isOnline: false, place: '1 Main St' }, []],
    [{ ...known, identifiedBy: 'document' as const }, ['idDocument']],
    [{ ...known, identifiedBy: 'document' as const, idDocument: 'passport' }, []],
    [{ ...known, identifiedBy: 'witness' as const }, ['witnessName']],
    [{ ...known, identifiedBy: 'witness' as const, witnessName: 'Sancho' }, []],
    [{ ...known, corrects: 1 }, ['reason']],
    [{ ...known, corrects: 1, reason: 'The fee.' }, []],
  ])('of %j are %j', (entry, fields) => {
    expect(Object.keys(journalProblems(entry))).toEqual(fields);
  });
});

describe('withoutLeftovers', () => {
  it('drops what belongs to another choice', () => {
    const all = { idDocument: 'passport', idExpiresOn: '2030-01-01', witnessName: 'Sancho', reason: 'x' };
    expect(withoutLeftovers({ ...known, ...all })).toEqual(known);
    expect(withoutLeftovers({ ...known, ...all, identifiedBy: 'document', corrects: 1 })).toEqual({
      ...known,
      identifiedBy: 'document',
      idDocument: 'passport',
      idExpiresOn: '2030-01-01',
      corrects: 1,
      reason: 'x',
    });
    expect(withoutLeftovers({ ...known, ...all, identifiedBy: 'witness' })).toEqual({
      ...known,
      identifiedBy: 'witness',
      witnessName: 'Sancho',
    });
  });
});

describe('actTimeProblem', () => {
  it.each([
    ['2026-11-21T12:00:00Z', null],
    ['2026-11-21T12:05:00Z', null],
    ['2026-11-21T12:05:01Z', 'This time is still ahead. Write the entry once the act is done.'],
    ['1950-01-01T00:00:00Z', null],
    ['0202-01-01T00:00:00Z', 'Please check the year.'],
  ])('of %s is %p', (actedAt, problem) => {
    expect(actTimeProblem(new Date(actedAt), at)).toBe(problem);
  });
});

const typed = {
  act: 'jurat',
  document: 'Affidavit',
  signerName: 'Sancho',
  signerAddress: '1 Main St',
  identifiedBy: 'known',
  idDocument: 'passport',
  meeting: 'in-person',
  place: '2 Main St',
  actedOn: '2026-11-20',
  actedTime: '09:30',
  fee: '10',
};

describe('the form of an entry', () => {
  it.each([
    ['0', 0],
    ['10', 1_000],
    ['$10.5', 1_050],
    ['2.99', 299],
  ])('takes a fee of %s as %i cents', (fee, feeCents) => {
    expect(journalFormSchema.parse({ ...typed, fee })).toMatchObject({ feeCents });
  });

  it.each(['', '-1', 'ten', '1.234', '1,000', '1e3', '123456'])('takes no fee of "%s"', (fee) => {
    expect(journalFormSchema.safeParse({ ...typed, fee }).success).toBe(false);
  });

  it('sends what the call takes, without what an earlier choice left', () => {
    const facts = journalFormSchema.parse({ ...typed, reason: 'left over' });
    expect(facts).toMatchObject({
      actedAt: new Date('2026-11-20T09:30').toISOString(),
      idDocument: undefined,
    });
    expect(facts.reason).toBeUndefined();
    const sent = { ...facts, id: crypto.randomUUID(), zone: 'UTC' };
    expect(journalEntrySchema.safeParse(JSON.parse(JSON.stringify(sent))).success).toBe(true);
  });

  it('wants a place in person alone', () => {
    const nowhere = { ...typed, place: '' };
    expect(journalFormSchema.safeParse(nowhere).error?.issues[0]?.path).toEqual(['place']);
    expect(journalFormSchema.parse({ ...nowhere, meeting: 'online' })).toMatchObject({ isOnline: true });
  });

  it('of a correction wants to know why', () => {
    expect(correctionFormSchema.safeParse(typed).error?.issues[0]?.path).toEqual(['reason']);
    expect(correctionFormSchema.parse({ ...typed, reason: 'The fee.' })).toMatchObject({
      reason: 'The fee.',
    });
  });
});
