import * as z from 'zod';
import { listQuery } from '@/lib/platform/list';
import { calendarDay } from '@/lib/values/day';
import { emailAddress, lineOfText, optionalText, textOfLines } from '@/lib/values/text';
import { formatNumber } from '@/lib/values/numbers';
import { namesUs } from '@/lib/values/our-names';
import type { BillStanding } from './rules/billing';
import { bodyOf, changesOf, type InvoiceDraft } from './rules/draft';
import type { InvoiceClientType } from './rules/client-types';
import type { PaymentStanding, ReceivedMoney } from './rules/received';
import type { Sender } from './rules/sender-note';
import type { InvoiceStatus } from './rules/statuses';
import { DAY_NAMED, termsChoices } from './rules/terms';
import { MAX_TOTAL_CENTS, totalOf } from './rules/totals';

export const MAX_LINES = 100;
export const MAX_MEMO = 1_000;
const MAX_QUANTITY = 100_000;
const NAME_MISSING = 'Bill To Name is required';
const MAX_UNIT_DOLLARS = MAX_TOTAL_CENTS / 100;

const itemSchema = z.object({
  description: lineOfText('a description', 300),
  qty: z
    .number('Please enter a quantity.')
    .multipleOf(0.001, 'Please use at most three decimals.')
    .min(1, 'The quantity must be at least 1.')
    .max(MAX_QUANTITY, `The quantity can be at most ${formatNumber(MAX_QUANTITY)}.`),
  unit: z
    .number('Please enter a price.')
    .min(0, 'A price cannot be negative.')
    .max(MAX_UNIT_DOLLARS, 'A price can be at most $999,999.99.')
    .multipleOf(0.01, 'Please use whole cents.'),
  taxRate: z
    .number('Please enter a tax rate in percent.')
    .min(0, 'A tax rate cannot be negative.')
    .max(100, 'A tax rate can be at most 100 percent.')
    .multipleOf(0.001, 'Please use at most three decimals.'),
});

/** An invoice of a user's must not look like one of ours. */
const notOurs = (schema: ReturnType<typeof lineOfText>) =>
  schema.refine(
    (text) => !namesUs(text),
    'DeedGuard and GuardSign are our names. Please enter the name of whom you bill.',
  );

/** What an invoice says. Prices in dollars, taxes in percent. */
const content = {
  clientType: z.enum(['title', 'direct'], 'Please choose title or direct.'),
  billTo: z.object({
    name: z
      .string(NAME_MISSING)
      .trim()
      .min(1, NAME_MISSING)
      .pipe(notOurs(lineOfText('the name', 200))),
    email: optionalText(emailAddress),
    company: optionalText(notOurs(lineOfText('the company', 200))),
    address: optionalText(textOfLines(500)),
  }),
  meta: z.object({ property: optionalText(lineOfText('the property', 300)) }).prefault({}),
  /** Net 15 where nothing is said */
  terms: optionalText(z.enum(termsChoices, 'Please choose the terms from the list.')),
  /** for the terms that name a day alone: `2026-12-05` */
  dueDate: optionalText(calendarDay('Please choose the day on which it is due.')),
  memo: optionalText(textOfLines(MAX_MEMO)),
  items: z
    .array(itemSchema)
    .min(1, 'An invoice needs at least one line.')
    .max(MAX_LINES, `An invoice can have at most ${MAX_LINES} lines.`),
};

type Content = z.infer<z.ZodObject<typeof content>>;

/** With what no field says alone. */
const whole = <T extends z.ZodType<Content>>(schema: T) =>
  schema
    .refine(({ items }) => totalOf(items) <= MAX_TOTAL_CENTS, {
      path: ['items'],
      error: 'An invoice can total at most $999,999.99.',
    })
    .refine(({ terms, dueDate }) => (terms === DAY_NAMED) === Boolean(dueDate), {
      path: ['dueDate'],
      error: `Please choose a day, with the terms “${DAY_NAMED}”.`,
    });

/** POST /api/invoices */
export const createInvoiceSchema = whole(
  z.strictObject({
    /** of the draft, made by whoever sends it: a second try after a lost answer finds the invoice of the first */
    id: z.uuid().toLowerCase().optional(),
    /** the visit that a void invoice of the issuer's billed, and this one bills in its place */
    requestId: z.uuid().toLowerCase().optional(),
    ...content,
  }),
);

/** PATCH /api/invoices/{id}: the whole content again */
export const editInvoiceSchema = whole(
  z.strictObject({
    /** that of what was edited: when another tab was faster, nothing is written */
    revision: z.int().min(0).optional(),
    ...content,
  }),
);

/** The same, from the texts of a form's fields. */
export const invoiceFormSchema = z.preprocess((typed: InvoiceDraft) => bodyOf(typed), createInvoiceSchema);

/** The same for an invoice that is there. */
export const editFormSchema = z.preprocess((typed: InvoiceDraft) => changesOf(typed), editInvoiceSchema);

/** POST /api/invoices/{id}/email */
export const addEmailSchema = z.object({ email: emailAddress });

/** POST /api/invoices/{id}/send; may be empty */
export const sendInvoiceSchema = z.strictObject({
  /** that of what was looked at before: when it was changed since, nothing goes out */
  revision: z.int().min(0).optional(),
});

/** POST /api/invoices/from-request */
export const invoiceRequestSchema = z.object({ requestId: z.uuid().toLowerCase() });

