import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const CONFIG = 'oxlint.config.mjs';
const OXLINT = 'node_modules/oxlint/bin/oxlint';

type Report = { diagnostics: { filename: string; message: string }[] };

/** What is wrong with these files. Where they are says which rules they are held to. */
function lint(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    copyFileSync(CONFIG, join(folder, CONFIG));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const args = [OXLINT, `--config=${CONFIG}`, '--format=json', 'components'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as Report;
    return diagnostics.map(({ filename, message }) => `${filename}: ${message}`).toSorted();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('only the kit keeps anything in the storage of a browser', () => {
  const reading = (storage: string) => `export const kept = () => ${storage}.getItem('kept');\n`;
  const found = lint({
    'components/kit/kept.ts': reading('localStorage') + reading('sessionStorage').replace('kept', 'typed'),
    'components/shell/theme.ts': reading('localStorage'),
    'components/shell/panel.tsx': reading('window.localStorage'),
    'components/deeds/letter.ts': reading('sessionStorage'),
  });

  expect(found).toEqual([
    'components/deeds/letter.ts: What is typed and not sent yet is kept by draftStore of components/kit.',
    'components/shell/panel.tsx: What a browser keeps from visit to visit is kept by deviceStore of components/kit.',
    'components/shell/theme.ts: What a browser keeps from visit to visit is kept by deviceStore of components/kit.',
  ]);
});
