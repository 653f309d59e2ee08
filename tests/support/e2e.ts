import { randomUUID } from 'node:crypto';
import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Response,
} from '@playwright/test';
import { encode } from 'next-auth/jwt';
import { testEnvironment } from './environment';
import { queryDatabase } from './server';

export { expect };

/** How long work in the background may take: the reader of documents runs only where nobody else wants the processor. */
export const BACKGROUND_MS = 150_000;

export type SignedIn = { id: string; email: string; role: 'owner' | 'notary' | 'admin' };

/** A server, and its database: without one, those that all journeys share. */
type Site = { address: string; databaseUrl: string };

const sharedSite = (): Site => ({
  address: process.env.E2E_ADDRESS ?? '',
  databaseUrl: process.env.E2E_DATABASE_URL ?? '',
});

type Fixtures = {
  /** Signs a new account in, by its cookie, without the form. */
  signIn: (role?: SignedIn['role']) => Promise<SignedIn>;
  /** A browser of its own, in which a new account is signed in. */
  openFor: (
    role: SignedIn['role'],
    options?: BrowserContextOptions,
    site?: Site,
  ) => Promise<SignedIn & { page: Page }>;
  /**
   * Text of console errors that a journey brings about on purpose. One pattern for `test.use`:
   * Playwright takes the second element of a list for the settings of the option.
   */
  expectedErrors: RegExp[];
  watchErrors: void;
};

/** For what needs no browser: `request` alone. */
export const httpTest = base.extend({
  baseURL: async ({}, provide) => {
    await provide(process.env.E2E_ADDRESS);
  },
});

export const test = httpTest.extend<Fixtures>({
  expectedErrors: async ({}, provide) => {
    await provide([]);
  },
  watchErrors: [
    async ({ context, expectedErrors }, provide) => {
      const problems = await watch(context, expectedErrors);
      await provide();
      expect(problems, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
  openFor: async ({ browser, expectedErrors }, provide) => {
    const opened: { context: BrowserContext; problems: string[] }[] = [];
    await provide(async (role, options, site = sharedSite()) => {
      const context = await browser.newContext({ baseURL: site.address, ...options });
      opened.push({ context, problems: await watch(context, expectedErrors) });
      const page = await context.newPage();
      return { ...(await signInAs(page, role, site)), page };
    });
    for (const { context, problems } of opened) {
      await context.close();
      expect(problems, 'errors in the other browser').toEqual([]);
    }
  },
  signIn: async ({ page }, provide) => {
    await provide((role = 'owner') => signInAs(page, role));
  },
});

/** Collects what goes wrong in a browser. */
export async function watch(context: BrowserContext, expectedErrors: RegExp[]): Promise<string[]> {
  const problems: string[] = [];
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().stack}`));
  context.on('console', (message) => {
    const text = `${message.text()} (${message.location().url})`;
    if (message.type() === 'error' && !expectedErrors.some((expected) => expected.test(text))) {
      problems.push(text);
    }
  });
  await context.exposeFunction('reportPolicyViolation', (text: string) => problems.push(text));
  await context.addInitScript(reportViolations);
  return problems;
}

/** Runs in the browser, before the page's own scripts. */
function reportViolations(): void {
  const report = (window as unknown as { reportPolicyViolation: (text: string) => void })
    .reportPolicyViolation;
  document.addEventListener('securitypolicyviolation', (violation) => {
    report(
      `policy: ${violation.effectiveDirective} refused ${violation.blockedURI} on ${violation.documentURI}`,
    );
  });
}

export async function signInAs(page: Page, role: SignedIn['role'], site = sharedSite()): Promise<SignedIn> {
  const id = randomUUID();
  const email = `${role}-${id}@example.com`;
  await queryDatabase(
    site.databaseUrl,
    `INSERT INTO users (id, email, password_hash, first_name, last_name, role)
     VALUES ($1, $2, 'unusable', 'Ada', 'Lovelace', $3)`,
    [id, email, role],
  );
  await openSessionOf(page, { id, email, role }, site);
  return { id, email, role };
}

/** One more session of the account, in this browser. */
export async function openSessionOf(page: Page, account: SignedIn, site = sharedSite()): Promise<void> {
  const user = { firstName: 'Ada', lastName: 'Lovelace', createdAt: new Date(), ...account };
  const sessionId = randomUUID();
  await queryDatabase(
    site.databaseUrl,
    `INSERT INTO sessions (id, user_id, created_at, last_seen_at, expires_at)
     VALUES ($1, $2, now(), now(), now() + interval '30 days')`,
    [sessionId, user.id],
  );
  const secret = testEnvironment.NEXTAUTH_SECRET;
  const value = await encode({ secret, token: { sub: user.id, sessionId } });
  const url = site.address;
  await page
    .context()
    .addCookies([{ name: 'next-auth.session-token', value, url, httpOnly: true, sameSite: 'Lax' }]);
  // The browser remembers who signed in, as after the form.
  await page.context().addInitScript(rememberUser, { url, user: JSON.stringify(user) });
}

/** Runs in every document, also in frames of others, where storage is out of reach. */
function rememberUser({ url, user }: { url: string; user: string }): void {
  if (location.origin === new URL(url).origin) localStorage.setItem('user', user);
}

/** The recovery codes that come with the first guard of an account are saved, and out of the way. */
export async function keepCodes(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await dialog.getByRole('button', { name: 'Save as a text file' }).click();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(dialog).toBeHidden();
}

/** One header, whose scripts are known by hash or nonce. */
export async function expectStrictPolicy(answer: Response | null): Promise<void> {
  const headers = await answer?.headersArray();
  const policies = headers?.filter(({ name }) => name.toLowerCase() === 'content-security-policy');
  expect(policies).toHaveLength(1);
  expect(policies?.[0]?.value).toMatch(/script-src 'self' '(sha256|nonce)-/);
  expect(policies?.[0]?.value).not.toMatch(/script-src[^;]*'unsafe-/);
}

/** React is alive on the page: what a click needs. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(async () => {
    const keys = await page.evaluate(() => Object.keys(document.body.firstElementChild ?? {}));
    expect(keys.some((key) => key.startsWith('__react'))).toBe(true);
  }, 'hydrated').toPass();
}
