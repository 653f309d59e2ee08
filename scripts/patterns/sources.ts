import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import * as z from 'zod';

/** A pattern of the product and where it is written. */
export type Pattern = { place: string; source: string; flags: string };

const folders = ['app', 'components', 'lib'];
/** What the server runs beside what Next builds. */
const files = [
  'middleware.ts',
  'scripts/page-policies.mjs',
  'scripts/page-sheets.mjs',
  'scripts/prepared-answers.mjs',
  'scripts/server-answers.mjs',
  'scripts/server-requests.mjs',
  'scripts/server.mjs',
  'scripts/whole-pages.mjs',
];
/** It takes its patterns from the table that Next has written. */
const builtByNext = 'scripts/page-policies.mjs';

/** Every source of the product that words of strangers may reach. */
export function listSources(root: string): string[] {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.split(path.sep).includes('generated'))
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/'))),
  );
  return [...inFolders, ...files].sort();
}

/** The patterns that a source writes down, and whether it puts some together while it runs. */
export function readPatterns(root: string, file: string): { written: Pattern[]; builds: boolean } {
  const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), {
    languageVersion: ts.ScriptTarget.Latest,
  });
  const written: Pattern[] = [];
  let builds = false;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      const end = node.text.lastIndexOf('/');
      const [body, flags] = [node.text.slice(1, end), node.text.slice(end + 1)];
      written.push({ place: `${file}:${line}`, source: body, flags });
    }
    builds ||= isConstruction(node) && file !== builtByNext;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { written, builds };
}

function isConstruction(node: ts.Node): boolean {
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
  return isCall && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp';
}

/** What our schemas ask zod for. */
export function patternsOfZod(): Pattern[] {
  const { email, uuid, date, time } = z.regexes;
  const used = { email, uuid: uuid(), date, time: time({ precision: -1 }) };
  return Object.entries(used).map(([name, { source, flags }]) => ({ place: `zod: ${name}`, source, flags }));
}
