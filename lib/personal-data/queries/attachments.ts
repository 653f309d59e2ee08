import 'server-only';
import { getLockProofFile } from '@/lib/deeds/queries';
import { getProofFile } from '@/lib/evidence/queries/proofs';
import type { Actor } from '@/lib/platform/actor';
import type { ZippedFile } from '@/lib/platform/http/zip-stream';
import { openObject } from '@/lib/vault/queries/stored-objects';
import { downloadName, redactedName } from '@/lib/vault/rules/document-name';
import { uniqueNames } from '../rules/file-names';
import type { Everything } from './everything';

/** Draws the papers of other domains: handed in by whoever may know them. */
export type Drawing = {
  invoice: (id: string, actor: Actor) => Promise<{ name: string; pdf: Buffer }>;
  payment: (id: string, actor: Actor) => Promise<Buffer>;
};

/** The files of an export beside its lists. Each is opened when its turn comes, and may be gone by then. */
export function listAttachments(actor: Actor, everything: Everything, drawing: Drawing): ZippedFile[] {
  const name = uniqueNames();
  return [
    ...documentFiles(everything, name),
    ...proofFiles(actor, everything, name),
    ...paperFiles(actor, everything, { name, drawing }),
  ];
}

type Name = ReturnType<typeof uniqueNames>;

function documentFiles({ documents, notary }: Everything, name: Name): ZippedFile[] {
  const files = documents.flatMap((document) => [
    {
      name: name('documents', downloadName(document.name, document.type)),
      at: document.createdAt,
      objectId: document.objectId,
    },
    ...document.redactions.flatMap(({ objectId, createdAt }) =>
      objectId ? [{ name: name('documents', redactedName(document.name)), at: createdAt, objectId }] : [],
    ),
  ]);
  const papers = (notary?.credentials ?? []).flatMap(
    ({ kind, state, paperObjectId, paperType, paperAddedAt }) =>
      paperObjectId && paperType && paperAddedAt
        ? [
            {
              name: name('papers', `${kind} ${state}.${paperType}`),
              at: paperAddedAt,
              objectId: paperObjectId,
            },
          ]
        : [],
  );
  return [...files, ...papers].map(({ objectId, ...file }) => ({
    ...file,
    isPacked: true,
    open: () => openObject(objectId),
  }));
}

function proofFiles(actor: Actor, { properties, documents, hashes }: Everything, name: Name): ZippedFile[] {
  const proofOf = (folder: string, at: Date, index: number): ZippedFile => ({
    name: name(folder, `proof-${index}.html`),
    at,
    open: async () => [Buffer.from((await getProofFile({ index, format: 'html' })).text)],
  });
  return [
    ...properties.flatMap(({ id, logIndex, createdAt: at }) =>
      (['html', 'json'] as const).map((format) => ({
        name: name('properties', `proof-${logIndex}.${format}`),
        at,
        open: async () => [Buffer.from((await getLockProofFile(actor, { id, of: 'history', format })).text)],
      })),
    ),
    ...documents.map(({ createdAt, logIndex }) => proofOf('documents', createdAt, logIndex)),
    ...hashes.map(({ createdAt, logIndex }) => proofOf('hashes', createdAt, logIndex)),
  ];
}

function paperFiles(
  actor: Actor,
  { invoices, payments }: Everything,
  { name, drawing }: { name: Name; drawing: Drawing },
): ZippedFile[] {
  const drawn = (file: string, at: Date, draw: () => Promise<Buffer>): ZippedFile => ({
    name: file,
    at,
    isPacked: true,
    open: async () => [await draw()],
  });
  return [
    ...[...invoices.made, ...invoices.received].map(({ id, number, createdAt }) =>
      drawn(name('invoices', `${number}.pdf`), createdAt, async () => (await drawing.invoice(id, actor)).pdf),
    ),
    ...payments
      .filter(({ status }) => status === 'succeeded')
      .map(({ id, createdAt }) =>
        drawn(name('receipts', `receipt-${id.slice(0, 8)}.pdf`), createdAt, () => drawing.payment(id, actor)),
      ),
  ];
}
