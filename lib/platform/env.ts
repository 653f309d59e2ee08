import { createECDH } from 'node:crypto';
import path from 'node:path';
import * as z from 'zod';

const base64Bytes = (length: number) =>
  z
    .string()
    .refine(
      (value) => Buffer.from(value, 'base64').length === length,
      `must be the base64 of ${length} bytes`,
    );

/** As the Web Push standard writes keys. */
const base64UrlBytes = (length: number) =>
  z
    .string()
    .refine(
      (value) => /^[\w-]+$/.test(value) && Buffer.from(value, 'base64url').length === length,
      `must be the base64url of ${length} bytes, without =`,
    );

/** Whether the two are one pair on the curve P-256. */
function isKeyPair(publicKey: string, privateKey: string): boolean {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

const masterKey = z
  .string()
  .regex(/^[a-z0-9-]{1,16}:[A-Za-z0-9+/]{43}=$/, 'must be an id, a colon and the base64 of 32 bytes');

const databaseAddress = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgresql://');

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');

const list = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter(Boolean));

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const logLevelSchema = z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info');

/** A directory of this machine, or a prefix of a bucket in the service of the S3 settings. */
function isFolderOrBucket(value: string): boolean {
  return path.isAbsolute(value) || /^s3:\/\/[a-z\d][a-z\d.-]{2,62}(?:\/[\w!'()*. /-]*)?$/.test(value);
}

function namesBucket(values: { S3_BUCKET?: string | undefined; RECORDINGS_FOLDER?: string | undefined }) {
  return Boolean(values.S3_BUCKET) || values.RECORDINGS_FOLDER?.startsWith('s3:');
}

/** Set together, or not at all. */
const vapidNames = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;

const environmentSchema = z
  .object({
    DATABASE_URL: databaseAddress,
    DATABASE_DIRECT_URL: optional(databaseAddress),
    DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
    NEXTAUTH_URL: z
      .string()
      .regex(
        /^https?:\/\/[^/\s]+$/,
        'must be the address of the site without a path, for example https://example.com',
      ),
    NEXTAUTH_SECRET: z.string().min(32, 'must have at least 32 characters'),
    MASTER_KEY: masterKey,
    MASTER_KEY_PREVIOUS: z
      .string()
      .default('')
      .transform((value) => value.split(',').filter(Boolean))
      .pipe(z.array(masterKey)),
    STORE_FOLDER: z.string().min(1).default('.data/objects'),
    S3_ENDPOINT: optional(z.url()),
    S3_BUCKET: optional(z.string().min(3)),
    S3_REGION: z.string().min(1).default('us-east-1'),
    S3_ACCESS_KEY_ID: optional(z.string().min(1)),
    S3_SECRET_ACCESS_KEY: optional(z.string().min(1)),
    LOG_SIGNING_KEY: base64Bytes(32),
    LOG_ORIGIN: z.string().regex(/^[^\s+]{1,255}$/, 'must be a host name without spaces or +'),
    STRIPE_SECRET_KEY: optional(z.string().startsWith('sk_')),
    STRIPE_PUBLISHABLE_KEY: optional(z.string().startsWith('pk_')),
    STRIPE_WEBHOOK_SECRET: optional(z.string().startsWith('whsec_')),
    STRIPE_API_URL: optional(z.url()),
    SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')),
    MAIL_FROM: optional(z.string().regex(/^[^@\r\n]*@[^\r\n]+$/, 'must hold an email address')),
    VAPID_PUBLIC_KEY: optional(base64UrlBytes(65)),
    VAPID_PRIVATE_KEY: optional(base64UrlBytes(32)),
    VAPID_SUBJECT: optional(
      z
        .string()
        .regex(/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/[^\s]+)$/, 'must begin with mailto: or https://'),
    ),
    DOCUMENT_TEST_ORIGIN: optional(z.url({ protocol: /^https?$/, error: 'must be an address' })),
    PUSH_SERVICE_URL: optional(z.url({ protocol: /^https?$/, error: 'must be an address' })),
    ROUTING_URL: optional(z.url({ protocol: /^https?$/, error: 'must be an address' })),
    GEOIP_FILE: optional(z.string().min(1)),
    COUNTY_CONTACTS_FILE: optional(z.string().min(1)),
    RECORDINGS_FOLDER: optional(
      z.string().refine(isFolderOrBucket, 'must be an absolute path or s3://BUCKET/PREFIX'),
    ),
    OPENAI_API_KEY: optional(z.string().min(1)),
    OPENAI_BASE_URL: optional(z.url({ protocol: /^https?$/, error: 'must be an address' })),
    ASSISTANT_MODEL: z
      .string()
      .default('')
      .transform((value) => value || 'gpt-5'),
    MAP_STYLE_URL: optional(z.url({ protocol: /^https?$/, error: 'must be an address' })),
    EMBEDDED_DATABASE: flag,
    ALLOW_DEMO_PAYMENTS: flag,
    ALLOW_LOCAL_WEBHOOKS: flag,
    RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
    TRUSTED_PROXIES: list,
    ALLOWED_HOSTS: list.pipe(
      z.array(z.string().regex(/^[a-z\d._-]+$/i, 'must be host names without ports, separated by commas')),
    ),
    HOST: optional(z.string().min(1)),
    LOG_LEVEL: logLevelSchema,
    METRICS_TOKEN: optional(
      z.string().regex(/^[\x21-\x7e]{32,}$/, 'must have at least 32 characters, and no spaces'),
    ),
    OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/, error: 'must be an address' })),
    WORKER_METRICS_PORT: optional(z.coerce.number('must be a port').int().min(1).max(65_535)),
  })
  .refine((values) => !namesBucket(values) || (values.S3_ACCESS_KEY_ID && values.S3_SECRET_ACCESS_KEY), {
    path: ['S3_ACCESS_KEY_ID'],
    message: 'and S3_SECRET_ACCESS_KEY are needed with a bucket',
  })
  .refine(
    (values) =>
      namesBucket(values) || !(values.S3_ENDPOINT || values.S3_ACCESS_KEY_ID || values.S3_SECRET_ACCESS_KEY),
    { path: ['S3_BUCKET'], message: 'is needed with the other S3 settings' },
  )
  .refine((values) => !values.SMTP_URL || values.MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'is needed with SMTP_URL',
  })
  .refine((values) => !values.STRIPE_SECRET_KEY || values.STRIPE_PUBLISHABLE_KEY, {
    path: ['STRIPE_PUBLISHABLE_KEY'],
    message: 'is needed with STRIPE_SECRET_KEY',
  })
  .refine((values) => !values.STRIPE_SECRET_KEY || values.STRIPE_WEBHOOK_SECRET, {
    path: ['STRIPE_WEBHOOK_SECRET'],
    message: 'is needed with STRIPE_SECRET_KEY',
  })
  .superRefine((values, context) => {
    const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = values;
    const missing = vapidNames.filter((name) => values[name] === undefined);
    if (missing.length === vapidNames.length) return;
    for (const name of missing) {
      context.addIssue({ code: 'custom', path: [name], message: 'is needed with the other VAPID settings' });
    }
    if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY && !isKeyPair(VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY)) {
      const message = 'is not the key that belongs to VAPID_PUBLIC_KEY';
      context.addIssue({ code: 'custom', path: ['VAPID_PRIVATE_KEY'], message });
    }
  });

