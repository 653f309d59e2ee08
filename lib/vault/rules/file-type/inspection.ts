import type { DocumentType } from '@/lib/vault/rules/document-types';
import { CompoundFileCheck } from './compound-file';
import { contentDisagrees, emptyFile, typeNames } from './refusals';
import { lookAtStart, START_BYTES, type Container } from './signatures';
import { TailCheck } from './tail-checks';
import { ZipCheck } from './zip-check';

/** Watches bytes pass. `end` names what they were, or throws why they cannot be stored. */
type Check = {
  push: (chunk: Uint8Array) => Promise<void>;
  end: () => Promise<DocumentType | { foreign: string }>;
  dispose: () => void;
};

const containerOf: Record<DocumentType, Container> = {
  pdf: 'pdf',
  jpg: 'jpg',
  png: 'png',
  docx: 'zip',
  doc: 'cfb',
};

const checks: Record<Container, () => Check> = {
  pdf: () => new TailCheck('pdf'),
  jpg: () => new TailCheck('jpg'),
  png: () => new TailCheck('png'),
  zip: () => new ZipCheck(),
  cfb: () => new CompoundFileCheck(),
};

/** Whether a file has to be unpacked, or searched from end to end, before it is known for what it is. */
export function needsWholeLook(type: DocumentType): boolean {
  return type === 'doc' || type === 'docx';
}

/**
 * Passes a file on, chunk by chunk, and judges it by its content on the way. Throws `unsupported_type` as soon as it is
 * seen to be something else than `expected`, and `validation_failed` when it is broken, empty or a zip bomb: the last
 * chunk is out by then, so what was stored of it must go.
 */
export async function* inspectContent(
  chunks: AsyncIterable<Uint8Array>,
  expected: DocumentType,
): AsyncGenerator<Uint8Array> {
  yield* judged(chunks, expected, checks);
}

/** The same by its start and its end alone: whatever a file holds, it costs no more than its length. */
export async function* glanceAtContent(
  chunks: AsyncIterable<Uint8Array>,
  expected: DocumentType,
): AsyncGenerator<Uint8Array> {
  const start = () => new StartCheck(expected);
  yield* judged(chunks, expected, needsWholeLook(expected) ? { ...checks, zip: start, cfb: start } : checks);
}

/** For what is looked at as a whole later. */
class StartCheck implements Check {
  constructor(private readonly type: DocumentType) {}

  async push(): Promise<void> {
    // Its start was looked at already.
  }

  async end(): Promise<DocumentType> {
    return this.type;
  }

  dispose(): void {
    // It keeps nothing.
  }
}

async function* judged(
  chunks: AsyncIterable<Uint8Array>,
  expected: DocumentType,
  byContainer: typeof checks,
): AsyncGenerator<Uint8Array> {
  let start = Buffer.alloc(0);
  let check: Check | null = null;
  try {
    for await (const chunk of chunks) {
      if (check) await check.push(chunk);
      else {
        start = Buffer.concat([start, chunk]);
        if (start.length >= START_BYTES) check = await beginCheck(start, expected, byContainer);
      }
      yield chunk;
    }
    if (start.length === 0) throw emptyFile();
    check ??= await beginCheck(start, expected, byContainer);
    assertAgrees(await check.end(), expected);
  } finally {
    check?.dispose();
  }
}

async function beginCheck(
  start: Uint8Array,
  expected: DocumentType,
  byContainer: typeof checks,
): Promise<Check> {
  const look = lookAtStart(start);
  if ('foreign' in look) throw contentDisagrees(expected, look.foreign);
  if (look.container !== containerOf[expected])
    throw contentDisagrees(expected, containerNames[look.container]);
  const check = byContainer[look.container]();
  await check.push(start);
  return check;
}

const containerNames: Record<Container, string> = {
  pdf: typeNames.pdf,
  jpg: typeNames.jpg,
  png: typeNames.png,
  zip: 'a Word document or another ZIP archive',
  cfb: 'an older Office document',
};

function assertAgrees(found: DocumentType | { foreign: string }, expected: DocumentType): void {
  if (typeof found === 'object') throw contentDisagrees(expected, found.foreign);
}
