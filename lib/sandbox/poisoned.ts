import { AppError } from '@/lib/platform/errors';

/** Why work on a file was stopped: it went on too long, took too much memory, ended its process, or is made to do so. */
export type PoisonReason = 'time' | 'memory' | 'crash' | 'shape';

const WAY_OUT = 'Open it in another program, save or print it to a new PDF, then upload the new file.';

const messages: Record<PoisonReason, string> = {
  time: `This file takes far longer to read than a document should, so we stopped. ${WAY_OUT}`,
  memory: `This file takes far more memory than a document should, so we stopped reading it. ${WAY_OUT}`,
  crash: `This file made our reader fail, so we stopped reading it. ${WAY_OUT}`,
  shape: `This file unpacks to far more than a document holds, so we did not read it. ${WAY_OUT}`,
};

export function poisonMessage(reason: PoisonReason): string {
  return messages[reason];
}

/** A file that must not be worked on again. Its message is fit to be shown to its owner. */
export class PoisonedDocument extends AppError {
  constructor(
    readonly reason: PoisonReason,
    { cause }: { cause?: unknown } = {},
  ) {
    super('validation_failed', messages[reason], { cause });
    this.name = 'PoisonedDocument';
  }
}
