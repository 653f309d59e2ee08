import { createECDH } from 'node:crypto';
import { directDatabaseUrl, isPooled, parseEnvironment } from '@/lib/platform/env';
import { testEnvironment } from '@/tests/support/environment';

const complete = { ...testEnvironment, DATABASE_URL: 'postgresql://app@localhost/app' };
const parse = (overrides: Record<string, string | undefined>) => () =>
  parseEnvironment({ ...complete, ...overrides });

const pair = createECDH('prime256v1');
pair.setPrivateKey(Buffer.alloc(32, 7));

describe('the environment', () => {
  it('has defaults for what may be left out', () => {
    expect(
      parse({ EMBEDDED_DATABASE: undefined, ALLOW_DEMO_PAYMENTS: undefined, LOG_LEVEL: undefined })(),
    ).toMatchObject({
      DATABASE_POOL_SIZE: 10,
      EMBEDDED_DATABASE: false,
      ALLOW_DEMO_PAYMENTS: false,
      RATE_LIMIT_SCALE: 1,
      TRUSTED_PROXIES: [],
      ALLOWED_HOSTS: [],
      LOG_LEVEL: 'info',
    });
  });

  it('reads flags, numbers and lists', () => {
    const values = parse({
      TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2',
      ALLOWED_HOSTS: 'app,deeds.internal',
      RATE_LIMIT_SCALE: '0.5',
    })();
    expect(values).toMatchObject({
      EMBEDDED_DATABASE: true,
      TRUSTED_PROXIES: ['10.0.0.1', '10.0.0.2'],
      ALLOWED_HOSTS: ['app', 'deeds.internal'],
      RATE_LIMIT_SCALE: 0.5,
    });
  });

  it('reads previous master keys as a list, none when it is empty or missing', () => {
    const [first, second] = [testEnvironment.MASTER_KEY.replace('k1', 'k0'), testEnvironment.MASTER_KEY];
    expect(parse({ MASTER_KEY_PREVIOUS: `${first},${second}` })().MASTER_KEY_PREVIOUS).toEqual([
      first,
      second,
    ]);
    for (const value of [undefined, '', ',']) {
      expect(parse({ MASTER_KEY_PREVIOUS: value })().MASTER_KEY_PREVIOUS).toEqual([]);
    }
  });

  it('takes a token for the metrics that nobody guesses, and that fits into a header', () => {
    expect(parse({ METRICS_TOKEN: '' })().METRICS_TOKEN).toBeUndefined();
    expect(parse({ METRICS_TOKEN: 'x'.repeat(32) })().METRICS_TOKEN).toBe('x'.repeat(32));
    for (const value of ['x'.repeat(31), `${'x'.repeat(32)} x`]) {
      expect(parse({ METRICS_TOKEN: value })).toThrow(
        'METRICS_TOKEN must have at least 32 characters, and no spaces',
      );
    }
  });

  it('watches a folder by its absolute path', () => {
    expect(parse({ RECORDINGS_FOLDER: '' })().RECORDINGS_FOLDER).toBeUndefined();
    expect(parse({ RECORDINGS_FOLDER: '/srv/counties' })().RECORDINGS_FOLDER).toBe('/srv/counties');
    expect(parse({ RECORDINGS_FOLDER: 'counties' })).toThrow(
      'RECORDINGS_FOLDER must be an absolute path or s3://BUCKET/PREFIX',
    );
  });

  it('watches a prefix of a bucket with the keys of the store, which may be a folder', () => {
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    const address = 's3://county-deliveries/in box/2026';
    expect(parse({ RECORDINGS_FOLDER: address, ...keys })().RECORDINGS_FOLDER).toBe(address);
    expect(parse({ RECORDINGS_FOLDER: address })).toThrow('S3_ACCESS_KEY_ID is not set');
    for (const wrong of ['s3://', 's3://a', 's3://Bucket/x', 'https://bucket/x'])
      expect(parse({ RECORDINGS_FOLDER: wrong, ...keys })).toThrow('RECORDINGS_FOLDER must be');
  });

  it('keeps objects in a folder when no bucket is named', () => {
    expect(parse({ STORE_FOLDER: undefined, S3_BUCKET: '', S3_ENDPOINT: '' })()).toMatchObject({
      STORE_FOLDER: '.data/objects',
      S3_REGION: 'us-east-1',
      S3_BUCKET: undefined,
      S3_ENDPOINT: undefined,
    });
  });

  it('takes an empty Stripe key as none', () => {
    expect(parse({ STRIPE_SECRET_KEY: '' })().STRIPE_SECRET_KEY).toBeUndefined();
  });

  it.each(['DATABASE_URL', 'NEXTAUTH_URL', 'NEXTAUTH_SECRET', 'MASTER_KEY', 'LOG_SIGNING_KEY', 'LOG_ORIGIN'])(
    'names %s when it is missing or empty',
    (name) => {
      for (const value of [undefined, '']) {
        expect(parse({ [name]: value })).toThrow(
          `The environment is not complete (see .env.example):\n  ${name} is not set`,
        );
      }
    },
  );

  it.each([
    ['DATABASE_URL', 'mysql://secret'],
    ['DATABASE_POOL_SIZE', 'secret'],
    ['NEXTAUTH_URL', 'secret'],
    ['NEXTAUTH_SECRET', 'secret'],
    ['MASTER_KEY', 'k1:secret'],
    ['MASTER_KEY_PREVIOUS', 'k0:secret'],
    ['S3_ENDPOINT', 'secret'],
    ['LOG_SIGNING_KEY', 'secret'],
    ['LOG_ORIGIN', 'secret host'],
    ['STRIPE_SECRET_KEY', 'secret'],
    ['STRIPE_PUBLISHABLE_KEY', 'secret'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['STRIPE_API_URL', 'secret'],
    ['EMBEDDED_DATABASE', 'secret'],
    ['ALLOW_DEMO_PAYMENTS', 'secret'],
    ['RATE_LIMIT_SCALE', 'secret'],
    ['ALLOWED_HOSTS', 'secret:3000'],
    ['LOG_LEVEL', 'secret'],
  ])('names %s when it is wrong, and never its value', (name, value) => {
    let message = '';
    try {
      parse({ [name]: value })();
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toContain(`\n  ${name} `);
    expect(message).not.toContain(`${name} is not set`);
    expect(message).not.toContain('secret');
  });

  it('names all that is wrong at once', () => {
    expect(parse({ MASTER_KEY: undefined, NEXTAUTH_SECRET: 'short' })).toThrow(
      /NEXTAUTH_SECRET must have at least 32 characters\n  MASTER_KEY is not set/,
    );
  });

  it.each(['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'])('needs %s beside the secret key', (name) => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    expect(parse(keys)).not.toThrow();
    expect(parse({ ...keys, [name]: undefined })).toThrow(`${name} is not set`);
  });

  it.each([
    ['S3_ACCESS_KEY_ID', { S3_ACCESS_KEY_ID: undefined }],
    ['S3_ACCESS_KEY_ID', { S3_SECRET_ACCESS_KEY: '' }],
    ['S3_BUCKET', { S3_BUCKET: undefined }],
    ['S3_BUCKET', { S3_BUCKET: '', S3_ENDPOINT: undefined }],
  ])('names %s when a store is set up by half', (name, missing) => {
    const store = {
      S3_ENDPOINT: 'https://s3.example.com',
      S3_BUCKET: 'documents',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    };
    expect(parse(store)).not.toThrow();
    expect(parse({ ...store, ...missing })).toThrow(new RegExp(`\\n  ${name} `));
  });

  const vapid = {
    VAPID_PUBLIC_KEY: pair.getPublicKey('base64url'),
    VAPID_PRIVATE_KEY: pair.getPrivateKey('base64url'),
    VAPID_SUBJECT: 'mailto:push@example.com',
  };

  it.each(Object.keys(vapid))('names %s when push is set up without it', (name) => {
    expect(parse(vapid)).not.toThrow();
    expect(parse({ ...vapid, [name]: '' })).toThrow(new RegExp(`\\n  ${name} is not set`));
  });

  it.each([
    ['VAPID_PUBLIC_KEY', 'secret'],
    ['VAPID_PRIVATE_KEY', `${vapid.VAPID_PRIVATE_KEY}=`],
    ['VAPID_SUBJECT', 'push@example.com'],
    ['VAPID_PRIVATE_KEY', Buffer.alloc(32, 9).toString('base64url')],
  ])('names %s when it is no key of a pair, or nobody’s address', (name, value) => {
    expect(parse({ ...vapid, [name]: value })).toThrow(new RegExp(`\\n  ${name} (?!is not set)`));
  });
});

describe('the address of Postgres itself', () => {
  const DATABASE_URL = 'postgresql://app@pgbouncer:6432/app';
  const DATABASE_DIRECT_URL = 'postgresql://app@postgres:5432/app';

  it('is the one that was named for it, beside that of a pool', () => {
    expect(directDatabaseUrl({ DATABASE_URL, DATABASE_DIRECT_URL })).toBe(DATABASE_DIRECT_URL);
  });

  it('is the address of the database where no other was named', () => {
    expect(directDatabaseUrl({ DATABASE_URL })).toBe(DATABASE_URL);
    expect(directDatabaseUrl({ DATABASE_URL, DATABASE_DIRECT_URL: '' })).toBe(DATABASE_URL);
  });

  it('is the address of the embedded database, whatever settings say of another one', () => {
    expect(directDatabaseUrl({ DATABASE_URL, DATABASE_DIRECT_URL, EMBEDDED_DATABASE: '1' })).toBe(
      DATABASE_URL,
    );
  });

  it('is told apart from that of a pool', () => {
    expect(isPooled({ DATABASE_URL, DATABASE_DIRECT_URL })).toBe(true);
    expect(isPooled({ DATABASE_URL })).toBe(false);
    expect(isPooled({ DATABASE_URL, DATABASE_DIRECT_URL: DATABASE_URL })).toBe(false);
    expect(isPooled({ DATABASE_URL, DATABASE_DIRECT_URL, EMBEDDED_DATABASE: '1' })).toBe(false);
  });

  it('has to be an address of Postgres', () => {
    expect(parse({ DATABASE_DIRECT_URL: '' })().DATABASE_DIRECT_URL).toBeUndefined();
    expect(parse({ DATABASE_DIRECT_URL: 'pgbouncer' })).toThrow(
      'DATABASE_DIRECT_URL must start with postgresql://',
    );
  });
});
