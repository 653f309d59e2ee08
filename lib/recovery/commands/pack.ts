import 'server-only';
import type { Readable } from 'node:stream';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { transaction } from '@/lib/platform/db';
import { zipStream } from '@/lib/platform/http/zip-stream';
import { drawPack, listPackFiles } from '../drawing/pack-files';
import { readPack, type Pack } from '../queries/pack';

type Wanted = { caseId: string; documents: string[] };

/** The pack of one of the actor's cases as a ZIP that is made while it is read. Throws as `readPack` does. */
export async function makePack(actor: Actor, wanted: Wanted): Promise<{ bytes: Readable; name: string }> {
  const pack = await readPack(actor, wanted);
  await notePack(actor, pack);
  return { bytes: zipStream(listPackFiles(actor, pack)), name: `recovery-pack-${wanted.caseId}.zip` };
}

/** The same as one PDF, which lists the files and holds none of them. */
export async function makePackPdf(actor: Actor, wanted: Wanted): Promise<{ pdf: Buffer; name: string }> {
  const pack = await readPack(actor, wanted);
  const pdf = await drawPack(pack);
  await notePack(actor, pack);
  return { pdf, name: `recovery-pack-${wanted.caseId}.pdf` };
}

function notePack({ id: actorId }: Actor, { id, documents }: Pack): Promise<void> {
  const data = { documents: documents.length };
  return transaction((tx) => audit(tx, { type: 'fraud.pack_made', actorId, subjectId: id, data }));
}
