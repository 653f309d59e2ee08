import { canonicalJson, parseCanonicalObject } from '@/lib/evidence/rules/canonical-json';
import { formatTime, type RecordRow } from '@/lib/evidence/rules/record-view';
import { openNote, type VerifierKey } from '@/lib/evidence/rules/signed-note';
import {
  lockStateSchema,
  type JsonObject,
  type JsonValue,
  type LockState,
} from '@/lib/evidence/schema/proof';

/** The first line differs from that of every checkpoint, so neither can be taken for the other. */
const headOf = (origin: string) => `${origin}/lock-state`;

/** What is signed: a line that says what it is, and canonical JSON. */
export function formatLockState(origin: string, state: LockState): string {
  return `${headOf(origin)}\n${canonicalJson(state as unknown as JsonValue)}\n`;
}

/** The state in a note that is signed with this key, else null. */
export function openLockState(note: string, key: VerifierKey): LockState | null {
  const [head, json, end, ...more] = openNote(note, key)?.split('\n') ?? [];
  if (head !== headOf(key.name) || json === undefined || end !== '' || more.length > 0) return null;
  const parsed = lockStateSchema.safeParse(parseCanonicalObject(json));
  return parsed.success && (parsed.data.state === 'ended') === (parsed.data.ended !== null)
    ? parsed.data
    : null;
}

/** Whether a record is about a lock, so that its proof has to say what became of it. */
export function isLockRecord(record: JsonObject): boolean {
  return record.type === 'deed.locked' || record.type === 'deed.released';
}

type Entry = { index: number; commitment: string; record: JsonObject };

/** Whether a state is that of the lock which these entries are about, and each entry fits it. */
export function fitsEntries(state: LockState, entries: Entry[]): boolean {
  return entries.every((entry) => {
    if (entry.record.type === 'deed.locked') return isItsLock(state, entry);
    return entry.record.type === 'deed.released'
      ? isItsEnd(state, entry)
      : entry.record.lockIndex === state.index;
  });
}

function isItsLock(state: LockState, { index, commitment }: Entry): boolean {
  return index === state.index && commitment === state.commitment;
}

function isItsEnd({ ended, index }: LockState, entry: Entry): boolean {
  const { lockIndex, releasedAt, reason } = entry.record;
  return (
    ended !== null &&
    entry.index === ended.index &&
    lockIndex === index &&
    releasedAt === ended.at &&
    reason === ended.by
  );
}

const DEMO_TAKEN_BACK = 'The demo payment was taken back: no money moved';
const RETURNED = 'The money was returned';

const ends: Record<NonNullable<LockState['ended']>['by'], string> = {
  owner: 'Released by the account that locked it',
  unpaid: 'Not paid within 7 days',
  expired: 'Its end date came',
  refund: RETURNED,
};

/** Why a lock is over: where no money had moved, none was returned. */
function whyEnded(by: NonNullable<LockState['ended']>['by'], demo = false): string {
  return by === 'refund' && demo ? DEMO_TAKEN_BACK : ends[by];
}

const CONTESTED = 'Another account has locked this property too';
const PAID_BY_DEMO = 'The payment was a demo: no money moved';

/** What is said of the payment beside the state; null for one of money that stayed. */
function noteOfPayment({ demo, refunded }: LockState): string | null {
  if (refunded) return demo ? DEMO_TAKEN_BACK : RETURNED;
  return demo ? PAID_BY_DEMO : null;
}

export const stateTitles: Record<LockState['state'], string> = {
  locked: 'Locked',
  due: 'Locked, payment due',
  ended: 'Ended',
};

/** One sentence about the lock, for a person. */
export function describeState(lock: LockState): string {
  const { state, ended, at, paymentDueAt, contested, demo } = lock;
  const note = noteOfPayment(lock);
  const paid = note ? ` ${note}.` : '';
  if (ended) {
    return `This lock ended on ${formatTime(ended.at)}. ${whyEnded(ended.by, demo)} (entry ${ended.index} of the log).${ended.by === 'refund' ? '' : paid}`;
  }
  const due = paymentDueAt ? ` It ends by itself unless it is paid by ${formatTime(paymentDueAt)}.` : '';
  return `This lock was in force on ${formatTime(at)}.${state === 'due' ? due : ''}${paid}${contested ? ` ${CONTESTED}.` : ''}`;
}

/** Up to when a file speaks: nothing ends twice, but what was in force may have ended since. */
export function describeReach({ ended, at, size }: LockState, origin: string): string | null {
  if (ended) return null;
  return `This file speaks up to ${formatTime(at)} and a checkpoint over ${countEntries(size)}. Whether the lock has ended since is not in it: drop the file on ${origin}/verify.`;
}

/** The same of a file of the first format, which does not hold the state at all. */
export function describeOldReach(size: number, origin: string): string {
  return `This file was made before proofs told the state of a lock. It speaks up to a checkpoint over ${countEntries(size)}, and cannot know whether the lock was paid or has ended: drop the file on ${origin}/verify.`;
}

/** A state as rows for a person. */
export function viewState(state: LockState): RecordRow[] {
  const { ended, demo } = state;
  const payment = noteOfPayment(state);
  const moments: [string, string | null][] = [
    [demo ? 'Paid (demo)' : 'Paid', state.paidAt],
    ['Payment due', state.paymentDueAt],
    ['End date', ended ? null : state.expiresAt],
    ['Ended', ended?.at ?? null],
  ];
  return [
    { label: 'State', value: stateTitles[state.state], kind: 'text' },
    ...(state.contested ? [{ label: 'Contested', value: CONTESTED, kind: 'text' as const }] : []),
    ...(payment ? [{ label: 'Payment', value: payment, kind: 'text' as const }] : []),
    ...moments.flatMap(([label, value]) => (value ? [{ label, value, kind: 'time' as const }] : [])),
    ...(ended
      ? [
          { label: 'Why', value: whyEnded(ended.by, demo), kind: 'text' as const },
          { label: 'Entry of the end', value: String(ended.index), kind: 'text' as const },
        ]
      : []),
    { label: 'As of', value: state.at, kind: 'time' },
    { label: 'Log then', value: countEntries(state.size), kind: 'text' },
  ];
}

function countEntries(size: number): string {
  return `${size} ${size === 1 ? 'entry' : 'entries'}`;
}
