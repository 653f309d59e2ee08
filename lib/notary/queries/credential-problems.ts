import 'server-only';
import { listBondStates, listRonStates } from '@/lib/catalog/queries';
import { Prisma } from '@/prisma/generated/client';

/*
 * Conditions in SQL on the notary of a row `n`, each true when a credential is missing or has lapsed. `day` is the day on
 * which it is needed; `state` where the visit is.
 */

/**
 * Ends a subquery of EXISTS, so that it is asked for one notary at a time, by its index. Postgres would read all rows of a
 * table at once where it takes that for cheaper: it does not see that the search stops early.
 */
export const oneByOne = Prisma.sql`OFFSET 0`;

export function insuranceLapsed(day: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`NOT EXISTS (SELECT 1 FROM notary_credentials c
    WHERE c.notary_id = n.user_id AND c.kind = 'insurance' AND c.expires_on >= ${day} ${oneByOne})`;
}

export function visitCredentialProblems(state: Prisma.Sql, day: Prisma.Sql) {
  const lapsed = (kind: 'commission' | 'bond') => Prisma.sql`NOT EXISTS (SELECT 1 FROM notary_credentials c
    WHERE c.notary_id = n.user_id AND c.kind = ${kind}::"CredentialKind" AND c.state = ${state} AND c.expires_on >= ${day} ${oneByOne})`;
  return {
    commission_lapsed: lapsed('commission'),
    bond_lapsed: Prisma.sql`(${state} = ANY (${listBondStates()}::text[]) AND ${lapsed('bond')})`,
  };
}

/** A commission of any state whose law knows remote acts will do. */
export function remoteCredentialProblems(day: Prisma.Sql) {
  const commissions = Prisma.sql`SELECT 1 FROM notary_credentials c
    WHERE c.notary_id = n.user_id AND c.kind = 'commission' AND c.expires_on >= ${day}
      AND c.state = ANY (${listRonStates()}::text[])`;
  const isCovered = Prisma.sql`(c.state <> ALL (${listBondStates()}::text[]) OR EXISTS (
    SELECT 1 FROM notary_credentials b
    WHERE b.notary_id = n.user_id AND b.kind = 'bond' AND b.state = c.state AND b.expires_on >= ${day} ${oneByOne}))`;
  return {
    commission_lapsed: Prisma.sql`NOT EXISTS (${commissions} ${oneByOne})`,
    bond_lapsed: Prisma.sql`(EXISTS (${commissions} ${oneByOne}) AND NOT EXISTS (${commissions} AND ${isCovered} ${oneByOne}))`,
  };
}

/** The notary of row `n` may not do the request of row `r`, when its day comes. */
export function mayNotDoRequest(): Prisma.Sql {
  const day = Prisma.sql`(r.appointment_at AT TIME ZONE 'UTC')::date`;
  const visit = visitCredentialProblems(Prisma.sql`r.state`, day);
  const remote = remoteCredentialProblems(day);
  return Prisma.sql`(${insuranceLapsed(day)}
    OR (NOT r.is_remote AND (${visit.commission_lapsed} OR ${visit.bond_lapsed}))
    OR (r.is_remote AND (${remote.commission_lapsed} OR ${remote.bond_lapsed})))`;
}
