import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { AuditEventType } from '@/lib/values/audit-types';
import { newId, now } from './clock';
import type { Tx } from './db';

type AuditInput = {
  /** of an event that a job looks up */
  id?: string;
  type: AuditEventType;
  /** who did it; null for a job or an outside party */
  actorId: string | null;
  subjectId: string;
  /** ids and states only: the trail cannot be erased, so it holds no personal data */
  data?: Prisma.InputJsonObject;
};

/** Writes to the audit trail in the transaction of the change that it records. */
export async function audit(tx: Tx, input: AuditInput): Promise<void> {
  await tx.$executeRaw(auditInsert(input));
}

/** The same for several events, in one statement. */
export async function auditAll(tx: Tx, inputs: readonly AuditInput[]): Promise<void> {
  if (inputs.length > 0) await tx.$executeRaw(insertOf(inputs));
}

/** The same as a statement, for a command that writes all it has to in one. */
export function auditInsert(input: AuditInput): Prisma.Sql {
  return insertOf([input]);
}

function insertOf(inputs: readonly AuditInput[]): Prisma.Sql {
  const at = now();
  const rows = inputs.map(
    ({ id = newId(), type, actorId, subjectId, data = {} }) =>
      Prisma.sql`(${id}::uuid, ${type}, ${actorId}::uuid, ${subjectId}::uuid, ${JSON.stringify(data)}::jsonb, ${at})`,
  );
  return Prisma.sql`INSERT INTO audit_events (id, type, actor_id, subject_id, data, created_at)
    VALUES ${Prisma.join(rows)}`;
}
