import { randomBytes, randomUUID } from 'node:crypto';

/** A call that anybody can make, by its name in docs/public-calls.md, and one request of it after another. */
export type PublicCall = { name: string; requests: Generator<Request> };
type Send = (path: string, init?: { body?: unknown; form?: FormData; cookie?: string }) => Promise<Response>;
type Place = { address: string; send: Send };

/** Each costs the most when what it works on is new: a hundred lines, all different. */
const INVOICES = 24;
const LINES = 100;
const PASSWORD = 'a bench of seven oak boards';
const person = { firstName: 'Ada', lastName: 'Lovelace', password: PASSWORD };
const place = { location: '500 Congress Ave, Austin, TX 78701', serviceType: 'legal' };

/** Every public call with what it works on: made through the product itself, which answers at `address`. */
export async function preparePublicCalls(address: string): Promise<PublicCall[]> {
  const send: Send = (path, { body, form, cookie = '' } = {}) => {
    const json = body === undefined ? undefined : JSON.stringify(body);
    const headers: Record<string, string> = { origin: address, cookie };
    if (json) headers['content-type'] = 'application/json';
    return fetch(`${address}${path}`, { method: json || form ? 'POST' : 'GET', headers, body: json ?? form });
  };
  const at: Place = { address, send };
  const notary = await register(at, 'notary');
  const invoices = await Promise.all(Array.from({ length: INVOICES }, () => addInvoice(at, notary.cookie)));
  const feed = await readJson<{ url: string }>(
    send(`/api/notaries/${notary.id}/calendar-feed`, { body: {}, cookie: notary.cookie }),
  );
  const share = await addShare(at, notary.cookie);
  const calls = new Calls(address);
  addReads(calls, { invoices, feed: new URL(feed.url).pathname, share });
  addWrites(calls, { email: notary.email, share });
  addPages(calls, { invoices, share });
  return calls.all;
}

class Calls {
  readonly all: PublicCall[] = [];

  constructor(private readonly address: string) {}

  /** `path` and `body` are made anew for each request where they are functions. */
  add(name: string, path: string | (() => string), body?: unknown): void {
    const { address } = this;
    const method = name.split(' ')[0] ?? 'GET';
    const requests = function* () {
      for (;;) {
        const content = typeof body === 'function' ? (body as () => unknown)() : body;
        const isForm = content instanceof URLSearchParams;
        const headers: Record<string, string> = { origin: address };
        if (content !== undefined && !isForm) headers['content-type'] = 'application/json';
        const url = `${address}${typeof path === 'function' ? path() : path}`;
        const text = content === undefined || isForm ? content : JSON.stringify(content);
        yield new Request(url, { method, headers, body: text });
      }
    };
    this.all.push({ name, requests: requests() });
  }
}

type Things = { invoices: string[]; feed: string; share: Share };

function addReads(calls: Calls, { invoices, feed, share }: Things): void {
  const nextInvoice = inTurn(invoices);
  const search = new URLSearchParams(place);
  calls.add('GET /api/{...path}', '/api/nothing');
  calls.add('GET /api/auth/session', '/api/auth/session');
  calls.add('GET /api/auth/csrf', '/api/auth/csrf');
  calls.add('GET /api/calendar/{token}', feed);
  calls.add('GET /api/fraud/report', '/api/fraud/report?eventId=sample');
  calls.add('GET /api/health/live', '/api/health/live');
  calls.add('GET /api/health/ready', '/api/health/ready');
  calls.add('GET /api/invoices/{id}', () => `/api/invoices/${nextInvoice()}`);
  calls.add('GET /api/invoices/{id}/pdf', () => `/api/invoices/${nextInvoice()}/pdf`);
  calls.add('GET /api/log/checkpoint', '/api/log/checkpoint');
  calls.add('GET /api/log/consistency', '/api/log/consistency?from=0&to=1');
  calls.add('GET /api/log/entries', '/api/log/entries?start=0&end=1');
  calls.add('GET /api/log/inclusion', '/api/log/inclusion?index=0&size=1');
  calls.add('GET /api/log/key', '/api/log/key');
  calls.add('GET /api/maps/style', '/api/maps/style');
  calls.add('GET /api/metrics', '/api/metrics');
  calls.add('GET /api/notaries/search', `/api/notaries/search?${search}`);
  calls.add('GET /api/partners', '/api/partners');
  calls.add('GET /api/security-txt', '/.well-known/security.txt');
  calls.add('GET /api/share/{token}', `/api/share/${share.token}`);
  calls.add('GET /api/share/{token}/content', `/api/share/${share.token}/content?view=${share.viewId}`);
}

/** As many as one browser may send at once. */
const violations = Array.from({ length: 50 }, () => ({
  type: 'csp-violation',
  body: { effectiveDirective: 'img-src', blockedURL: `https://pictures.example/${'x'.repeat(1500)}` },
}));

