import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import type { ZippedFile } from '@/lib/platform/http/zip-stream';
import { getLockProofFile } from '@/lib/deeds/queries';
import { getProofFile } from '@/lib/evidence/queries/proofs';
import { guillocheCurves, guillocheFigures } from '@/lib/paper/guilloche';
import type { Paper } from '@/lib/paper/paper';
import { paperDocx } from '@/lib/paper/paper-docx';
import { paperPdf } from '@/lib/paper/paper-pdf';
import { paperText } from '@/lib/paper/paper-text';
import { downloadDocument } from '@/lib/vault/commands/documents';
import type { Pack } from '../queries/pack';
import { writeLetters } from './letters';
import { checklistPaper, packReadme, recordedPaper, wholePaper } from './pack-paper';

/** All of a pack as one PDF. */
export function drawPack({ facts }: Pack): Promise<Buffer> {
  return draw(wholePaper(facts));
}

function draw(paper: Paper): Promise<Buffer> {
  return paperPdf(paper, { seal: guillocheCurves(guillocheFigures.seal) });
}

/** The files of a pack, each made or opened when its turn comes. What was deleted meanwhile is named in the last one. */
export async function* listPackFiles(actor: Actor, pack: Pack): AsyncGenerator<ZippedFile, void> {
  const { facts } = pack;
  const at = now();
  yield text('README.txt', at, packReadme(facts));
  yield made('pack.pdf', at, () => drawPack(pack));
  for (const format of formatsOf('checklist', checklistPaper(facts), at)) yield format;
  for (const { name, paper } of writeLetters(facts)) yield* formatsOf(`letters/${name}`, paper, at);
  yield text('recording.txt', at, paperText(recordedPaper(facts)));
  const { recording, chain, caseId } = facts;
  yield text('recording.json', at, `${JSON.stringify({ caseId, recording, chain }, null, 2)}\n`);
  yield* withoutMissing(proofsAndDocuments(actor, pack), at);
}

/** To read, and to edit. */
function formatsOf(name: string, paper: Paper, at: Date): ZippedFile[] {
  return [
    made(`${name}.pdf`, at, () => draw(paper)),
    made(`${name}.docx`, at, () => Promise.resolve(paperDocx(paper))),
    text(`${name}.txt`, at, paperText(paper)),
  ];
}

function proofsAndDocuments(actor: Actor, { facts, lockId, documents }: Pack): ZippedFile[] {
  const lockedAt = facts.lock?.lockedAt ?? now();
  const ofLock = lockId
    ? (['html', 'json'] as const).map((format) => ({
        name: `proofs/lock.${format}`,
        at: lockedAt,
        open: async () => [
          Buffer.from((await getLockProofFile(actor, { id: lockId, of: 'history', format })).text),
        ],
      }))
    : [];
  const ofDocuments = documents.flatMap(({ id, file, proof, logIndex, createdAt: at }): ZippedFile[] => [
    {
      name: proof,
      at,
      open: async () => [Buffer.from((await getProofFile({ index: logIndex, format: 'html' })).text)],
    },
    { name: file, at, isPacked: true, open: async () => (await downloadDocument(actor, { id })).bytes },
  ]);
  return [...ofLock, ...ofDocuments];
}

async function* withoutMissing(files: ZippedFile[], at: Date): AsyncGenerator<ZippedFile, void> {
  const missing: string[] = [];
  for (const file of files) {
    const bytes = await file.open().catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
      missing.push(file.name);
      return null;
    });
    if (bytes) yield { ...file, open: () => Promise.resolve(bytes) };
  }
  if (missing.length === 0) return;
  const words = ['These files were deleted while this was made:', '', ...missing, ''];
  yield text('not-included.txt', at, words.join('\r\n'));
}

function text(name: string, at: Date, words: string): ZippedFile {
  return { name, at, open: () => Promise.resolve([Buffer.from(words)]) };
}

function made(name: string, at: Date, make: () => Promise<Uint8Array>): ZippedFile {
  return { name, at, isPacked: true, open: async () => [await make()] };
}
