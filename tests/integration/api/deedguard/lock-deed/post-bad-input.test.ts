import { POST as lockDeed } from '@/app/api/deedguard/lock-deed/route';
import { createOwner, visitor } from '@/tests/support/actors';
import { lockInput } from '@/tests/support/builders';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { callRoute, type Call } from '@/tests/support/http';
import { countRows, snapshot } from '@/tests/support/rows';

const post = (call: Call) =>
  callRoute(lockDeed, { method: 'POST', url: '/api/deedguard/lock-deed', ...call });
const long = (length: number) => 'x'.repeat(length);
const noHtml = 'Please leave out < and > and line breaks.';

describe('POST /api/deedguard/lock-deed, with bad input', () => {
  afterEach(releaseClock);

  it.each([
    ['no address', { propertyAddress: undefined }, { propertyAddress: 'Please enter the property address.' }],
    ['an empty address', { propertyAddress: ' ' }, { propertyAddress: 'Please enter the property address.' }],
    [
      'an overlong address',
      { propertyAddress: long(301) },
      { propertyAddress: 'Please use at most 300 characters.' },
    ],
    [
      'an address that is not text',
      { propertyAddress: 12 },
      { propertyAddress: 'Please enter the property address.' },
    ],
    [
      'an address that is no place',
      { propertyAddress: 'asdf' },
      {
        propertyAddress:
          'Please add the street and number, the city, the state and the ZIP code, for example 12 Main St, Austin, TX 78701.',
      },
    ],
    [
      'an address with only a ZIP code',
      { propertyAddress: '78701' },
      { propertyAddress: 'Please add the street and number, for example 12 Main St, Austin, TX 78701.' },
    ],
    [
      'a city that is not where the ZIP code is',
      { propertyAddress: '12 Main St, Miami, FL 99501' },
      {
        propertyAddress:
          '99501 is Anchorage, AK. Did you mean Anchorage, AK 99501, or Miami, FL with its own ZIP code?',
      },
    ],
    ['HTML in the address', { propertyAddress: '12 <b>Main</b> St' }, { propertyAddress: noHtml }],
    ['an empty name', { ownerName: '' }, { ownerName: "Please enter the owner's name." }],
    ['an overlong name', { ownerName: long(201) }, { ownerName: 'Please use at most 200 characters.' }],
    ['a name that is not text', { ownerName: ['Ada'] }, { ownerName: "Please enter the owner's name." }],
    ['HTML in the name', { ownerName: '<img src=x onerror=alert(1)>' }, { ownerName: noHtml }],
    ['a zero byte in the name', { ownerName: 'Ada\u0000' }, { ownerName: noHtml }],
    ['half of an emoji in the name', { ownerName: 'Ada \ud83d' }, { ownerName: noHtml }],
    ['an empty reason', { reason: '' }, { reason: 'Please enter a reason.' }],
    ['an overlong reason', { reason: long(501) }, { reason: 'Please use at most 500 characters.' }],
    ['an unknown lock type', { lockType: 'eternal' }, { lockType: 'Please choose permanent or temporary.' }],
    ['0 days', { expiryDays: 0 }, { expiryDays: 'Please enter at least 1 day.' }],
    ['3651 days', { expiryDays: 3651 }, { expiryDays: 'Please enter at most 3650 days.' }],
    [
      'a temporary lock without an end',
      { lockType: 'temporary', expiryDays: null },
      { expiryDays: 'Please enter for how many days a temporary lock is to last.' },
    ],
    [
      'a permanent lock with an end',
      { lockType: 'permanent', expiryDays: 30 },
      { expiryDays: 'A permanent lock has no number of days.' },
    ],
    ['half days', { expiryDays: 1.5 }, { expiryDays: 'Please enter whole days.' }],
    ['days as text', { expiryDays: '30' }, { expiryDays: 'Please enter a number of days.' }],
  ])('refuses %s', async (_, overrides, fields) => {
    const owner = await createOwner();
    const answer = await post({ as: owner, body: { ...lockInput(), ...overrides } });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ message: Object.values(fields)[0], code: 'validation_failed', fields });
    expect(await countRows('deed_locks')).toBe(0);
    expect(await countRows('log_entries')).toBe(0);
    expect(await countRows('audit_events')).toBe(0);
  });

  it.each([
    ['a single day', 1],
    ['ten years', 3650],
  ])('takes %s', async (_, expiryDays) => {
    const answer = await post({
      as: await createOwner(),
      body: lockInput({ lockType: 'temporary', expiryDays }),
    });
    expect(answer.status).toBe(201);
  });

  it.each([
    ['wrong JSON', { rawBody: '{propertyAddress: 1}' }, 400, 'invalid_request'],
    ['a list', { rawBody: '[]' }, 400, 'invalid_request'],
    ['a form', { rawBody: 'a=1', headers: { 'content-type': 'text/plain' } }, 415, 'unsupported_type'],
    ['too much', { rawBody: JSON.stringify(long(100_000)) }, 413, 'too_large'],
    [
      'a page of another site',
      { body: lockInput(), headers: { origin: 'https://evil.example' } },
      403,
      'forbidden',
    ],
    ['a sandboxed page', { body: lockInput(), headers: { origin: 'null' } }, 403, 'forbidden'],
  ])('refuses %s', async (_, call: Call, status, code) => {
    const as = await createOwner();
    const before = await snapshot();
    const answer = await post({
      as,
      ...call,
      headers: { 'content-type': 'application/json', ...call.headers },
    });
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ message: expect.any(String), code });
    expect(await snapshot()).toEqual(before);
  });

  it('refuses an expired session', async () => {
    holdClock();
    const owner = await createOwner();
    advanceClock({ days: 31 });
    const answer = await post({ as: owner, body: lockInput() });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ message: 'Please log in to continue.', code: 'not_signed_in' });
    expect(await countRows('deed_locks')).toBe(0);
  });

  it('refuses a visitor', async () => {
    expect((await post({ as: visitor, body: lockInput() })).status).toBe(401);
    expect(await countRows('deed_locks')).toBe(0);
  });

  it('stops after 60 tries in an hour', async () => {
    holdClock('2026-11-20T15:00:00Z');
    const owner = await createOwner();
    for (let i = 0; i < 60; i += 1) await post({ as: owner, body: {} });
    const answer = await post({ as: owner, body: lockInput() });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('3600');
    expect(await countRows('deed_locks')).toBe(0);
  });
});