function addWrites(calls: Calls, { email, share }: { email: string; share: Share }): void {
  const contact = () => ({ name: 'Ada', email: `${randomUUID()}@example.com` });
  const proof = { proof: { record: 'x'.repeat(90_000) } };
  const passkey = { id: 'AA', rawId: 'AA', type: 'public-key', response: { clientDataJSON: 'AA' } };
  const link = () => ({ token: randomBytes(32).toString('base64url') });
  const company = { company: 'Bench', companyName: 'Bench', contactName: 'Ada' };
  calls.add('POST /api/auth/signout', '/api/auth/signout', () => new URLSearchParams({ csrfToken: 'x' }));
  calls.add('POST /api/auth/webauthn/login/challenge', '/api/auth/webauthn/login/challenge', {});
  calls.add('POST /api/auth/webauthn/login/verify', '/api/auth/webauthn/login/verify', passkey);
  calls.add('POST /api/fraud/report', '/api/fraud/report', () => ({
    eventId: 'sample',
    severity: 'HIGH',
    state: 'TX',
    county: 'Travis County',
    propertyAddress: '12 Main St, Austin, TX 78701',
    summary: 'A deed that I did not sign',
    details: 'x'.repeat(4000),
    reporter: contact(),
  }));
  calls.add('POST /api/interests', '/api/interests', () => ({ ...contact(), topic: 'training-texas' }));
  calls.add('POST /api/invoices/{id}/checkout', () => `/api/invoices/${randomUUID()}/checkout`, {});
  calls.add('POST /api/partners/applications/confirm', '/api/partners/applications/confirm', link);
  calls.add('POST /api/partners/apply', '/api/partners/apply', () => ({ ...contact(), ...company }));
  calls.add('POST /api/partnerships/apply', '/api/partnerships/apply', () => ({
    ...contact(),
    ...company,
    partnerType: 'law-firm',
    message: 'Hello',
  }));
  calls.add('POST /api/policy-reports', '/api/policy-reports', violations);
  calls.add('POST /api/pricing/estimate', '/api/pricing/estimate', place);
  calls.add('POST /api/security/undo', '/api/security/undo', link);
  calls.add('POST /api/share/{token}/views', `/api/share/${share.token}/views`, { viewer: 'Vera' });
  calls.add('POST /api/users/device-link', '/api/users/device-link', contact);
  calls.add('POST /api/users/device-link/open', '/api/users/device-link/open', link);
  calls.add('POST /api/users/email/confirm', '/api/users/email/confirm', link);
  calls.add('POST /api/users/email/keep', '/api/users/email/keep', link);
  calls.add('POST /api/users/email/verify', '/api/users/email/verify', link);
  calls.add('POST /api/users/login', '/api/users/login', { email, password: PASSWORD });
  calls.add('POST /api/users/password-reset', '/api/users/password-reset', () => ({
    email: contact().email,
  }));
  calls.add('POST /api/users/password-reset/confirm', '/api/users/password-reset/confirm', () => ({
    ...link(),
    password: PASSWORD,
  }));
  calls.add('POST /api/users/register', '/api/users/register', () => ({ ...person, ...contact() }));
  calls.add('POST /api/vault/verify', '/api/vault/verify', proof);
  calls.add('POST /api/waitlist/confirm', '/api/waitlist/confirm', link);
  calls.add('POST /api/waitlist/join', '/api/waitlist/join', () => ({
    ...contact(),
    state: 'Texas',
    experience: 'new',
    ndaAccepted: true,
    termsAccepted: true,
    availability: 'full-time',
    motivation: 'Hello',
  }));
  calls.add('POST /api/webhooks/stripe', '/api/webhooks/stripe', { type: 'x'.repeat(90_000) });
}

/** Those that are rendered for each visitor; the others are sent from memory. */
function addPages(calls: Calls, { invoices, share }: { invoices: string[]; share: Share }): void {
  const nextInvoice = inTurn(invoices);
  calls.add('GET /pay/{id}', () => `/pay/${nextInvoice()}`);
  calls.add('GET /share/{token}', `/share/${share.token}`);
  calls.add('GET /alerts/{id}', `/alerts/${randomUUID()}`);
  calls.add('GET /payment/success', '/payment/success');
  calls.add('GET /dashboard/client', '/dashboard/client');
  calls.add('GET /{...path}', () => `/nothing/${randomUUID()}`);
}

async function register({ send }: Place, role: string) {
  const email = `${randomUUID()}@example.com`;
  const answer = await send('/api/users/register', { body: { ...person, email, role } });
  const { id } = await readJson<{ id: string }>(Promise.resolve(answer));
  return { id, email, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

async function addInvoice({ send }: Place, cookie: string): Promise<string> {
  const items = Array.from({ length: LINES }, (_, line) => ({
    description: `Notary Dispatch / Trip ${line} ${randomUUID()}`,
    qty: 1,
    unit: 95,
    taxRate: 8.25,
  }));
  const body = { clientType: 'direct', billTo: { name: 'Grace Hopper', email: 'grace@example.com' }, items };
  return (await readJson<{ id: string }>(send('/api/invoices', { body, cookie }))).id;
}

type Share = { token: string; viewId: string };

/** One of our own papers, as somebody shares it. */
async function addShare({ send }: Place, cookie: string): Promise<Share> {
  const paper = await (await send('/downloads/privacy-policy.pdf')).blob();
  const form = new FormData();
  form.set('category', 'Legal');
  form.set('file', new File([paper], 'paper.pdf', { type: 'application/pdf' }));
  const { id } = await readJson<{ id: string }>(send('/api/vault/documents', { form, cookie }));
  const link = await readJson<{ url: string }>(
    send(`/api/vault/documents/${id}/links`, { body: { hours: 24 }, cookie }),
  );
  const token = link.url.split('/').at(-1) ?? '';
  const body = { viewer: 'Vera Viewer' };
  return { token, ...(await readJson<{ viewId: string }>(send(`/api/share/${token}/views`, { body }))) };
}

async function readJson<T>(answering: Promise<Response>): Promise<T> {
  const answer = await answering;
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

function inTurn<T>(things: T[]): () => T {
  let at = 0;
  return () => things[at++ % things.length] as T;
}
