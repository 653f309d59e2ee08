import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** What stands in a text for whatever is worked out. */
export const HOLE = '…';

const FOLDERS = ['app', 'components', 'lib'];

/** What holds no words of ours to readers, each for its reason. */
const without = [
  /^lib\/samples\//, // Shown in the frame of sample data.
  /^lib\/company\/content\/claims\//, // The list itself.
  /\/generated\//,
];

/** Elements within a line of text: their words belong to the sentence around them. */
const INLINE = new Set('a abbr b code em i span strong time Link NextLink TextLink'.split(' '));

/** Every file that may write something for people: pages, screens, emails, notices, errors and papers. */
export function listSourceFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  ).filter((file) => /\.tsx?$/.test(file) && !without.some((each) => each.test(file)));
}

/** Several tests read the same files. */
const read = new Map<string, string[]>();

/** The texts of a source file as people read them, one for each literal or run of text on the screen. */
export function textsOf(file: string): string[] {
  const texts = read.get(file) ?? textsIn(file, readFileSync(file, 'utf8'));
  read.set(file, texts);
  return texts;
}

export function textsIn(file: string, code: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const found: string[] = [];
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind), found);
  return found.map((each) => each.replace(/\s+/g, ' ').trim()).filter(isLanguage);
}

/** Two words at least, and neither markup nor a policy of the browser. */
function isLanguage(text: string): boolean {
  return /\p{L}\S* \S*\p{L}/u.test(text) && !text.startsWith('<') && !/^[a-z]+-[a-z]+ '/.test(text);
}

function visit(node: ts.Node, found: string[]): void {
  if (isNoText(node)) return;
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return readJsx(node, found);
  const text = ts.isExpression(node) ? literal(node, found) : null;
  if (text !== null) found.push(text);
  else node.forEachChild((child) => visit(child, found));
}

/** Types, imports, names of classes, and what is written in another language: SQL. */
function isNoText(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isTaggedTemplateExpression(node)) return /\b(?:sql|queryRaw|executeRaw)\b/i.test(node.tag.getText());
  if (ts.isJsxAttribute(node)) return /class(?:Name)?$/i.test(node.name.getText());
  return ts.isCallExpression(node) && /^(?:cn|cva|clsx)$/.test(node.expression.getText());
}

/** A literal, with a hole for each value in it; null for anything else. What is worked out is looked at by itself. */
function literal(node: ts.Node, found: string[]): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    for (const { expression } of node.templateSpans) visit(expression, found);
    return node.head.text + node.templateSpans.map((span) => HOLE + span.literal.text).join('');
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return null;
  const [left, right] = [literal(node.left, found), literal(node.right, found)];
  return left === null && right === null ? null : (left ?? HOLE) + (right ?? HOLE);
}

function readJsx(element: ts.JsxElement | ts.JsxFragment, found: string[]): void {
  let line = '';
  const end = (): void => {
    found.push(line);
    line = '';
  };
  const take = (child: ts.Node): void => {
    if (ts.isJsxText(child)) line += child.text;
    else if (ts.isJsxExpression(child)) line += inBraces(child, found);
    else if (ts.isJsxFragment(child)) child.children.forEach(take);
    else if (ts.isJsxSelfClosingElement(child)) {
      visit(child.attributes, found);
      line += HOLE;
    } else if (ts.isJsxElement(child) && INLINE.has(child.openingElement.tagName.getText())) {
      visit(child.openingElement.attributes, found);
      child.children.forEach(take);
    } else {
      end();
      visit(child, found);
    }
  };
  if (ts.isJsxElement(element)) visit(element.openingElement.attributes, found);
  element.children.forEach(take);
  end();
}

function inBraces({ expression }: ts.JsxExpression, found: string[]): string {
  if (!expression) return '';
  const text = literal(expression, found);
  if (text !== null) return text;
  visit(expression, found);
  return HOLE;
}
