import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { SearchKind } from '../schema';

/*
 * Where an account's own things are found. `text` and `words` are, to the letter, the expressions of the indexes in
 * prisma/migrations/…_search: written differently, Postgres reads every row.
 */

export type OwnKind = {
  kind: Extract<SearchKind, 'property' | 'document' | 'request' | 'invoice' | 'alert'>;
  /** the table */
  from: string;
  isOwn: (owner: Prisma.Sql) => Prisma.Sql;
  text: string;
  title: string;
  /** what the line below the title is made of */
  details: string;
};

const column = (name: string) => (owner: Prisma.Sql) => Prisma.sql`${Prisma.raw(name)} = ${owner}`;

const requestText = `(service_type || ' ' || document_type || ' ' || coalesce(location, ''))`;
const invoiceText = `(number || ' ' || bill_to_name || ' ' || coalesce(bill_to_company, '') || ' ' || coalesce(property, ''))`;
const requestParts = {
  kind: 'request',
  text: requestText,
  title: `service_type`,
  details: `jsonb_build_object('documentType', document_type, 'location', location, 'status', status, 'at', appointment_at)`,
} as const;
const invoiceParts = {
  kind: 'invoice',
  text: invoiceText,
  title: 'number',
} as const;

export const ownKinds: OwnKind[] = [
  {
    kind: 'property',
    from: 'deed_locks',
    isOwn: column('owner_id'),
    text: `(property_address || ' ' || owner_name || ' ' || coalesce(parcel_number, ''))`,
    title: 'property_address',
    details: `jsonb_build_object('status', status)`,
  },
  {
    kind: 'document',
    from: 'vault_documents',
    isOwn: column('owner_id'),
    text: 'name',
    title: 'name',
    details: `jsonb_build_object('category', category)`,
  },
  { ...requestParts, from: 'notary_requests', isOwn: column('client_id') },
  { ...requestParts, from: 'notary_requests', isOwn: column('notary_id') },
  {
    ...invoiceParts,
    from: 'invoices',
    isOwn: column('issuer_id'),
    details: `jsonb_build_object('to', bill_to_name, 'status', status)`,
  },
  {
    ...invoiceParts,
    // What somebody was billed for visits that they asked for; any other invoice knows its client by what was typed alone.
    from: 'invoices',
    isOwn: (
      owner,
    ) => Prisma.sql`request_id IN (SELECT r.id FROM notary_requests r WHERE r.client_id = ${owner})
      AND status IN ('sent', 'paid') AND issuer_id <> ${owner}`,
    details: `jsonb_build_object('from', issuer_name, 'status', status)`,
  },
  {
    kind: 'alert',
    from: 'alerts',
    isOwn: column('user_id'),
    text: 'title',
    title: 'title',
    details: `jsonb_build_object('level', level, 'status', status)`,
  },
];
