import 'server-only';
import { assertAdmin, type Actor } from '@/lib/platform/actor';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { stableId } from '@/lib/platform/stable-id';
import { applicationMailKinds, type ApplicationMailKind } from '../rules/applications';

/** The email of one kind to an applicant is the same one, however often it is tried; an admin's is another. */
export function applicationMailId(id: string, kind: ApplicationMailKind, adminId?: string): string {
  return adminId ? stableId('partner mail', id, kind, adminId) : stableId('partner mail', id, kind);
}

/** The HTML of an email that went to an applicant, or would have. Throws `not_found`, also to anyone who is not an admin. */
export async function getApplicationMail(
  actor: Actor,
  id: string,
  kind: ApplicationMailKind,
): Promise<string> {
  assertAdmin(actor);
  const where = { id: applicationMailId(id, kind) };
  const mail = await db.mail.findUnique({ where, select: { html: true } });
  if (!mail) throw new AppError('not_found', 'This email has not been sent yet.');
  return mail.html;
}

/** Which emails to the applicant went out, or would have, of each application. */
export async function listKeptMails(tx: Tx, ids: string[]): Promise<Map<string, ApplicationMailKind[]>> {
  const wanted = ids.flatMap((id) => applicationMailKinds.map((kind) => ({ id, kind })));
  const mailIds = wanted.map(({ id, kind }) => applicationMailId(id, kind));
  const found = await tx.mail.findMany({ where: { id: { in: mailIds } }, select: { id: true } });
  const kept = new Set(found.map(({ id }) => id));
  return new Map(
    ids.map((id) => [id, applicationMailKinds.filter((kind) => kept.has(applicationMailId(id, kind)))]),
  );
}
