import { createHash, randomUUID } from 'node:crypto';
import { pdfFile } from '@/tests/support/files';
import { until } from '../client';
import type { Person } from '../people';
import type { Act, Stage } from './stage';

type Document = { id: string; name: string };
type Redaction = {
  id: string;
  status: string;
  step: string;
  failure: string | null;
  secureHash: string | null;
};

/** Somebody stores a document. */
export const storeDocument: Act = async (stage) => {
  await upload(stage, await stage.people.owner());
};

/** Somebody stores a document and has a redacted copy of it made. */
export const redactDocument: Act = async (stage) => {
  const owner = await stage.people.owner();
  const document = await upload(stage, owner);
  const folder = `/api/vault/documents/${document.id}/redactions`;
  const { id } = await owner.client.once<Redaction>('Asking for a redaction', {
    send: () => owner.client.try(folder, { json: { level: 'maximum', rules: ['ssn'] } }),
    find: async () => ((await owner.client.repeat(folder)) as Redaction[])[0] ?? null,
    made: (body) => body as Redaction,
  });
  const path = `${folder}/${id}`;
  await until('The review of a redaction', () => readWhen(owner, path, 'pending_review'));
  await owner.client.once('Applying a redaction', {
    send: () => owner.client.try(`${path}/apply`, { json: {} }),
    find: async () => ((await readRedaction(owner, path)).status === 'pending_review' ? null : true),
    made: () => true as const,
  });
  const done = await until('A redacted copy', () => readWhen(owner, path, 'completed'));
  stage.ledger.redactions.push({
    id,
    sha256: done.secureHash ?? '',
    client: owner.client,
    path: `${path}/content`,
  });
};

async function upload({ ledger }: Stage, owner: Person): Promise<Document> {
  const bytes = await pdfFile(`Social Security number 512-34-6789, ${randomUUID()}`);
  const name = `deed ${randomUUID()}.pdf`;
  const form = () => {
    const filled = new FormData();
    filled.append('category', 'Real Estate');
    filled.append('file', new Blob([Uint8Array.from(bytes)]), name);
    return filled;
  };
  const document = await owner.client.once<Document>('Storing a document', {
    send: () => owner.client.try('/api/vault/documents', { form }),
    find: async () => {
      const documents = (await owner.client.repeat('/api/vault/documents')) as Document[];
      return documents.find((each) => each.name === name) ?? null;
    },
    made: (body) => body as Document,
  });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  ledger.documents.push({ id: document.id, sha256, client: owner.client });
  return document;
}

/** Throws where it failed: of a document that is sound nothing but the fault is a reason. */
async function readWhen(owner: Person, path: string, status: string): Promise<Redaction | null> {
  const redaction = await readRedaction(owner, path);
  if (redaction.status === 'failed') throw new Error(`A redaction failed: ${redaction.failure}`);
  return redaction.status === status ? redaction : null;
}

async function readRedaction(owner: Person, path: string): Promise<Redaction> {
  return (await owner.client.repeat(path)) as Redaction;
}
