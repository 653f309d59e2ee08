import type { CheckedEntry, Inspection, LockNews } from '@/components/evidence/inspection';
import { LockStateSection, sayLockState, titleOfLock } from '@/components/evidence/lock-state';
import { PathTree } from '@/components/evidence/path-tree';
import { ValueList } from '@/components/evidence/value-list';
import { Verdict } from '@/components/evidence/verdict';
import { CopyValue } from '@/components/evidence/copy-value';
import { shortenHash, viewRecord } from '@/lib/evidence/rules/record-view';

/** What a check found, in plain words first. */
export function InspectionResult({ inspection }: { inspection: Inspection }) {
  if (inspection.kind === 'refused') return <Refused reason={inspection.reason} />;
  if (inspection.kind === 'unknown') return <Unknown hash={inspection.hash} />;
  return <Verified found={inspection} />;
}

function Refused({ reason }: { reason: string }) {
  return (
    <Verdict kind="refused" title="Not verified">
      <p>{reason}</p>
      <p>
        Do not rely on this copy. Download the proof again, or ask the person who gave it to you for a new
        one.
      </p>
    </Verdict>
  );
}

function Unknown({ hash }: { hash: string }) {
  return (
    <Verdict kind="waiting" title="Document hash not found on blockchain">
      <p>
        No file with this hash is in a vault, and no entry in the log has it. One changed character gives a
        file a different hash: check that it is the exact file that was stored, not a scan or a new export of
        it.
      </p>
      <p>
        A document that its owner deleted can no longer be found by its file. Its proof file, and the
        commitment printed in it, still can.
      </p>
      <div className="mt-2">
        <CopyValue label="Hash" value={hash} shown={shortenHash(hash)} />
      </div>
    </Verdict>
  );
}

function Verified({ found }: { found: Extract<Inspection, { kind: 'verified' }> }) {
  const { entry, others = [], key: keyState, lock } = found;

  return (
    <div className="grid gap-8" data-product="deedguard">
      <Verdict
        kind={keyState === 'other' || (lock && !isInForce(lock)) ? 'waiting' : 'verified'}
        title={titleOf(found)}
      >
        {lock && <p>{sayLockState(lock)}</p>}
        <p>{meaningOf(entry)}</p>
        {entry.entries !== undefined && entry.entries > 1 && (
          <p>
            This file has {entry.entries} entries in the log; this is entry {entry.index}.
          </p>
        )}
        <p>{keySentences[keyState]}</p>
      </Verdict>
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="grid content-start gap-8">
          {lock && <LockStateSection lock={lock} origin={entry.origin} size={entry.size} />}
          {[entry, ...others].map((each) => (
            <Recorded key={each.index} entry={each} />
          ))}
          <section>
            <h3 className="mb-2 text-xl">Place in the log</h3>
            <ValueList rows={placeRows(entry)} />
          </section>
        </div>
        <PathTree entry={entry} />
      </div>
    </div>
  );
}

function Recorded({ entry: { record } }: { entry: CheckedEntry }) {
  const view = record && viewRecord(record);
  if (!view) return null;
  return (
    <section>
      <h3 className="mb-2 text-xl">{view.title}</h3>
      <ValueList rows={view.rows} />
    </section>
  );
}

function titleOf({ key, lock }: { key: keyof typeof keySentences; lock?: LockNews }): string {
  if (key === 'other') return 'Sound, but signed with another key';
  return lock ? titleOfLock(lock) : 'Verified';
}

function isInForce({ from, state }: LockNews): boolean {
  return from === 'log' && state?.state === 'locked';
}

const keySentences = {
  ours: 'The signature is by the key that is published below.',
  other:
    'Its key is not the one that is published below: it is a proof of another log, or of an earlier key.',
  'not compared': 'The published key could not be loaded. Compare the key yourself before you rely on it.',
};

function meaningOf({ record, origin, isOfFile }: CheckedEntry): string {
  if (isOfFile) {
    return `Exactly this file existed when the log of ${origin} took the entry below, and not one character of it has changed since. That does not say who stored it, or that what it states is true.`;
  }
  return record
    ? `Exactly this record was entered in the log of ${origin} at the time below, and has stayed there unchanged.`
    : `The hash is that of an entry in the log of ${origin}, made at the time below and unchanged since. What it is about is private. If it is a lock, this check cannot tell whether the lock has ended: drop its proof file on this page to see.`;
}

function placeRows(entry: CheckedEntry) {
  return [
    { label: 'Entered', value: entry.time, kind: 'time' as const },
    { label: 'Entry', value: String(entry.index), kind: 'text' as const },
    {
      label: 'Checkpoint',
      value: `over ${entry.size} ${entry.size === 1 ? 'entry' : 'entries'}`,
      kind: 'text' as const,
    },
    { label: 'Log', value: entry.origin, kind: 'text' as const },
    { label: 'Commitment', value: entry.commitment, kind: 'code' as const },
    { label: 'Entry hash', value: entry.leafHash, kind: 'code' as const },
    { label: 'Root', value: entry.root, kind: 'code' as const },
    { label: 'Key', value: entry.publicKey, kind: 'key' as const },
  ];
}
