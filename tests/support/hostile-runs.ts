import { readdirSync, readFileSync } from 'node:fs';
import type { Answer } from '@/lib/sandbox/child';
import type { Pool } from '@/lib/sandbox/pool';
import type { PreflightWorks } from '@/lib/preflight/rules/work';
import { redactionRules } from '@/lib/vault/rules/redaction/choices';
import type { DocumentWorks } from '@/lib/vault/schema/document-work';

export type FileType = 'pdf' | 'jpg' | 'png' | 'doc' | 'docx';
export type Work = { name: keyof (DocumentWorks & PreflightWorks); options: object };

const box = { page: 1, x: 0.1, y: 0.1, width: 0.5, height: 0.2 };

/** Everything that is done with a file of that type, in a process of its own. */
export function worksOn(type: FileType): Work[] {
  if (type === 'doc' || type === 'docx') return [{ name: 'inspect', options: { type } }];
  const stamp = { across: 'Vera Viewer', footer: 'Shared with Vera Viewer' };
  const places = { margins: [], reserved: [] };
  return [
    ...(type === 'pdf' ? [{ name: 'preflight' as const, options: { places } }] : []),
    { name: 'assertStampable', options: { type } },
    { name: 'stamp', options: { type, stamp } },
    { name: 'thumbnail', options: { type } },
    { name: 'find', options: { type, rules: redactionRules, level: 'standard' } },
    { name: 'apply', options: { type, level: 'standard', boxes: [box] } },
    { name: 'apply', options: { type, level: 'maximum', boxes: [box] } },
  ];
}

const MEGABYTES = 1_000;
const WALL_MS = 30 * 60_000;

/** `done`, `refused`, or why the process was stopped; anything else is thrown. */
export async function outcomeOf(
  pool: Pool,
  { bytes, work, cpuMs }: { bytes: Buffer; work: Work; cpuMs: number },
): Promise<string> {
  const open = async () =>
    (async function* () {
      yield bytes;
    })();
  const limits = { cpuMs, stepCpuMs: cpuMs, wallMs: WALL_MS, residentMegabytes: MEGABYTES };
  const running = pool.run({ work: work.name, options: work.options, open, limits, owner: 'mallory' });
  return running.then(
    (answer: Answer) => (answer.bytes.length > 0 || work.name !== 'stamp' ? 'done' : 'nothing'),
    (error: { name: string; code?: string; reason?: string }) => {
      if (error.name === 'PoisonedDocument') return `stopped: ${error.reason}`;
      if (error.code === 'validation_failed' || error.code === 'unsupported_type') return 'refused';
      throw error;
    },
  );
}

/** PDFs of eight programs, to be damaged. */
export function ordinaryPdfs(): { name: string; bytes: Buffer }[] {
  const folder = 'tests/fixtures/redaction';
  return readdirSync(folder)
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => ({ name, bytes: readFileSync(`${folder}/${name}`) }));
}
