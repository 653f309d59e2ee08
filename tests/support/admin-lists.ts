import { GET as abuse } from '@/app/api/abuse/route';
import { GET as audit } from '@/app/api/audit/route';
import { GET as cases } from '@/app/api/contact/route';
import { GET as fraudCases } from '@/app/api/fraud/cases/route';
import { GET as evidence } from '@/app/api/deedguard/evidence/route';
import { GET as interests } from '@/app/api/interests/route';
import { GET as invoices } from '@/app/api/invoices/all/route';
import { GET as notaries } from '@/app/api/notaries/route';
import { GET as applications } from '@/app/api/partners/applications/route';
import { GET as disputes } from '@/app/api/payments/disputes/route';
import { GET as imports } from '@/app/api/recordings/imports/route';
import { GET as requests } from '@/app/api/requests/all/route';
import { GET as users } from '@/app/api/users/route';
import { GET as waitlist } from '@/app/api/waitlist/route';
import type { callRoute } from './http';

/** One of the lists of the administration, for what all of them have to keep. */
export type AdminList = {
  url: string;
  handler: Parameters<typeof callRoute>[0];
  /** what a page calls its rows, where it is not the last part of the url */
  key?: string;
  /** beside the newest and the oldest first */
  sort: string;
  file: string;
  /** leaves the rows that `fill` writes, and not those who read them */
  filter?: string;
  /** SQL that writes $1 rows, two in each minute, the first the newest; $2 stands in a cell of each. */
  fill: string;
};

const MOMENT = "now() - (n / 2) * interval '1 minute'";
const EMAIL = "gen_random_uuid() || '@example.com'";
const ROWS = 'FROM generate_series(1, $1::int) n';

const fillPeople = (role: string) =>
  `INSERT INTO users (id, email, password_hash, first_name, last_name, role, created_at)
   SELECT gen_random_uuid(), ${EMAIL}, 'unusable', $2, n::text, '${role}', ${MOMENT} ${ROWS}`;

/** Whoever asked, or wrote the invoice. */
const somebody = `WITH somebody AS (INSERT INTO users (id, email, password_hash, first_name, last_name, role)
   VALUES (gen_random_uuid(), ${EMAIL}, 'unusable', 'Ada', 'Lovelace', 'owner') RETURNING id)`;

