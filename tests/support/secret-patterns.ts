import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What git does not keep, or what is not ours. */
const SKIPPED =
  /^(?:node_modules|\.git|\.next|\.data|coverage|test-results|playwright-report|generated|package-lock\.json|next-env\.d\.ts|.*\.tsbuildinfo|\.env(?:\..*)?)$/;
const KEPT = /^\.env\.example$/;
const LARGEST = 2_000_000;

/** Secrets that say what they are. */
const known: Record<string, RegExp> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----\s*[\w+/=]{40}/g,
  'a key of AWS': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g,
  'a live key of Stripe': /\b[sr]k_live_\w{20,}/g,
  'a webhook secret': /\bwhsec_[\w+/=-]{24,}/g,
  'a token of GitHub': /\b(?:gh[pousr]_\w{36}|github_pat_\w{40,})/g,
  'a token of GitLab': /\bglpat-[\w-]{20}/g,
  'a token of Slack': /\bxox[abeoprs]-[\w-]{20,}/g,
  'a key of Google': /\bAIza[\w-]{35}/g,
  'a token of npm': /\bnpm_\w{36}\b/g,
  'a key of SendGrid': /\bSG\.[\w-]{20,}\.[\w-]{20,}/g,
  'a key of a model': /\bsk-(?:ant-|proj-)?[\w-]{32,}/g,
  'an API key of ours': /\bdg_live_[0-9A-Za-z]{36}\b/g,
  'a signed token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/g,
  'a password in an address':
    /\b(?:postgres(?:ql)?|mysql|redis|amqp|smtps?|https?):\/\/[^\s:/@'"`${}]+:[^\s:/@'"`${}]{6,}@/g,
};

/** A value under such a name that looks drawn by lot. */
const NAMED =
  /(?:secret|token|passw(?:or)?d|api_?key|master_?key|private_?key|signing_?key|credential)\w*["']?\s*[:=]\s*["'`]?([\w+/=-]{24,})/gi;
const DRAWN_BITS = 3.9;

export type Secret = { file: string; what: string; text: string };

/** What looks like a secret in a text. */
export function secretsIn(file: string, text: string): Secret[] {
  const told = Object.entries(known).flatMap(([what, pattern]) =>
    [...text.matchAll(pattern)].map(([found]) => ({ file, what, text: found })),
  );
  const drawn = [...text.matchAll(NAMED)]
    .map(([, value = '']) => value)
    .filter((value) => /\d/.test(value) && /[a-z]/i.test(value) && bitsOf(value) > DRAWN_BITS)
    .map((value) => ({ file, what: 'a value that looks drawn by lot', text: value }));
  return [...told, ...drawn];
}

/** Shannon's bits for each character. */
function bitsOf(text: string): number {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts.values()].reduce(
    (sum, count) => sum - (count / text.length) * Math.log2(count / text.length),
    0,
  );
}

/** Every file that git keeps, and is text. */
export function listKeptFiles(folder = '.'): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.test(entry.name) && !KEPT.test(entry.name)) return [];
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return listKeptFiles(name);
    return entry.isFile() && statSync(name).size < LARGEST ? [name] : [];
  });
}

export function readText(file: string): string {
  const bytes = readFileSync(file);
  return bytes.includes(0) ? '' : bytes.toString('utf8');
}
