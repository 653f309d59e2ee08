import { canReadRecordsOf, canReview, partyOf, statusRefusal } from '@/lib/notary/policy';

const request = { clientId: 'client', notaryId: 'notary' };
const onlyNotary = 'Only the notary can begin and complete the visit.';
const onlyParties = 'Only the client and the notary of a request can change it.';
const withdraw = 'A notary cannot cancel a request. Please withdraw from it, and we will ask somebody else.';

describe('partyOf', () => {
  it.each([
    ['client', 'client'],
    ['notary', 'notary'],
    ['somebody else', null],
  ])('%s is %s', (userId, party) => {
    expect(partyOf(userId, request)).toBe(party);
  });

  it('is nobody but the client while no notary is assigned', () => {
    expect(partyOf('notary', { ...request, notaryId: null })).toBeNull();
  });
});

describe('statusRefusal', () => {
  it.each([
    ['client', 'cancelled', null],
    ['client', 'in_progress', onlyNotary],
    ['client', 'completed', onlyNotary],
    ['notary', 'cancelled', withdraw],
    ['notary', 'in_progress', null],
    ['notary', 'completed', null],
    [null, 'cancelled', onlyParties],
    [null, 'in_progress', onlyParties],
    [null, 'completed', onlyParties],
  ] as const)('%s, %s: %s', (party, to, refusal) => {
    expect(statusRefusal(party, to)).toBe(refusal);
  });
});

describe('canReview', () => {
  it.each([
    ['client', true],
    ['notary', false],
    [null, false],
  ] as const)('%s: %s', (party, may) => {
    expect(canReview(party)).toBe(may);
  });
});

describe('canReadRecordsOf', () => {
  it.each([
    ['one’s own', { id: 'a', role: 'owner' }, true],
    ['somebody else’s', { id: 'b', role: 'notary' }, false],
    ['anybody’s, for an admin', { id: 'b', role: 'admin' }, true],
  ] as const)('%s', (_, actor, may) => {
    expect(canReadRecordsOf(actor, 'a')).toBe(may);
  });
});
