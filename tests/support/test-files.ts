import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A test as it is written: where it has several cases, the one title of all. */
export type WrittenTest = {
  title: string;
  /** Why it proves nothing; null where it does. */
  idle: string | null;
};

const RUNS = /^(?:it|test)(?:\.each)?$/;
const GROUPS = /^(?:describe|test\.describe)(?:\.each|\.serial)?$/;
const NAMES_A_TEST = /^(?:[xf]?it|[xf]?test)(?:\.(?!describe)|$)/;
const ALONE = /^(?:fit|fdescribe|(?:it|test|describe|test\.describe)(?:\.\w+)*\.only)$/;
/** Playwright's `test.skip()` and the like, within a test or for all of a file. */
const GIVES_UP = /^(?:it|test)\.(?:skip|fixme|fail)$/;

const parsed = new Map<string, ts.SourceFile>();

/** Every test of a file, found in its syntax and not in its words: what is commented out is none. */
export function readTests(file: string): WrittenTest[] {
  return testsIn(parse(file));
}

export function readTestsOf(text: string): WrittenTest[] {
  return testsIn(ts.createSourceFile('a.test.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
}

function testsIn(source: ts.SourceFile): WrittenTest[] {
  const calls = callsIn(source);
  const hasOnly = calls.some((call) => ALONE.test(nameOf(call)));
  return calls.flatMap((call) => {
    const title = titleOf(call);
    if (title === null || !NAMES_A_TEST.test(nameOf(call))) return [];
    return [{ title, idle: hasOnly ? 'others of its file run alone' : whyIdle(call) }];
  });
}

function whyIdle(call: ts.CallExpression): string | null {
  if (!RUNS.test(nameOf(call))) return `is called by ${nameOf(call)}`;
  const body = call.arguments[1];
  if (!body) return 'has no body';
  if (callsIn(body).some((each) => GIVES_UP.test(nameOf(each)))) return 'may skip itself';
  if (!expects(body, new Set())) return 'expects nothing';
  return [call, ...groupsAround(call)].some(hasNoCase) ? 'has no case' : whyNotReached(call);
}

/** What stands around it, up to the file: groups that run, and nothing that depends on anything. */
function whyNotReached(call: ts.CallExpression): string | null {
  for (let node: ts.Node = call.parent; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) return 'depends on a condition';
    if (ts.isCallExpression(node) && node !== call && /^x?describe|^test\.describe/.test(nameOf(node)))
      if (!GROUPS.test(nameOf(node))) return `is within ${nameOf(node)}`;
    if (ts.isBlock(node) || ts.isSourceFile(node.parent)) {
      const all = ts.isBlock(node) ? node.statements : node.parent.getSourceFile().statements;
      if (all.some(givesUp)) return 'is skipped with its group';
    }
  }
  return null;
}

/** A bare `test.skip(…)` among the statements of a group; a test that is called so has a title. */
function givesUp(statement: ts.Statement): boolean {
  if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) return false;
  return GIVES_UP.test(nameOf(statement.expression)) && !statement.expression.arguments[1];
}

function groupsAround(call: ts.CallExpression): ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  for (let node: ts.Node = call.parent; !ts.isSourceFile(node); node = node.parent)
    if (ts.isCallExpression(node) && GROUPS.test(nameOf(node))) found.push(node);
  return found;
}

function hasNoCase(call: ts.CallExpression): boolean {
  if (!ts.isCallExpression(call.expression)) return false;
  const [cases] = call.expression.arguments;
  return cases !== undefined && ts.isArrayLiteralExpression(cases) && cases.elements.length === 0;
}

/** Whether it calls `expect`, itself or through functions of its file and of the support that it imports. */
function expects(node: ts.Node, seen: Set<ts.Node>): boolean {
  if (seen.has(node)) return false;
  seen.add(node);
  if (ts.isIdentifier(node)) return expectsByName(node, seen);
  return callsIn(node).some((call) => {
    const [called] = nameOf(call).split('.');
    if (called === 'expect') return true;
    return ts.isIdentifier(call.expression) && expectsByName(call.expression, seen);
  });
}

function expectsByName(name: ts.Identifier, seen: Set<ts.Node>): boolean {
  const found = functionNamed(name.text, name.getSourceFile());
  return found !== null && expects(found, seen);
}

function functionNamed(name: string, source: ts.SourceFile): ts.Node | null {
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    if (ts.isVariableStatement(statement))
      for (const each of statement.declarationList.declarations)
        if (each.name.getText() === name && each.initializer) return each.initializer;
    if (ts.isImportDeclaration(statement) && importsName(statement, name)) {
      const file = supportFile(statement);
      return file ? functionNamed(name, parse(file)) : null;
    }
  }
  return null;
}

function importsName({ importClause }: ts.ImportDeclaration, name: string): boolean {
  const named = importClause?.namedBindings;
  return Boolean(named && ts.isNamedImports(named) && named.elements.some((each) => each.name.text === name));
}

function supportFile({ moduleSpecifier }: ts.ImportDeclaration): string | null {
  const path = (moduleSpecifier as ts.StringLiteral).text
    .replace(/^@\//, '')
    .replace(/^(?:\.\.\/)+/, 'tests/');
  const files = [`${path}.ts`, `${path}.tsx`];
  return files.find((file) => file.startsWith('tests/') && existsSync(file)) ?? null;
}

/** `it`, `it.each`, `test.describe`: what is called, without what it is called with. */
function nameOf({ expression }: ts.CallExpression): string {
  const called = ts.isCallExpression(expression) ? expression.expression : expression;
  return called.getText().replace(/\s+/g, '');
}

function titleOf({ arguments: [title] }: ts.CallExpression): string | null {
  return title ? textOf(title) : null;
}

/** The text of a literal, with `…` for what is worked out; null for anything else. */
function textOf(node: ts.Expression): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  return null;
}

function callsIn(root: ts.Node): ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) found.push(node);
    node.forEachChild(visit);
  };
  visit(root);
  return found;
}

function parse(file: string): ts.SourceFile {
  const known = parsed.get(file);
  if (known) return known;
  const made = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  parsed.set(file, made);
  return made;
}
