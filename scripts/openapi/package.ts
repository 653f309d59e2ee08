import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import ts from 'typescript';
import { clientSource } from './client';
import type { JsonSchema } from './schemas';

const FOLDER = path.join('clients', 'typescript');

/** The files of the client's package: modules, their types and their source. */
export function clientFiles(root: string, document: JsonSchema): Record<string, string> {
  const sources = {
    http: readFileSync(path.join(root, FOLDER, 'src', 'http.ts'), 'utf8'),
    index: inOrder(clientSource(document)),
  };
  const files = Object.entries(sources).flatMap(([name, source]) => [
    [`src/${name}.ts`, source],
    [`${name}.js`, transformSync(source, { loader: 'ts', format: 'esm', target: 'es2022' }).code],
    [`${name}.d.ts`, declarationOf(source)],
  ]);
  const kept = ['package.json', 'README.md'].map((file) => [
    file,
    readFileSync(path.join(root, FOLDER, file), 'utf8'),
  ]);
  return Object.fromEntries([...kept, ...files]) as Record<string, string>;
}

/** With its lines where they belong. */
function inOrder(source: string): string {
  return ts.createPrinter().printFile(ts.createSourceFile('index.ts', source, ts.ScriptTarget.ES2022));
}

function declarationOf(source: string): string {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, isolatedDeclarations: true };
  return ts.transpileDeclaration(source, { compilerOptions }).outputText;
}

const BLOCK = 512;

/** A package as `npm install` takes it: a tar file (POSIX ustar) below gzip. The same files make the same bytes. */
export function packageOf(files: Record<string, string>): Buffer {
  const parts = Object.entries(files).flatMap(([name, text]) => {
    const content = Buffer.from(text);
    const padding = Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK);
    return [tarHeader(`package/${name}`, content.length), content, padding];
  });
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]), { level: 9 });
}

function tarHeader(name: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
  header.write(name, 0);
  header.write(octal(0o644, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), 124);
  header.write(octal(0, 11), 136);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}
