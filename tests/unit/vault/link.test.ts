import {
  describeAccess,
  hashShareToken,
  linkExpiresAt,
  linkStatus,
  shareTokenFrom,
  stampTexts,
} from '@/lib/vault/rules/link';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

describe('the token of a link', () => {
  it('is 32 bytes as 43 letters that need no escaping in an address', () => {
    expect(shareTokenFrom(new Uint8Array(32).fill(251))).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it.each([31, 33])('is not made of %i bytes', (length) => {
    expect(() => shareTokenFrom(new Uint8Array(length))).toThrow(RangeError);
  });

  it('is kept as its SHA-256', () => {
    expect(Buffer.from(hashShareToken('abc')).toString('hex')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });
});

describe('the time of a link', () => {
  it.each([
    [1, '2026-11-20T13:00:00.000Z'],
    [24, '2026-11-21T12:00:00.000Z'],
    [72, '2026-11-23T12:00:00.000Z'],
    [168, '2026-11-27T12:00:00.000Z'],
  ])('of %i hours ends at %s', (hours, end) => {
    expect(linkExpiresAt(at('12:00:00'), hours).toISOString()).toBe(end);
  });

  it.each([
    ['open', '12:59:59.999', null],
    ['expired', '13:00:00', null],
    ['revoked', '12:30:00', at('12:15:00')],
    ['revoked', '14:00:00', at('12:15:00')],
  ] as const)('makes it %s at %s', (status, time, revokedAt) => {
    expect(linkStatus({ expiresAt: at('13:00:00'), revokedAt }, at(time))).toBe(status);
  });
});

describe('what the links of a document say about it', () => {
  const link = (expiresAt: Date, viewCount: number, revokedAt: Date | null = null) => ({
    expiresAt,
    revokedAt,
    viewCount,
  });

  it('counts the views of all of them, and names the last end of the open ones', () => {
    const links = [
      link(at('11:00:00'), 3),
      link(at('13:00:00'), 2),
      link(at('14:00:00'), 0),
      link(at('15:00:00'), 1, at('11:30:00')),
    ];
    expect(describeAccess(links, at('12:00:00'))).toEqual({
      expiresAt: '2026-11-20T14:00:00.000Z',
      accessLevel: 'shared_link',
      accessAttempts: 6,
    });
  });

  it('is for its owner alone once all of them are over', () => {
    expect(describeAccess([link(at('11:00:00'), 3)], at('12:00:00'))).toEqual({
      expiresAt: null,
      accessLevel: 'owner_only',
      accessAttempts: 3,
    });
  });
});

it('stamps who looked, when in UTC, and where', () => {
  expect(stampTexts({ viewer: 'Ada', viewedAt: at('15:04:59.999'), site: 'deeds.example' })).toEqual({
    across: 'Ada · 2026-11-20 15:04 UTC',
    footer: 'Shared with Ada · 2026-11-20 15:04 UTC · deeds.example',
  });
});
