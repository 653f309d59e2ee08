import { randomUUID } from 'node:crypto';
import type { Person } from '../people';
import { deliverEvent } from './stripe-events';
import type { Act, Stage } from './stage';

type Invoice = { id: string; number: string; status: string };

const SERIES = 4;

/** Somebody writes several invoices at the same time: each gets the next number. */
export const numberInvoices: Act = async (stage) => {
  const issuer = await stage.people.owner();
  await Promise.all(Array.from({ length: SERIES }, () => writeInvoice(stage, issuer)));
};

/** An invoice is issued, and paid on Stripe's page. */
export const payInvoice: Act = async (stage) => {
  const { people, ledger, world } = stage;
  const issuer = await people.owner();
  const { id } = await writeInvoice(stage, issuer);
  await issuer.client.once('Issuing an invoice', {
    send: () => issuer.client.try(`/api/invoices/${id}/issue`, { method: 'POST' }),
    find: async () => ((await readInvoice(issuer, id)).status === 'sent' ? true : null),
    made: () => true as const,
  });
  ledger.issuedInvoices.push({ id });
  const checkout = () => people.visitor().repeat(`/api/invoices/${id}/checkout`, { method: 'POST' });
  const pages = (await Promise.all([checkout(), checkout()])) as { url: string }[];
  const sessionId = pages[0]?.url.split('/').at(-1) ?? '';
  const session = world.doubles.stripe.checkout.pay(sessionId);
  ledger.paidInvoices.push({ id });
  await deliverEvent(stage, 'checkout.session.completed', session);
};

/** An invoice goes out by email: sent is what the mail server took. */
export const sendInvoice: Act = async (stage) => {
  const issuer = await stage.people.owner();
  const { id } = await writeInvoice(stage, issuer);
  await issuer.client.repeat(`/api/invoices/${id}/send`, { json: {} });
  stage.ledger.issuedInvoices.push({ id });
};

async function writeInvoice({ ledger, random }: Stage, issuer: Person): Promise<Invoice> {
  const json = {
    id: randomUUID(),
    clientType: 'direct',
    billTo: { name: 'Ada Lovelace', email: `${randomUUID()}@example.com` },
    items: [{ description: 'Signing', qty: 1 + random.below(3), unit: 150, taxRate: 8.25 }],
  };
  const invoice = (await issuer.client.repeat('/api/invoices', { json })) as Invoice;
  ledger.invoices.push({ id: invoice.id, issuerId: issuer.id, number: invoice.number });
  return invoice;
}

async function readInvoice(issuer: Person, id: string): Promise<Invoice> {
  return (await issuer.client.repeat(`/api/invoices/${id}`)) as Invoice;
}
