import 'server-only';
import { assertSteppedUp } from '@/lib/accounts/queries/step-up';
import type { RecordedFacts } from '@/lib/alerts/schema/alerts';
import type { InstrumentClass } from '@/lib/catalog/rules/instrument-class';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { readTitleChain, type TitleChain } from '@/lib/properties/rules/title-chain';
import { uniqueNames } from '@/lib/personal-data/rules/file-names';
import { downloadName } from '@/lib/vault/rules/document-name';
import type { Prisma } from '@/prisma/generated/client';
import type { PackFacts } from '../rules/pack-facts';
import type { PackDocument } from '../schema';

const fields = {
  id: true,
  number: true,
  summary: true,
  details: true,
  state: true,
  county: true,
  propertyAddress: true,
  reporterName: true,
  reporterEmail: true,
  createdAt: true,
  lockId: true,
  alert: { select: { title: true, createdAt: true, reasons: true, facts: true } },
  lock: {
    select: {
      id: true,
      ownerName: true,
      parcelNumber: true,
      createdAt: true,
      releasedAt: true,
      logIndex: true,
    },
  },
} satisfies Prisma.FraudCaseSelect;

const documentFields = {
  id: true,
  name: true,
  type: true,
  createdAt: true,
  logIndex: true,
} satisfies Prisma.VaultDocumentSelect;

type DocumentRow = Prisma.VaultDocumentGetPayload<{ select: typeof documentFields }>;

/** A document that goes into the pack, and the names of its file and its proof there. */
type PackedDocument = DocumentRow & { file: string; proof: string };

export type Pack = {
  /** the row of the case, for the audit trail */
  id: string;
  facts: PackFacts;
  /** of the lock: its proof, with all that happened to it */
  lockId: string | null;
  documents: PackedDocument[];
};

/**
 * What a pack is made of, for the reporter of the case alone. Throws `not_found` for any other case and for a document that
 * is not theirs, and `step_up_required`.
 */
export async function readPack(
  actor: Actor,
  { caseId, documents: wanted }: { caseId: string; documents: string[] },
): Promise<Pack> {
  const found = await findCase(actor, caseId);
  await assertSteppedUp(actor);
  const documents = await readDocuments(actor, wanted);
  const { alert, lock, ...row } = found;
  const recording = (alert?.facts as { recording?: RecordedFacts } | undefined)?.recording ?? null;
  const facts: PackFacts = {
    caseId,
    reportedAt: row.createdAt,
    madeOn: now().toISOString().slice(0, 10),
    reporter: { name: row.reporterName, email: row.reporterEmail },
    summary: row.summary,
    details: row.details,
    property: {
      address: row.propertyAddress,
      county: row.county,
      state: row.state,
      parcel: lock?.parcelNumber ?? recording?.parcel ?? null,
    },
    lock: lock && { ...lock, lockedAt: lock.createdAt },
    alert: alert && { title: alert.title, raisedAt: alert.createdAt, reasons: alert.reasons },
    recording,
    chain: await readChain(actor, lock?.id ?? null),
    proofs: [
      ...(lock
        ? [{ file: 'proofs/lock.html', about: 'Your statement about the property', at: lock.createdAt }]
        : []),
      ...documents.flatMap(({ file, proof, name, createdAt: at }) => [
        { file: proof, about: `That ${name} was there`, at },
        { file, about: name, at },
      ]),
    ],
    site: env().NEXTAUTH_URL,
  };
  return { id: row.id, facts, lockId: lock?.id ?? null, documents };
}

async function findCase({ id: userId }: Actor, number: string) {
  const found = await db.fraudCase.findFirst({ where: { number, userId }, select: fields });
  if (!found) throw new AppError('not_found', 'There is no such case.');
  return found;
}

async function readDocuments({ id: ownerId }: Actor, wanted: string[]): Promise<PackedDocument[]> {
  const rows = await db.vaultDocument.findMany({
    where: { id: { in: wanted }, ownerId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: documentFields,
  });
  if (rows.length < wanted.length) {
    throw new AppError('not_found', 'One of these documents is not in your vault. Please choose again.');
  }
  const name = uniqueNames();
  return rows.map((row) => ({
    ...row,
    file: name('documents', downloadName(row.name, row.type)),
    proof: `proofs/document-${row.logIndex}.html`,
  }));
}

/** From what counties recorded about the property of a lock of the actor's. */
async function readChain({ id: ownerId }: Actor, lockId: string | null): Promise<TitleChain> {
  const matches = lockId
    ? await db.recordingMatch.findMany({
        where: { lockId, lock: { ownerId } },
        select: { recording: true },
      })
    : [];
  return readTitleChain(
    matches.map(({ recording }) => ({
      ...recording,
      class: recording.class as InstrumentClass,
      recordedOn: recording.recordedOn.toISOString().slice(0, 10),
    })),
  );
}

/** The documents of the reporter's vault from which those of a pack are chosen, the oldest first; null for anyone else. */
export async function findPackDocuments(actor: Actor, caseId: string): Promise<PackDocument[] | null> {
  const found = await db.fraudCase.findFirst({
    where: { number: caseId, userId: actor.id },
    select: { lockId: true },
  });
  if (!found) return null;
  const { lockId } = found;
  const [rows, evidence] = await Promise.all([
    db.vaultDocument.findMany({
      where: { ownerId: actor.id },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: documentFields,
    }),
    lockId ? db.lockEvidence.findMany({ where: { lockId }, select: { documentId: true } }) : [],
  ]);
  const shown = new Set(evidence.map(({ documentId }) => documentId));
  return rows.map(({ id, name, createdAt }) => ({
    id,
    name,
    storedAt: createdAt.toISOString(),
    isEvidence: shown.has(id),
  }));
}
