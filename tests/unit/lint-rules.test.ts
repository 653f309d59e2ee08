import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = process.cwd();
const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint');
const STEP_UP = `import { useStepUp } from '@/components/kit/step-up';\nexport const use = useStepUp;`;
const EVENT = `export const tell = () => window.dispatchEvent(new Event('changed'));`;

const signedOut = /^Ask isSignedOut/;
const ownWords = /^Say explainFailure/;
const eventBus = /no event bus/;
const confirmed = /'useStepUp' import .* is restricted/;
const keeping = (storage: string) => `export const kept = () => ${storage}.getItem('kept');`;

const refused: [what: string, code: string, message: RegExp][] = [
  ['a status of 401', `export const is = (status) => status === 401;`, signedOut],
  ['a 401 in a list', `export const is = (status) => [401, 403].includes(status);`, signedOut],
  [
    'a detail or own words',
    `export const say = (e) => (e instanceof ApiError ? e.detail : 'No.');`,
    ownWords,
  ],
  [
    'a detail, else own words',
    `export const say = (e) => (e instanceof ApiError && e.detail) || 'No.';`,
    ownWords,
  ],
  [
    'a detail before own words',
    `export function say(e) { if (e instanceof ApiError) return e.detail; return 'No.'; }`,
    ownWords,
  ],
  ['an event of the window', EVENT, eventBus],
  ['a confirmation by hand', STEP_UP, confirmed],
  ['a draft by hand', keeping('sessionStorage'), /^What is typed/],
  ['what stays in a browser by hand', keeping('localStorage'), /^What a browser keeps/],
  ['the same by the window', keeping('window.localStorage'), /^What a browser keeps/],
  [
    'a read in an effect',
    `export const useIt = () => useEffect(() => void apiRequest('GET', '/api/it'), []);`,
    /^Read by useRead/,
  ],
];

const allowed: [what: string, file: string, code: string][] = [
  [
    'an event of a field',
    'components/sample/field.ts',
    `export const tell = (f) => f.dispatchEvent(new Event('input'));`,
  ],
  ['an event of the window in the kit', 'components/kit/sample.ts', EVENT],
  ['a confirmation in the kit', 'components/kit/confirm.ts', STEP_UP],
  ['what stays in a browser, in the kit', 'components/kit/kept.ts', keeping('localStorage')],
  ['the pages of a guarded document', 'components/vault/page/document-viewer.tsx', STEP_UP],
];

type Report = { diagnostics: { filename: string; message: string }[] };

const folder = mkdtempSync(join(tmpdir(), 'lint-'));
const fileOf = (what: string) => `components/sample/${what.replace(/\W+/g, '-')}.ts`;
let report: Report;

beforeAll(async () => {
  const samples = [
    ...refused.map(([what, code]) => [fileOf(what), code] as const),
    ...allowed.map(([, file, code]) => [file, code] as const),
    ['oxlint.config.mjs', `export { default } from '${ROOT}/oxlint.config.mjs';`] as const,
  ];
  for (const [file, text] of samples) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  report = await lint();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** It ends with 1 where it finds something. */
function lint(): Promise<Report> {
  const args = [OXLINT, '--config=oxlint.config.mjs', '--format=json', 'components'];
  return new Promise((resolve) =>
    execFile(process.execPath, args, { cwd: folder }, (_, stdout) => resolve(JSON.parse(stdout) as Report)),
  );
}

const foundIn = (file: string) =>
  report.diagnostics.filter(({ filename }) => filename === file).map(({ message }) => message);

describe('the lint rules of the screens', () => {
  it.each(refused)('refuse %s', (what, _, message) => {
    expect(foundIn(fileOf(what))).toEqual([expect.stringMatching(message)]);
  });

  it.each(allowed)('leave alone %s', (_, file) => {
    expect(foundIn(file)).toEqual([]);
  });
});
