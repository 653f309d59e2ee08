import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Undo = () => Promise<void> | void;

/** A temporary folder, and everything that must be stopped when the run ends, however it ends. */
export type Workshop = { folder: string; onEnd: (undo: Undo) => void };

/** Runs `work` with a workshop and cleans up after it, also on Ctrl-C. */
export async function withWorkshop(work: (workshop: Workshop) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'deedguard-bench-'));
  // Postgres runs as its own account when root starts it, and must get there.
  chmodSync(folder, 0o755);
  const undos: Undo[] = [];
  const undoAll = async () => {
    for (const undo of undos.splice(0).reverse()) await undo();
    rmSync(folder, { recursive: true, force: true });
  };
  // Once: what fails because of a Ctrl-C waits for the same end.
  let cleaning: Promise<void> | null = null;
  const cleanUp = () => (cleaning ??= undoAll());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void cleanUp().finally(() => process.exit(130)));
  }
  try {
    await work({ folder, onEnd: (undo) => undos.push(undo) });
  } finally {
    await cleanUp();
  }
}