export const invoiceIdSchema = z.object({ id: z.uuid().toLowerCase() });

/** GET /api/invoices */
export const listInvoicesSchema = z.object({
  status: optionalText(z.enum(['draft', 'sent', 'paid', 'void'])),
  /** in number, names, company, email and property */
  search: optionalText(textOfLines(200)),
  /** `next` of the page before */
  after: optionalText(z.uuid().toLowerCase()),
});

/** GET /api/invoices/to-pay */
export const billsQuerySchema = z.object({
  /** of one visit alone */
  requestId: optionalText(z.uuid().toLowerCase()),
  status: optionalText(z.enum(['sent', 'paid'])),
  /** the last of the page before */
  after: optionalText(z.uuid().toLowerCase()),
});

export const invoiceSorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'total', label: 'Largest total' },
] as const;
export type InvoiceSort = (typeof invoiceSorts)[number]['value'];

/** GET /api/invoices/all */
export const allInvoicesSchema = listInvoicesSchema.extend({
  ...listQuery,
  sort: z.enum(['newest', 'oldest', 'total']).optional().catch(undefined),
});

export type CreateInvoiceInput = z.infer<typeof createInvoiceSchema>;
export type EditInvoiceInput = z.infer<typeof editInvoiceSchema>;
export type SendInvoiceInput = z.infer<typeof sendInvoiceSchema>;
export type AddEmailInput = z.infer<typeof addEmailSchema>;
export type InvoiceFilter = { status?: InvoiceStatus; search?: string };

export type BillTo = {
  name: string;
  email: string | null;
  company: string | null;
  address: string | null;
};
export type InvoiceItem = {
  description: string;
  qty: number;
  unit: number;
  taxRate: number;
  /** dollars, where it is not that of the line by itself: the tax of a visit is rounded once for all lines */
  tax?: number;
};

/** What anyone who has the link may read. Money in dollars, taxes in percent, times ISO 8601 UTC. */
export type PublicInvoice = {
  id: string;
  number: string;
  status: InvoiceStatus;
  clientType: InvoiceClientType;
  /** who asks for the money */
  issuer: { name: string; email: string };
  /** what we know of them */
  sender: Sender;
  billTo: BillTo;
  meta: { property: string | null };
  /** the bill of a visit booked here: what it names is the place of that visit */
  isVisit: boolean;
  items: InvoiceItem[];
  subtotal: number;
  tax: number;
  total: number;
  /** what is still to be paid */
  balance: number;
  /** ISO 4217 */
  currency: string;
  terms: string;
  memo: string | null;
  createdAt: string;
  sentAt: string | null;
  dueAt: string | null;
  paid: boolean;
  paidAt: string | null;
  /** the demo provider said that it was paid: no money came */
  isDemoPaid: boolean;
  /** the state of the latest try to pay by card */
  payment: PaymentStanding;
};

/** An invoice as its issuer sees it. */
export type Invoice = PublicInvoice &
  ReceivedMoney & {
    requestId: string | null;
    /** how often its draft was edited */
    revision: number;
    lastSentAt: string | null;
    paymentMethod: 'card' | 'manual' | null;
    voidedAt: string | null;
    refundedAt: string | null;
    /** the email that went out last, or would have, to be looked at */
    previewUrl: string | null;
  };

/** Newest first. `next` is null on the last page. */
export type InvoicePage = { invoices: Invoice[]; next: string | null };

export type BillFilter = z.infer<typeof billsQuerySchema>;

/** An invoice that was not sent yet. Dollars. */
export type Draft = { id: string; number: string; billToName: string; total: number };

/** An invoice for a visit, as the client who asked for that sees it in a list. */
export type Bill = {
  id: string;
  number: string;
  status: 'sent' | 'paid';
  issuerName: string;
  property: string | null;
  total: number;
  requestId: string | null;
  dueAt: string | null;
  paidAt: string | null;
};

/** Newest first. `next` is null on the last page. */
export type BillPage = { bills: Bill[]; next: string | null };

/** How the bill of a visit stands, for its parties. */
export type VisitBilling = {
  standing: BillStanding;
  /** what its client was sent, newest first */
  bills: Bill[];
  /** what stands for it, also as a draft; not for the client */
  invoice: { id: string; number: string } | null;
  /** when its notary was reminded, while there is none */
  remindedAt: string | null;
};

/** A completed visit whose client has no bill yet, as its notary sees it. Dollars. */
export type UnbilledVisit = {
  requestId: string;
  serviceType: string;
  completedAt: string | null;
  clientName: string;
  total: number;
  /** its draft */
  invoiceId: string | null;
};

export type AllInvoicesFilter = InvoiceFilter & { sort?: InvoiceSort };

/** An invoice in the list of all, without its lines. */
export type ListedInvoice = ReceivedMoney & {
  id: string;
  number: string;
  status: InvoiceStatus;
  paymentMethod: 'card' | 'manual' | null;
  issuerName: string;
  billToName: string;
  billToCompany: string | null;
  property: string | null;
  total: number;
  createdAt: string;
  dueAt: string | null;
  paidAt: string | null;
};

/** `next` is null on the last page. */
export type AllInvoicesPage = { invoices: ListedInvoice[]; next: string | null };

/** POST /api/invoices/{id}/send */
export type SendAnswer = { transport: 'smtp' | 'preview'; previewUrl: string };
