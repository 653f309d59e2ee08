import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createOwner } from '@/tests/support/actors';
import { testPassword } from '@/tests/support/environment';
import { callRoute, cookieOf } from '@/tests/support/http';
import { mmdbFile } from '@/tests/support/mmdb';

const named = (en: string) => ({ names: { en } });
const us = { iso_code: 'US', ...named('United States') };
const places = mmdbFile([
  {
    address: '192.0.2.0',
    bits: 24,
    data: { city: named('Austin'), country: us, subdivisions: [named('Texas')] },
  },
  { address: '198.51.100.0', bits: 24, data: { country: { iso_code: 'FR', ...named('France') } } },
  {
    address: '2001:db8:1:2::',
    bits: 64,
    data: {
      city: named('Lyon'),
      country: { iso_code: 'FR', ...named('France') },
      subdivisions: [named('Rhône')],
    },
  },
]);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'deedguard-places-'));
});

afterEach(() => {
  delete process.env.GEOIP_FILE;
  jest.resetModules();
  rmSync(folder, { recursive: true, force: true });
});

/** As a server that was started with this file. */
async function startWith(content: Buffer | string | null) {
  const file = path.join(folder, 'places.mmdb');
  if (content !== null) writeFileSync(file, content);
  process.env.GEOIP_FILE = file;
  jest.resetModules();
  const [{ openPlaces }, { POST: login }, { GET: list }] = await Promise.all([
    import('@/lib/vendor/geoip'),
    import('@/app/api/users/login/route'),
    import('@/app/api/users/sessions/route'),
  ]);
  return { openPlaces, login, list };
}

describe('the place of a session, with a file of places', () => {
  it.each([
    ['192.0.2.77', 'Austin, Texas'],
    ['198.51.100.3', 'France'],
    ['2001:db8:1:2:aaaa::1', 'Lyon, France'],
  ])('of %s is %s', async (address, place) => {
    const { login, list } = await startWith(places);
    const owner = await createOwner();
    const answer = await callRoute(login, {
      method: 'POST',
      body: { email: owner.user.email, password: testPassword },
      headers: { 'x-socket-address': address },
    });
    const sessions = await callRoute(list, { as: cookieOf(answer) });
    expect(sessions.body).toContainEqual(expect.objectContaining({ current: true, place }));
  });

  it.each(['127.0.0.1', '203.0.113.9'])('of %s is not known, and nothing is said of it', async (address) => {
    const { login, list } = await startWith(places);
    const owner = await createOwner();
    const answer = await callRoute(login, {
      method: 'POST',
      body: { email: owner.user.email, password: testPassword },
      headers: { 'x-socket-address': address },
    });
    const [current] = (await callRoute(list, { as: cookieOf(answer) })).body as object[];
    expect(Object.keys(current!)).not.toContain('place');
  });
});

describe('a file of places that cannot be used', () => {
  it.each([
    ['is not there', null, 'no such file'],
    ['is none', 'not a database', ''],
    [
      'knows no places',
      mmdbFile([{ address: '192.0.2.0', bits: 24, data: us }], { databaseType: 'Test-ASN' }),
      'Test-ASN',
    ],
  ])('keeps the server from starting, when it %s', async (_, content, why) => {
    const { openPlaces } = await startWith(content);
    expect(openPlaces).toThrow('GEOIP_FILE cannot be used');
    expect(openPlaces).toThrow(why);
  });
});
