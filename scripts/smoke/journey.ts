import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import PdfDocument from 'pdfkit';
import { checkProofFile } from '@/lib/evidence/rules/proof-file';

/** The reader of documents runs only where nobody else wants the processor, and beside this run all tests do. */
const REDACTED_WITHIN_MS = 150_000;

type Client = (
  path: string,
  call?: { json?: unknown; form?: FormData; status?: number },
) => Promise<Response>;

/** One owner's way through the product over HTTP: an account, a lock, its payment, its proof, a document, an invoice. */
export async function walk(address: string): Promise<void> {
  const call = await register(address);
  const home = await (await call('/')).text();
  demand(home.includes('<main'), 'the landing page has no content');

  const lockId = await lockDeed(call);
  await pay(call, lockId);
  const proof = await call(`/api/deedguard/locked-deeds/${lockId}/proof?format=html`);
  const check = checkProofFile(new Uint8Array(await proof.arrayBuffer()));
  demand(check.verified, 'the proof does not verify');

  const documentId = await upload(call);
  await redact(call, documentId);
  await share(call, documentId);
  await invoice(call);
}

async function register(address: string): Promise<Client> {
  let cookie = '';
  const call: Client = async (path, { json, form, status = 200 } = {}) => {
    const headers = {
      origin: address,
      cookie,
      // A machine that is busy may keep a connection waiting until the server has closed it.
      connection: 'close',
      ...(json ? { 'content-type': 'application/json' } : {}),
    };
    const method = json || form ? 'POST' : 'GET';
    const body = json ? JSON.stringify(json) : form;
    const answer = await fetch(`${address}${path}`, { method, headers, body, redirect: 'manual' });
    if (answer.status !== status) {
      throw new Error(`${method} ${path} answered ${answer.status}, not ${status}: ${await answer.text()}`);
    }
    return answer;
  };
  const account = {
    email: `smoke-${randomUUID()}@example.com`,
    password: 'a deed is a deed is a deed',
    firstName: 'Olivia',
    lastName: 'Testowner',
  };
  const answer = await call('/api/users/register', { json: account, status: 201 });
  cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { email } = (await (await call('/api/auth/me')).json()) as { email: string };
  demand(email === account.email, 'the session is somebody else');
  return call;
}

async function lockDeed(call: Client): Promise<string> {
  const deed = {
    propertyAddress: `${Date.now()} Main St, Austin, TX 78701`,
    ownerName: 'Olivia Testowner',
    lockType: 'permanent',
    reason: 'Protection',
    expiryDays: null,
  };
  const answer = await call('/api/deedguard/lock-deed', { json: deed, status: 201 });
  return ((await answer.json()) as { id: string }).id;
}

async function pay(call: Client, lockId: string): Promise<void> {
  const order = { amount: 99, description: 'Deed protection', service: 'deedguard', lockId };
  const intent = await call('/api/create-payment-intent', { json: order });
  const { paymentId } = (await intent.json()) as { paymentId: string };
  await call(`/api/payments/demo/${paymentId}/confirm`, { json: {} });
  const locks = (await (await call('/api/deedguard/locked-deeds')).json()) as {
    id: string;
    status: string;
  }[];
  demand(locks.find(({ id }) => id === lockId)?.status === 'paid', 'the lock is not paid');
}

async function upload(call: Client): Promise<string> {
  const bytes = await writePdf(`Social Security number 512-34-6789, ${randomUUID()}`);
  const form = new FormData();
  form.append('category', 'Real Estate');
  form.append('file', new Blob([Uint8Array.from(bytes)]), 'Warranty deed.pdf');
  const answer = await call('/api/vault/documents', { form, status: 201 });
  const { id } = (await answer.json()) as { id: string };
  const content = await call(`/api/vault/documents/${id}/content`);
  demand(bytes.equals(Buffer.from(await content.arrayBuffer())), 'the document comes back as another one');
  return id;
}

/** The worker's part: it reads the document and draws its pages. */
async function redact(call: Client, documentId: string): Promise<void> {
  const folder = `/api/vault/documents/${documentId}/redactions`;
  const answer = await call(folder, { json: { level: 'maximum', rules: ['ssn'] }, status: 202 });
  const { id } = (await answer.json()) as { id: string };
  const deadline = Date.now() + REDACTED_WITHIN_MS;
  let status = 'processing';
  while (status === 'processing' && Date.now() < deadline) {
    await sleep(500);
    ({ status } = (await (await call(`${folder}/${id}`)).json()) as { status: string });
  }
  demand(status === 'pending_review', `the redaction is ${status}`);
}

/** The web server's part of what is done with a document: a reader gets its pages with their name on them. */
async function share(call: Client, documentId: string): Promise<void> {
  const link = await call(`/api/vault/documents/${documentId}/links`, { json: { hours: 1 }, status: 201 });
  const token = ((await link.json()) as { url: string }).url.split('/').at(-1);
  const view = await call(`/api/share/${token}/views`, { json: { viewer: 'Vera Viewer' }, status: 201 });
  const { viewId } = (await view.json()) as { viewId: string };
  const shown = await call(`/api/share/${token}/content?view=${viewId}`);
  const pdf = Buffer.from(await shown.arrayBuffer());
  demand(pdf.subarray(0, 5).toString() === '%PDF-', 'the shared document is no PDF');
}

async function invoice(call: Client): Promise<void> {
  const draft = {
    clientType: 'direct',
    billTo: { name: 'Ada Lovelace' },
    items: [{ description: 'Signing', qty: 1, unit: 150, taxRate: 8.25 }],
  };
  const answer = await call('/api/invoices', { json: draft, status: 201 });
  const { id } = (await answer.json()) as { id: string };
  const pdf = Buffer.from(await (await call(`/api/invoices/${id}/pdf`)).arrayBuffer());
  demand(pdf.subarray(0, 5).toString() === '%PDF-', 'the invoice is no PDF');
}

export async function writePdf(text: string): Promise<Buffer> {
  const document = new PdfDocument();
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.once('end', resolve));
  document.text(text).end();
  await ended;
  return Buffer.concat(chunks);
}

function demand(isTrue: boolean, otherwise: string): void {
  if (!isTrue) throw new Error(`The journey failed: ${otherwise}.`);
}
