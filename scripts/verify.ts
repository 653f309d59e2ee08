/** `npm run verify -- FILE [--key KEY]`: checks a proof file, page or JSON, every byte of it, without a network. */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ed25519 } from '@noble/curves/ed25519.js';
import { checkProofFile } from '@/lib/evidence/rules/proof-file';
import { describeOldReach, describeReach, isLockRecord, viewState } from '@/lib/evidence/rules/lock-state';
import type { ProofCheck, ProvenEntry } from '@/lib/evidence/rules/proof';
import { viewRecord } from '@/lib/evidence/rules/record-view';
import { formatVerifierKey } from '@/lib/evidence/rules/signed-note';
import type { LockState } from '@/lib/evidence/schema/proof';

type Verified = Extract<ProofCheck, { verified: true }>;

const usage = 'Usage: npm run verify -- FILE [--key KEY]';

async function verify(): Promise<number> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { key: { type: 'string' } } });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) return refuse(usage);
  const bytes = await readFile(file).catch(() => null);
  if (!bytes) return refuse(`${file} cannot be read.`);
  const check = checkProofFile(bytes);
  if (!check.verified) return refuse(`NOT VERIFIED  ${file}\n${check.reason}`);
  const expectedKey = values.key ?? ownKey();
  if (expectedKey && expectedKey.trim() !== check.entry.publicKey) {
    return refuse(
      `NOT VERIFIED  ${file}\nThe proof is sound, but signed with another key:\n${check.entry.publicKey}`,
    );
  }
  console.log(`VERIFIED  ${file}\n\n${describe(check)}\n\n${describeKey(check.entry, expectedKey)}`);
  return 0;
}

/** Whoever runs the log has its key at hand. */
function ownKey(): string | undefined {
  const { LOG_SIGNING_KEY, LOG_ORIGIN } = process.env;
  if (!LOG_SIGNING_KEY || !LOG_ORIGIN) return undefined;
  return formatVerifierKey(LOG_ORIGIN, ed25519.getPublicKey(Buffer.from(LOG_SIGNING_KEY, 'base64')));
}

function describe({ entry, others, state }: Verified): string {
  const lock = isLockRecord(entry.record) ? [describeLock(state, entry)] : [];
  const shared = asLines([
    ['Log', entry.origin],
    ['Root', entry.root],
  ]);
  return [...lock, ...[entry, ...others].map(describeEntry), shared].join('\n\n');
}

/** What the file says of the lock, and up to when: nothing here asks the log. */
function describeLock(state: LockState | null, { origin, size }: ProvenEntry): string {
  const reach = state ? describeReach(state, origin) : describeOldReach(size, origin);
  const rows = state ? [asLines(viewState(state).map(({ label, value }) => [label, value]))] : [];
  return [...rows, ...(reach === null ? [] : [printable(reach)])].join('\n');
}

function describeEntry(entry: ProvenEntry): string {
  const view = viewRecord(entry.record);
  return asLines([
    ['Recorded', view.title],
    ...view.rows.map((row): Line => [row.label, row.value]),
    ['Entered', entry.time],
    ['Entry', `${entry.index}, in a checkpoint over ${entry.size}`],
  ]);
}

type Line = [label: string, value: string];

function asLines(lines: Line[]): string {
  return lines.map(([label, value]) => `${label.padEnd(20)}${printable(value)}`).join('\n');
}

function describeKey(entry: ProvenEntry, expectedKey: string | undefined): string {
  if (expectedKey) return 'The key is the one that you expect.';
  return `Signed with the key below. Compare it with the one that ${entry.origin} publishes at /verify,
or give the key that you trust: --key KEY
${entry.publicKey}`;
}

/** A record must not steer the terminal. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function refuse(message: string): number {
  console.error(message);
  return 1;
}

verify()
  .catch((error: unknown) => refuse(error instanceof Error ? `${error.message}\n${usage}` : usage))
  .then((code) => {
    process.exitCode = code;
  });
