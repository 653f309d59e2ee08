/** Builds the page that proofs are handed out in, with its verifier inside, as a module that the app imports. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, transform } from 'esbuild';
import { guillocheFigures, guillocheSvg } from '@/lib/paper/guilloche';
import { emptyBlock, sealPage } from '@/lib/evidence/rules/proof-block';
import { PROOF_PAGE_SEALS } from '@/lib/evidence/rules/proof-page-seals';

const projectFolder = path.resolve(__dirname, '..');
const sourceFolder = path.join(projectFolder, 'lib/evidence/drawing');
const targetFile = path.join(projectFolder, 'lib/evidence/generated/proof-page.ts');

export async function generateProofVerifier(): Promise<void> {
  const page = assemblePage({ script: await bundleScript(), style: await minifyStyle() });
  const seal = sealPage(page);
  if (!PROOF_PAGE_SEALS.includes(seal)) {
    console.warn(
      `The proof page changed. Add its seal to lib/evidence/rules/proof-page-seals.ts:\n  '${seal}',`,
    );
  }
  const sealed = page.replace('data-seal=""', `data-seal="${seal}"`);
  await mkdir(path.dirname(targetFile), { recursive: true });
  await writeFile(targetFile, `export const PROOF_PAGE = ${JSON.stringify(sealed)};\n`);
}

/*
 * The text is what a browser gives back for it (`outerHTML`), less the tags that a browser adds by itself. So the
 * page can hash itself, and a browser passes over none of its characters, but for the case of a tag's name. It is
 * plain ASCII on one line, because browsers read other line ends and encodings as the same.
 */
function assemblePage({ script, style }: { script: string; style: string }): string {
  const policy = [
    "default-src 'none'",
    `script-src ${hashSource(script)}`,
    `style-src ${hashSource(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const page = [
    '<!DOCTYPE html><html lang="en" data-seal=""><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Proof of entry</title><style>${style}</style><h1>Proof of entry</h1>`,
    '<p id="status" role="status">Not verified. This page checks itself with a script, and the script did not run.</p>',
    `${emptyBlock()}<script>${script}</script>`,
  ].join('');
  if (/[^ -~]|<!--/.test(page) || script.includes('</script'))
    throw new Error('The proof page is not plain text.');
  return page;
}

async function bundleScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(sourceFolder, 'main.ts')],
    alias: { '@': projectFolder },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    supported: { 'template-literal': false },
    define: { SEAL_FIGURE: JSON.stringify(guillocheSvg(guillocheFigures.seal)) },
    charset: 'ascii',
    legalComments: 'none',
    tsconfigRaw: {},
  });
  return toOneLine(outputFiles[0]?.text ?? '');
}

async function minifyStyle(): Promise<string> {
  const source = await readFile(path.join(sourceFolder, 'style.css'), 'utf8');
  const { code } = await transform(source, {
    loader: 'css',
    minify: true,
    charset: 'ascii',
    legalComments: 'none',
  });
  return toOneLine(code);
}

function toOneLine(text: string): string {
  const line = text.trim();
  if (line.includes('\n')) throw new Error('A part of the proof page has more than one line.');
  return line;
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

if (require.main === module) {
  generateProofVerifier().catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
}
