import { html } from '@/lib/evidence/drawing/elements';
import { buildPath } from '@/lib/evidence/drawing/pictures';
import { drawPath } from '@/lib/evidence/rules/path-picture';
import { describeOldReach, describeReach, isLockRecord, viewState } from '@/lib/evidence/rules/lock-state';
import type { ProofCheck, ProvenEntry } from '@/lib/evidence/rules/proof';
import { formatTime, shortenHash, viewRecord, type RecordRow } from '@/lib/evidence/rules/record-view';
import type { LockState } from '@/lib/evidence/schema/proof';

type Verified = Extract<ProofCheck, { verified: true }>;

export function buildRefusal(): Node[] {
  return [
    html(
      'section',
      {},
      html('h2', {}, 'What to do'),
      html(
        'p',
        {},
        'Do not rely on this copy: something in it differs from what was handed out. Nothing of its content is shown.',
      ),
      html(
        'p',
        {},
        'Download the proof again, or ask the person who gave you the file for a fresh copy. If a browser extension changes pages, switch it off for this file.',
      ),
    ),
  ];
}

export function buildProof({ entry, others, state }: Verified): Node[] {
  const lock = isLockRecord(entry.record) ? [buildState(state, entry)] : [];
  const rest = others.flatMap((other) => [buildRecord(other), buildPlace(other)]);
  return [
    ...lock,
    buildRecord(entry),
    buildPlace(entry),
    ...rest,
    buildIndependent(entry),
    buildMeaning(entry),
  ];
}

/** What had become of the lock; a file that lies on a disk cannot ask what happened since, so it says where to. */
function buildState(state: LockState | null, { origin, size }: ProvenEntry): HTMLElement {
  const reach = state ? describeReach(state, origin) : describeOldReach(size, origin);
  return section(
    'The lock',
    ...(state ? [rows(viewState(state))] : []),
    ...(reach === null ? [] : [html('p', {}, reach)]),
    html(
      'p',
      {},
      html('a', { href: verifyAddress(origin), rel: 'noreferrer' }, 'Ask the log what has become of it'),
    ),
  );
}

/** The page of the log that answers; a log on one's own machine has no certificate. */
function verifyAddress(origin: string): string {
  const isLocal = /^(localhost|127\.0\.0\.1)(:|$)/.test(origin);
  return `${isLocal ? 'http' : 'https'}://${origin}/verify`;
}

function buildRecord(entry: ProvenEntry): HTMLElement {
  const view = viewRecord(entry.record);
  return section('What was recorded', html('p', { class: 'kind' }, view.title), rows(view.rows));
}

function buildPlace(entry: ProvenEntry): HTMLElement {
  return section(
    'Where it is in the log',
    rows([
      { label: 'Entered', value: entry.time, kind: 'time' },
      { label: 'Entry', value: String(entry.index), kind: 'text' },
      {
        label: 'Checkpoint',
        value: `signed over ${entry.size} ${entry.size === 1 ? 'entry' : 'entries'}`,
        kind: 'text',
      },
      { label: 'Log', value: entry.origin, kind: 'text' },
    ]),
    html('figure', {}, buildPath(entry), html('figcaption', {}, drawPath(entry).description)),
    rows([
      { label: 'Commitment', value: entry.commitment, kind: 'code' },
      { label: 'Entry hash', value: entry.leafHash, kind: 'code' },
      { label: 'Root', value: entry.root, kind: 'code' },
    ]),
  );
}

function buildIndependent(entry: ProvenEntry): HTMLElement {
  return section(
    'Check it without us',
    html(
      'p',
      {},
      `This page was checked with the key below. Compare it with the one that ${entry.origin} publishes at /verify, or that you noted earlier: only the same key makes it a proof of that log.`,
    ),
    rows([{ label: 'Key', value: entry.publicKey, kind: 'key' }]),
    html(
      'p',
      {},
      'Anyone who has the source of this product can check the file, every byte of it, without a network:',
    ),
    html('pre', {}, 'npm run verify -- FILE'),
    html('p', {}, 'The log answers everyone. Compare each answer with what is shown here:'),
    html(
      'pre',
      {},
      [
        '/api/log/checkpoint',
        `/api/log/inclusion?index=${entry.index}&size=${entry.size}`,
        `/api/log/consistency?from=${entry.size}&to=SIZE`,
        `/api/log/entries?start=${entry.index}&end=${entry.index + 1}`,
      ].join('\n'),
    ),
  );
}

function visitMeaning({ demo, online }: { demo?: unknown; online?: unknown }): string {
  const who =
    demo === true
      ? `A demo notary played this: nobody ${online === true ? 'met anybody by video' : 'came'}, and nothing was notarized.`
      : 'The notary reported the request as completed.';
  return `${who} This is not the certificate of a notary, and does not show what was signed. It locks no property.`;
}

function buildMeaning(entry: ProvenEntry): HTMLElement {
  return section(
    'What this proves',
    html(
      'p',
      {},
      `That exactly this record was entered in the log of ${entry.origin} at the time above, and has stayed there unchanged.`,
    ),
    ...(entry.record.type === 'visit.completed' ? [html('p', {}, visitMeaning(entry.record))] : []),
    html(
      'p',
      {},
      'It is dated evidence. It does not stop a county from recording a deed, and it is not legal advice. The log itself holds no name and no address: to read the record takes what is in this file.',
    ),
  );
}

function section(title: string, ...children: Node[]): HTMLElement {
  return html('section', {}, html('h2', {}, title), ...children);
}

function rows(list: RecordRow[]): HTMLElement {
  return html('dl', {}, ...list.flatMap((row) => [html('dt', {}, row.label), html('dd', {}, ...value(row))]));
}

function value(row: RecordRow): Node[] {
  if (row.kind === 'time') {
    return [
      html('time', { datetime: row.value }, formatTime(row.value)),
      html('span', { class: 'exact' }, row.value),
    ];
  }
  if (row.kind === 'text') return [document.createTextNode(row.value)];
  const code = html(
    'code',
    { 'data-whole': row.value },
    row.kind === 'key' ? row.value : shortenHash(row.value),
  );
  return [code, buildCopy(row)];
}

function buildCopy(row: RecordRow): HTMLElement {
  const button = html('button', { type: 'button', 'aria-label': `Copy: ${row.label}` }, 'Copy');
  button.addEventListener('click', () => {
    void navigator.clipboard?.writeText(row.value).then(() => {
      button.textContent = 'Copied';
      setTimeout(() => (button.textContent = 'Copy'), 2000);
    });
  });
  return button;
}
