import { AppError } from '@/lib/platform/errors';
import { PoisonedDocument } from './poisoned';
import { inChunks, type Failure, type FromChild, type ToChild } from './protocol';

type Input<Options> = {
  bytes: Uint8Array;
  options: Options;
  onProgress: (done: number, total: number) => void;
};

/** Something that can be done with a file: what it made of it, and what it learned. */
export type Work<Options> = (input: Input<Options>) => Promise<{ bytes?: Uint8Array; value?: unknown }>;

/** A process that has waited so long will probably wait longer: it can load what its file may need. */
const WARM_UP_MS = 500;

/**
 * The child's half: does what it is told with one file, and ends with its parent, or when its parent ends it. One that
 * waits for its file warms up meanwhile; what goes wrong then goes wrong again, and is told, when it is needed.
 */
export function serve(
  works: Readonly<Record<string, Work<never>>>,
  { warmUp }: { warmUp?: () => Promise<unknown> } = {},
): void {
  let begun: { work: string; options: unknown } | undefined;
  const chunks: Uint8Array[] = [];
  const waiting = setTimeout(() => void warmUp?.().catch(() => undefined), WARM_UP_MS);
  process.on('message', (message: ToChild) => {
    clearTimeout(waiting);
    if (message.kind === 'begin') begun = message;
    if (message.kind === 'bytes') chunks.push(message.bytes);
    if (message.kind !== 'end' || !begun) return;
    void perform(works[begun.work], { bytes: Buffer.concat(chunks.splice(0)), options: begun.options });
  });
  process.on('disconnect', () => process.exit(0));
  // Ctrl-C in a terminal reaches everyone; what is being worked on is for the parent to end.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  send({ kind: 'ready' });
}

async function perform(
  work: Work<never> | undefined,
  { bytes, options }: { bytes: Uint8Array; options: unknown },
): Promise<void> {
  try {
    if (!work) throw new AppError('internal', 'There is no such work.');
    const onProgress = (done: number, total: number) => send({ kind: 'progress', done, total });
    const result = await work({ bytes, options: options as never, onProgress });
    for (const chunk of inChunks(result.bytes ?? new Uint8Array())) send({ kind: 'bytes', bytes: chunk });
    send({ kind: 'done', value: result.value });
  } catch (error) {
    send({ kind: 'failed', failure: failureOf(error) });
  }
}

/** Of an error that a library threw over a file only its words cross over. */
function failureOf(error: unknown): Failure {
  if (error instanceof PoisonedDocument) return { type: 'poisoned', reason: error.reason };
  if (error instanceof AppError) {
    const { code, message, fields } = error;
    return { type: 'app', code, message, fields };
  }
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { type: isOfEnvironment(error) ? 'environment' : 'broken', message };
}

/** A package or a font is missing, or may not be read. */
function isOfEnvironment(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(?:ENOENT|EACCES|EPERM|EMFILE|MODULE_NOT_FOUND|ERR_(?:ACCESS|DLOPEN|MODULE|REQUIRE))/.test(code);
}

function send(message: FromChild): void {
  process.send?.(message);
}
