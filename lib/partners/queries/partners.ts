import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { LIST_PAGE } from '@/lib/platform/list';
import { kindsOf, partnerLabel } from '../rules/partner-types';
import type { PartnerFilter, PartnerOverview, PartnerOverviewPage } from '../schema/overview';

type Row = {
  id: string;
  company: string;
  kind: string;
  status: 'pending' | 'approved';
  created_at: Date;
  decided_at: Date | null;
};

/** A company that applied more than once is one partner: by the newest application that was approved, else by its newest. */
const companies = Prisma.sql`
  SELECT DISTINCT ON (lower(company), email) id, company, kind, status::text AS status, created_at, decided_at
  FROM partner_applications WHERE status <> 'declined'
  ORDER BY lower(company), email, (status = 'approved') DESC, created_at DESC, id DESC`;

/**
 * One page of the companies that applied and were not declined: partners first, then who waits, each newest first. Throws
 * `not_found` for an `after` that is no longer one of them.
 */
export async function listPartners({
  after,
  ...filter
}: PartnerFilter & { after?: string } = {}): Promise<PartnerOverviewPage> {
  const last = after ? await findCompany(after) : null;
  const conditions = [
    ...(filter.type ? [Prisma.sql`kind IN (${Prisma.join(kindsOf(filter.type))})`] : []),
    ...(filter.status ? [Prisma.sql`status = ${filter.status === 'active' ? 'approved' : 'pending'}`] : []),
    ...(last
      ? [
          Prisma.sql`(status = 'approved', created_at, id) <
            (${last.status === 'approved'}, ${last.created_at}::timestamptz, ${last.id}::uuid)`,
        ]
      : []),
  ];
  const where = conditions.length > 0 ? Prisma.sql`WHERE ${Prisma.join(conditions, ' AND ')}` : Prisma.empty;
  const [rows, activeCount] = await Promise.all([
    db.$queryRaw<Row[]>`
      SELECT * FROM (${companies}) AS company ${where}
      ORDER BY status = 'approved' DESC, created_at DESC, id DESC LIMIT ${LIST_PAGE + 1}`,
    countActivePartners(),
  ]);
  const page = rows.slice(0, LIST_PAGE);
  const next = rows.length > LIST_PAGE ? (page.at(-1)?.id ?? null) : null;
  const usage = await countUsage(page.map(({ id }) => id));
  return { partners: page.map((row) => toPartner(row, usage.get(row.id))), next, activeCount };
}

async function findCompany(id: string): Promise<Row> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT id, status::text AS status, created_at FROM partner_applications WHERE id = ${id}::uuid`;
  if (!row) throw new AppError('not_found', 'There is no such page of partners.');
  return row;
}

/** How many companies are partners now, each counted once. */
async function countActivePartners(): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT (lower(company), email))::int AS count
    FROM partner_applications WHERE status = 'approved'`;
  return row?.count ?? 0;
}

type Usage = { id: string; apiCalls: number; documents: number; lastSync: Date | null };

/** What the organizations of these companies have done, in one statement. A document counts by its look and by its hash. */
async function countUsage(ids: string[]): Promise<Map<string, Usage>> {
  if (ids.length === 0) return new Map();
  const rows = await db.$queryRaw<Usage[]>`
    WITH own AS (
      SELECT named.id, o.id AS organization_id FROM partner_applications named
        JOIN partner_applications same ON same.email = named.email AND lower(same.company) = lower(named.company)
        JOIN organizations o ON o.application_id = same.id AND o.ended_at IS NULL
      WHERE named.id IN (${Prisma.join(ids.map((id) => Prisma.sql`${id}::uuid`))})
    ), calls AS (
      SELECT organization_id, sum(calls)::int AS calls, max(last_at) AS last_at FROM api_usage
      WHERE organization_id IN (SELECT organization_id FROM own) GROUP BY 1
    ), looks AS (
      SELECT owner_id, count(*)::int AS count FROM document_verifications
      WHERE owner_id IN (SELECT organization_id FROM own) GROUP BY 1
    ), hashes AS (
      SELECT m.organization_id, count(*)::int AS count FROM organization_members m
        JOIN document_hashes h ON h.user_id = m.user_id
      WHERE m.organization_id IN (SELECT organization_id FROM own) GROUP BY 1
    )
    SELECT own.id, coalesce(calls.calls, 0) AS "apiCalls", calls.last_at AS "lastSync",
      coalesce(looks.count, 0) + coalesce(hashes.count, 0) AS documents
    FROM own LEFT JOIN calls USING (organization_id) LEFT JOIN hashes USING (organization_id)
      LEFT JOIN looks ON looks.owner_id = own.organization_id`;
  return new Map(rows.map((row) => [row.id, row]));
}

function toPartner(
  { id, company, kind, status, created_at, decided_at }: Row,
  usage: Usage | undefined,
): PartnerOverview {
  return {
    id,
    name: company,
    kind,
    label: partnerLabel(kind),
    status: status === 'approved' ? 'active' : 'pending',
    since: (decided_at ?? created_at).toISOString(),
    apiCalls: usage?.apiCalls ?? 0,
    documents: usage?.documents ?? 0,
    lastSync: usage?.lastSync?.toISOString() ?? null,
  };
}
