/** Run by the invoices section in its own process for each database: measures lists, PDFs and numbers on it. */
import { createInvoice } from '@/lib/invoices/commands/invoices';
import { listInvoices } from '@/lib/invoices/queries/invoices';
import { drawInvoice } from '@/lib/invoices/drawing/invoice-pdf';
import type { Actor } from '@/lib/platform/actor';
import { db, disconnect } from '@/lib/platform/db';
import { spread } from './statistics';

/** Milliseconds, the median of the repeats. */
export type InvoiceMeasures = {
  pages: { first: number; middle: number; last: number; offset: number };
  pdf: { lines: number; milliseconds: number; bytes: number }[];
  creates: { count: number; together: number; inTurn: number; isGapless: boolean };
};

const WARM_UP = 15;
const CREATES = 100;
const line = { description: 'Notary Dispatch / Trip', qty: 1, unit: 95, taxRate: 8.25 };

async function probe(issuerId: string, repeats: number): Promise<InvoiceMeasures> {
  const actor = actorOf(issuerId);
  const size = await db.invoice.count({ where: { issuerId } });
  const page = async (after?: string) => measure(repeats, () => listInvoices(actor, { after }));
  return {
    pages: {
      first: await page(),
      middle: await page(await idAt(issuerId, Math.floor(size / 2))),
      last: await page(await idAt(issuerId, size - 51)),
      offset: await measure(repeats, () => skipTo(issuerId, size - 50)),
    },
    pdf: [await measurePdf(actor, 2, repeats), await measurePdf(actor, 100, repeats)],
    creates: await measureCreates(),
  };
}

function actorOf(id: string): Actor {
  return { id, role: 'notary', sessionId: '', isGuarded: false };
}

async function measure(repeats: number, work: () => Promise<unknown>): Promise<number> {
  for (let at = 0; at < WARM_UP; at += 1) await work();
  const times: number[] = [];
  for (let at = 0; at < repeats; at += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return spread(times).median;
}

async function idAt(issuerId: string, index: number): Promise<string> {
  const [row] = await skipTo(issuerId, index, 1);
  if (!row) throw new Error(`There are no ${index} invoices.`);
  return row.id;
}

/** What one would write without a cursor. */
function skipTo(issuerId: string, skip: number, take = 50) {
  return db.invoice.findMany({
    where: { issuerId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip,
    take,
    include: { items: true },
  });
}

async function measurePdf(actor: Actor, lines: number, repeats: number) {
  const { invoice } = await create(actor, lines);
  let bytes = 0;
  const milliseconds = await measure(Math.ceil(repeats / 3), async () => {
    bytes = (await drawInvoice(invoice.id, null)).pdf.length;
  });
  return { lines, milliseconds, bytes };
}

function create(actor: Actor, lines: number) {
  const billTo = { name: 'Grace Hopper', email: 'grace@example.com' };
  const items = Array.from({ length: lines }, (_, at) => ({
    ...line,
    description: `${line.description} ${at + 1}`,
  }));
  return createInvoice(actor, { clientType: 'direct', billTo, meta: {}, items });
}

/** By two accounts that have none yet. */
async function measureCreates(): Promise<InvoiceMeasures['creates']> {
  const issuers = await Promise.all(['together', 'in turn'].map(addIssuer));
  const [together, inTurn] = [actorOf(issuers[0] ?? ''), actorOf(issuers[1] ?? '')];
  const started = performance.now();
  await Promise.all(Array.from({ length: CREATES }, () => create(together, 2)));
  const between = performance.now();
  for (let at = 0; at < CREATES; at += 1) await create(inTurn, 2);
  const ended = performance.now();
  const rows = await db.invoice.findMany({ where: { issuerId: together.id }, select: { number: true } });
  const ordinals = rows.map(({ number }) => Number(number.split('-').at(-1))).sort((a, b) => a - b);
  const isGapless = ordinals.length === CREATES && ordinals.every((ordinal, at) => ordinal === at + 1);
  return { count: CREATES, together: between - started, inTurn: ended - between, isGapless };
}

async function addIssuer(name: string): Promise<string> {
  const person = { firstName: 'Ada', lastName: 'Lovelace', passwordHash: 'x', role: 'notary' } as const;
  const email = `${name.replace(' ', '-')}@example.com`;
  const { id } = await db.user.create({ data: { ...person, email }, select: { id: true } });
  return id;
}

probe(process.argv[2] ?? '', Number(process.argv[3]))
  .then((measures) => process.send?.(measures))
  .then(disconnect)
  .catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
