/** Puts what pdfjs loads by itself (its worker, fonts that a PDF only names, character maps) where our own server serves it. */
import { cp, mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Its parts in the browser's copy; components/files/reader/pdf-pages-file.ts asks for them at `/generated/pdfjs/<version>/`. */
const parts = [
  'legacy/build/pdf.worker.min.mjs',
  'standard_fonts',
  'cmaps',
  'wasm/openjpeg_nowasm_fallback.js',
];

export async function generatePdfReader(root: string): Promise<void> {
  const target = path.join(root, 'public', 'generated', 'pdfjs');
  const manifest = createRequire(__filename).resolve('pdfjs-dist/package.json');
  const { version } = createRequire(__filename)(manifest) as { version: string };
  await rm(target, { recursive: true, force: true });
  await mkdir(path.join(target, version), { recursive: true });
  for (const part of parts) {
    await cp(path.join(path.dirname(manifest), part), path.join(target, version, path.basename(part)), {
      recursive: true,
    });
  }
}

if (require.main === module) {
  generatePdfReader(path.resolve(__dirname, '..')).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
}
