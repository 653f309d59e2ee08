import * as z from 'zod';
import type { Bill, Invoice, PublicInvoice } from '../schema';

const time = z.iso.datetime();
const dollars = z.number();
const cents = z.number().int();

const item = z.object({
  description: z.string(),
  qty: z.number(),
  unit: dollars,
  taxRate: z.number().describe('Percent.'),
  tax: dollars
    .optional()
    .describe('Where it is not that of the line by itself: the tax of a visit is rounded once for the sum.'),
});

const sender = z.object({
  checkedAt: z.string().nullable().describe('The day on which we compared the commission with its paper.'),
  isDemo: z.literal(true).optional(),
  visitAt: z.string().nullable().describe('The appointment of the visit that it bills.'),
  isCancelled: z.boolean().describe('It bills the fee for cancelling that visit.'),
  isForClient: z.boolean().describe('It names the address of the client who booked that visit.'),
});

/** What anyone who has the link may read. */
export const publicInvoiceSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(['draft', 'sent', 'paid', 'void']),
  clientType: z.enum(['title', 'direct']),
  issuer: z.object({ name: z.string(), email: z.string() }).describe('Who asks for the money.'),
  sender: sender.describe('What we know of them.'),
  billTo: z.object({
    name: z.string(),
    email: z.string().nullable(),
    company: z.string().nullable(),
    address: z.string().nullable(),
  }),
  meta: z.object({ property: z.string().nullable() }),
  isVisit: z.boolean().describe('The bill of a visit booked here.'),
  items: z.array(item),
  subtotal: dollars.describe('Dollars, as the other amounts.'),
  tax: dollars,
  total: dollars,
  balance: dollars.describe('What is still to be paid.'),
  currency: z.string().describe('ISO 4217, in small letters.'),
  terms: z.string(),
  memo: z.string().nullable(),
  createdAt: time,
  sentAt: time.nullable(),
  dueAt: time.nullable(),
  paid: z.boolean(),
  paidAt: time.nullable(),
  isDemoPaid: z.boolean().describe('The demo provider said that it was paid: no money came.'),
  payment: z
    .enum(['none', 'processing', 'failed', 'mismatched'])
    .describe('The state of the latest try to pay by card.'),
}) satisfies z.ZodType<PublicInvoice>;

/** An invoice as its issuer sees it. */
export const invoiceSchema = publicInvoiceSchema.extend({
  receivedCents: cents.describe('What came by card, in cents.'),
  refundedCents: cents.describe('What of it went back, in cents.'),
  isMismatched: z.boolean().describe('Another amount or currency came, and did not go back whole.'),
  requestId: z.uuid().nullable().describe('The visit that it bills.'),
  revision: z.number().int().describe('The number of times its draft was edited.'),
  lastSentAt: time.nullable(),
  paymentMethod: z.enum(['card', 'manual']).nullable(),
  voidedAt: time.nullable(),
  refundedAt: time.nullable(),
  previewUrl: z.string().nullable().describe('Where the email that went out last can be looked at.'),
}) satisfies z.ZodType<Invoice>;

/** An invoice for a visit, as the client who asked for that sees it in a list. */
export const billSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(['sent', 'paid']),
  issuerName: z.string(),
  property: z.string().nullable(),
  total: dollars,
  requestId: z.uuid().nullable(),
  dueAt: time.nullable(),
  paidAt: time.nullable(),
}) satisfies z.ZodType<Bill>;

export const sentInvoiceSchema = z.object({
  transport: z.enum(['smtp', 'preview']),
  previewUrl: z.string(),
});

/** Where the card is taken. */
export const checkoutPlaceSchema = z.object({ url: z.string() });

export const demoPaymentSchema = z.object({ status: z.literal('paid') });
