import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** An exported function that answers with a promise, or gives a question that is asked later. */
export type QueryFunction = {
  file: string;
  name: string;
  /** Whether an actor or a transaction is among what it takes. */
  asks: boolean;
  /** Those of them that nothing in it reads. */
  unused: string[];
};

const ASKS_WHO = /\b(Actor|ApiCaller|Tx)\b/;
const READS_ROWS = /^(Promise|Question)</;

/** Looks at names inside of each file alone: what they import is not read, which takes a tenth of the time. */
export function readQueryFunctions(files: string[]): QueryFunction[] {
  return readAll(new Map(files.map((file): [string, string] => [file, readFileSync(file, 'utf8')])));
}

export function readQueryFunctionsOf(text: string): QueryFunction[] {
  return readAll(new Map([['queries.ts', text]]));
}

function readAll(texts: Map<string, string>): QueryFunction[] {
  const program = ts.createProgram({
    rootNames: [...texts.keys()],
    options: { noResolve: true, noLib: true, types: [], target: ts.ScriptTarget.Latest },
    host: hostOf(texts),
  });
  const checker = program.getTypeChecker();
  return [...texts.keys()].flatMap((file) =>
    (program.getSourceFile(file)?.statements ?? [])
      .flatMap((statement) => exportedFunctions(statement))
      .filter(({ code }) => isAsync(code) || READS_ROWS.test(code.type?.getText() ?? ''))
      .map(({ name, code }) => {
        const asking = code.parameters.filter(({ type }) => ASKS_WHO.test(type?.getText() ?? ''));
        const unused = asking.flatMap((parameter) => unusedNames(parameter, code, checker));
        return { file, name, asks: asking.length > 0, unused };
      }),
  );
}

function hostOf(texts: Map<string, string>): ts.CompilerHost {
  return {
    getSourceFile: (file, version) => {
      const text = texts.get(file);
      return text === undefined ? undefined : ts.createSourceFile(file, text, version, true);
    },
    fileExists: (file) => texts.has(file),
    readFile: (file) => texts.get(file),
    getDefaultLibFileName: () => 'lib.d.ts',
    writeFile: () => undefined,
    getCurrentDirectory: () => '',
    getCanonicalFileName: (file) => file,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  };
}

type Code = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression;

function exportedFunctions(statement: ts.Statement): { name: string; code: Code }[] {
  if (!ts.canHaveModifiers(statement) || !has(statement, ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isFunctionDeclaration(statement))
    return [{ name: statement.name?.text ?? 'default', code: statement }];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer: code }) =>
    code && (ts.isArrowFunction(code) || ts.isFunctionExpression(code))
      ? [{ name: name.getText(), code }]
      : [],
  );
}

function isAsync(code: Code): boolean {
  return has(code, ts.SyntaxKind.AsyncKeyword);
}

function has(node: ts.HasModifiers, keyword: ts.SyntaxKind): boolean {
  return ts.getModifiers(node)?.some(({ kind }) => kind === keyword) ?? false;
}

/** Of `actor: Actor` the name, of `{ tx, id }: { tx: Tx; id: string }` the members that ask, of another pattern all names. */
function unusedNames(
  { name, type }: ts.ParameterDeclaration,
  { body }: Code,
  checker: ts.TypeChecker,
): string[] {
  return askingNames(name, type)
    .filter((asking) => !isRead(checker.getSymbolAtLocation(asking), body, checker))
    .map(({ text }) => text);
}

function askingNames(name: ts.BindingName, type?: ts.TypeNode): ts.Identifier[] {
  if (ts.isIdentifier(name)) return [name];
  const elements: readonly ts.ArrayBindingElement[] = name.elements;
  const asking = elements.filter(ts.isBindingElement).filter((element) => {
    if (!type || !ts.isTypeLiteralNode(type)) return true;
    const member = (element.propertyName ?? element.name).getText();
    const declared = type.members.find((one) => one.name?.getText() === member);
    return ASKS_WHO.test(declared?.getText() ?? '');
  });
  return asking.flatMap((element) => askingNames(element.name));
}

/** A name of its own inside (`rows.map((actor) => …)`) is another symbol, and `void actor` reads nothing. */
function isRead(symbol: ts.Symbol | undefined, node: ts.Node | undefined, checker: ts.TypeChecker): boolean {
  if (!symbol || !node) return false;
  if (ts.isVoidExpression(node) && ts.isIdentifier(node.expression)) return false;
  if (ts.isIdentifier(node) && symbolOf(node, checker) === symbol) return true;
  return ts.forEachChild(node, (child) => isRead(symbol, child, checker) || undefined) ?? false;
}

function symbolOf(name: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  return ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
}