export type Environment = z.infer<typeof environmentSchema>;

/** Checks every variable. Throws one error that names each missing or bad variable, never its value. */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const result = environmentSchema.safeParse(source);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    // Of a list that is a variable, the variable.
    const name = String(issue.path[0]);
    const missing = source[name] === undefined || source[name] === '';
    return `  ${name} ${missing ? 'is not set' : issue.message}`;
  });
  throw new Error(`The environment is not complete (see .env.example):\n${lines.join('\n')}`);
}

let parsed: Environment | undefined;

/** The checked environment. Read at the first call, so that a build needs no secrets. */
export function env(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}

/**
 * Postgres itself, past a pool that lends connections for one transaction each: for what is of one connection (LISTEN, the
 * locks of a migration, a snapshot). As it was set, because a migration starts without the other settings.
 */
export function directDatabaseUrl(source: Record<string, string | undefined> = process.env): string {
  const { DATABASE_URL = '', DATABASE_DIRECT_URL, EMBEDDED_DATABASE } = source;
  return (EMBEDDED_DATABASE !== '1' && DATABASE_DIRECT_URL) || DATABASE_URL;
}

/** Whether a pool stands between: Postgres has another address than the one that is asked. */
export function isPooled(source: Record<string, string | undefined> = process.env): boolean {
  return directDatabaseUrl(source) !== source.DATABASE_URL;
}

/** Whether email goes out; without a mail server it is only kept, to be read here. */
export function sendsMail(): boolean {
  return Boolean(env().SMTP_URL);
}

/**
 * Whether an address has to be confirmed with a mailed link. With the embedded database and no mail server nobody could:
 * there every address counts as confirmed, and screens say so.
 */
export function asksToConfirm(): boolean {
  return sendsMail() || !env().EMBEDDED_DATABASE;
}

/** Apart from the rest, because code that logs is also loaded by a build, which has no environment. */
export function logLevel(): Environment['LOG_LEVEL'] {
  return logLevelSchema.catch('info').parse(process.env.LOG_LEVEL);
}

/** All that a process which reads strangers' documents is told. Windows starts nothing without its own two. */
export function readerEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV, SystemRoot, TEMP } = process.env;
  return { NODE_ENV, LOG_LEVEL: logLevel(), TZ: 'UTC', SystemRoot, TEMP };
}

/** The public address of the site, as prerendered pages say it. On this machine the port is no part of a page, so that it can move. */
export function siteAddress(): string {
  const { hostname, origin } = new URL(process.env.NEXTAUTH_URL ?? 'http://localhost:3000');
  return hostname === 'localhost' ? 'http://localhost:3000' : origin;
}

/** The same as the running server has it, port and all: for what is answered anew each time. */
export function runningAddress(): string {
  return new URL(process.env.NEXTAUTH_URL ?? 'http://localhost:3000').origin;
}

/** What the build was told about itself, as it was told; the build that `npm start` makes sets both variables. */
export function buildStamp(): { time?: string; commit?: string; environment?: string } {
  const { BUILD_TIME: time, BUILD_COMMIT: commit, NODE_ENV: environment } = process.env;
  return { time, commit, environment };
}