export const adminLists: AdminList[] = [
  {
    url: '/api/users',
    handler: users,
    sort: 'name',
    file: 'users.csv',
    filter: 'role=owner',
    fill: fillPeople('owner'),
  },
  {
    url: '/api/notaries',
    handler: notaries,
    sort: 'name',
    file: 'notaries.csv',
    fill: fillPeople('notary'),
  },
  {
    url: '/api/audit',
    handler: audit,
    key: 'events',
    sort: 'oldest',
    file: 'audit.csv',
    fill: `INSERT INTO audit_events (id, type, subject_id, created_at)
      SELECT gen_random_uuid(), $2, gen_random_uuid(), ${MOMENT} ${ROWS}`,
  },
  {
    url: '/api/abuse',
    handler: abuse,
    key: 'counts',
    sort: 'most',
    file: 'abuse.csv',
    fill: `INSERT INTO abuse_counts (id, day, kind, what, source, count, last_at)
      SELECT gen_random_uuid(), (${MOMENT})::date, 'limited', $2, gen_random_uuid()::text, n, ${MOMENT} ${ROWS}`,
  },
  {
    url: '/api/interests',
    handler: interests,
    sort: 'name',
    file: 'interests.csv',
    fill: `INSERT INTO interests (id, content_hash, topic, email, name, created_at, updated_at)
      SELECT gen_random_uuid(), gen_random_uuid()::text, 'enterprise', ${EMAIL}, $2, ${MOMENT}, now() ${ROWS}`,
  },
  {
    url: '/api/contact',
    handler: cases,
    key: 'cases',
    sort: 'name',
    file: 'cases.csv',
    filter: 'status=open',
    fill: `INSERT INTO support_cases (id, number, content_hash, topic, email, name, message, created_at)
      SELECT gen_random_uuid(), gen_random_uuid()::text, gen_random_uuid()::text, 'other', ${EMAIL}, $2, 'Help.', ${MOMENT} ${ROWS}`,
  },
  {
    url: '/api/fraud/cases',
    handler: fraudCases,
    key: 'cases',
    sort: 'name',
    file: 'fraud-cases.csv',
    filter: 'status=open',
    fill: `INSERT INTO fraud_cases (id, number, content_hash, event_id, severity, state, county, property_address, summary,
        details, reporter_name, reporter_email, county_untold, created_at)
      SELECT gen_random_uuid(), gen_random_uuid()::text, gen_random_uuid()::text, 'x', 'HIGH', 'TX', 'Travis County',
        '12 Main St', 'Forged.', '', $2, ${EMAIL}, 'visitor', ${MOMENT} ${ROWS}`,
  },
  {
    url: '/api/recordings/imports',
    handler: imports,
    sort: 'name',
    file: 'recording-imports.csv',
    filter: 'status=done',
    fill: `INSERT INTO recording_imports (id, fips, file_name, columns, status, created_at)
      SELECT gen_random_uuid(), '48453', $2, '{}', 'done', ${MOMENT} ${ROWS}`,
  },
  {
    url: '/api/waitlist',
    handler: waitlist,
    key: 'entries',
    sort: 'name',
    file: 'waitlist.csv',
    fill: `INSERT INTO waitlist_entries (id, email, name, state, experience, specializations, availability, motivation,
        request_beta_access, accepted_at, created_at, updated_at)
      SELECT gen_random_uuid(), ${EMAIL}, $2, 'Texas', 'new', '{}', 'flexible', 'Why not.', false, now(), ${MOMENT}, now() ${ROWS}`,
  },
  {
    url: '/api/partners/applications',
    handler: applications,
    sort: 'name',
    file: 'partner-applications.csv',
    fill: `INSERT INTO partner_applications (id, form, content_hash, company, email, kind, created_at)
      SELECT gen_random_uuid(), 'portal', gen_random_uuid()::text, $2, ${EMAIL}, 'other', ${MOMENT} ${ROWS}`,
  },
  {
    url: '/api/invoices/all',
    handler: invoices,
    key: 'invoices',
    sort: 'total',
    file: 'invoices.csv',
    fill: `${somebody} INSERT INTO invoices (id, issuer_id, number, client_type, issuer_name, issuer_email, bill_to_name,
        terms, subtotal_cents, tax_cents, total_cents, created_at)
      SELECT gen_random_uuid(), somebody.id, 'INV-2026-' || n, 'direct', 'Ada Lovelace', 'ada@example.com', $2, 'Net 15',
        100, 0, 100, ${MOMENT} FROM somebody, generate_series(1, $1::int) n`,
  },
  {
    url: '/api/requests/all',
    handler: requests,
    key: 'requests',
    sort: 'appointment',
    file: 'requests.csv',
    fill: `${somebody} INSERT INTO notary_requests (id, client_id, status, service_type, document_type, appointment_at,
        location, is_remote, add_deed_guard, base_price_cents, travel_fee_cents, add_on_cents, total_price_cents, created_at)
      SELECT gen_random_uuid(), somebody.id, 'pending', 'legal', 'deed', ${MOMENT}, $2, false, false, 7500, 0, 0, 7500, ${MOMENT}
      FROM somebody, generate_series(1, $1::int) n`,
  },
  {
    url: '/api/deedguard/evidence',
    handler: evidence,
    sort: 'property',
    file: 'evidence.csv',
    fill: `${somebody}, lock AS (INSERT INTO deed_locks (id, owner_id, property_address, property_key, owner_name, lock_type,
        reason, unlock_code_ciphertext, created_at, payment_due_at, log_index)
      SELECT gen_random_uuid(), id, '12 Main St, Austin, TX 78701', '12 main st austin tx 78701', 'Ada Lovelace', 'permanent',
        'x', 'x', now(), now(), 0 FROM somebody RETURNING id)
      INSERT INTO lock_evidence (id, lock_id, note, created_at)
      SELECT gen_random_uuid(), lock.id, $2, ${MOMENT} FROM lock, generate_series(1, $1::int) n`,
  },
  {
    url: '/api/payments/disputes',
    handler: disputes,
    sort: 'amount',
    file: 'disputes.csv',
    fill: `INSERT INTO payment_disputes (id, provider_id, status, reason, amount_cents, created_at)
      SELECT gen_random_uuid(), gen_random_uuid()::text, 'needs_response', $2, n, ${MOMENT} ${ROWS}`,
  },
];
