import { randomBytes } from 'node:crypto';
import { listKeptFiles, readText, secretsIn } from '@/tests/support/secret-patterns';

/** Look like secrets and open nothing: made up for a test, or in a manual. */
const harmless = [
  /^\w+:\/\/(?:user|me|nobody):(?:password|secret)@$/,
  /^dg_live_Ab3dE+z+$/,
  // Of Stripe's own manual.
  /^sk_live_4eC39HqLyjWDarjtT1zdp7dc$/,
  /^vJ2hbq-0mM8c5Kx_RkZ1uYt7nWs3eDf9gHj4iLpOaQx$/,
  /^metrics-of-the-tests-0123456789abcdef$/,
  /^abcdefghijklmnopqrstuvwxyz0123456789-_ABCDE$/,
];

const drawn = randomBytes(64).toString('base64');
const letters = randomBytes(64).toString('hex');

/** In two pieces, so that this file holds none. */
const made: [what: string, text: string][] = [
  ['a private key', `-----BEGIN ${'PRIVATE'} KEY-----\n${drawn}`],
  ['a private key of RSA', `-----BEGIN RSA ${'PRIVATE'} KEY-----\n${drawn}`],
  ['a key of AWS', `AKIA${letters.slice(0, 16).toUpperCase()}`],
  ['a live key of Stripe', `sk_${'live'}_${letters.slice(0, 24)}`],
  ['a webhook secret', `whsec_${letters.slice(0, 32)}`],
  ['a token of GitHub', `ghp_${letters.slice(0, 36)}`],
  ['a key of a model', `sk-${'ant'}-${letters.slice(0, 40)}`],
  ['an API key of ours', `dg_${'live'}_${letters.slice(0, 36)}`],
  ['a password in an address', `postgresql://app:${letters.slice(0, 12)}@db.example:5432/app`],
  ['a master key in an environment', `MASTER_KEY=${drawn.slice(0, 44)}`],
  ['a token in an object', `{ "accessToken": "${drawn.slice(0, 44)}" }`],
];

describe('a secret', () => {
  it('is in no file that git keeps', () => {
    const files = listKeptFiles();
    expect(files.length).toBeGreaterThan(1_000);
    const found = files.flatMap((file) => secretsIn(file, readText(file)));
    expect(found.filter(({ text }) => !harmless.some((known) => known.test(text)))).toEqual([]);
  });

  it.each(made)('is found: %s', (_what, text) => {
    expect(secretsIn('a file', `x ${text} y`)).not.toEqual([]);
  });

  it.each(['NEXTAUTH_SECRET=', 'token: string | undefined', 'const passwordHash = hashOfNobody();'])(
    'is not %s',
    (text) => {
      expect(secretsIn('a file', text)).toEqual([]);
    },
  );
});
