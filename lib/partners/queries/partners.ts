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
  return { partners: page.map(toPartner), next, activeCount };
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

function toPartner({ id, company, kind, status, created_at, decided_at }: Row): PartnerOverview {
  return {
    id,
    name: company,
    kind,
    label: partnerLabel(kind),
    status: status === 'approved' ? 'active' : 'pending',
    since: (decided_at ?? created_at).toISOString(),
  };
}
