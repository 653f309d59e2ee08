/** Parts of a style sheet: what a page needs of it at first, and what it needs when it has that. */
import path from 'node:path';
import type { Container, Root } from 'postcss';

/** All classes that a sheet has a rule for. */
export function classesIn(sheet: Root): Set<string> {
  const names = new Set<string>();
  sheet.walkRules((rule) => rule.selectors.flatMap(namedClasses).forEach((name) => names.add(name)));
  return names;
}

/** The rules of a sheet that elements with such classes may answer to; in doubt a rule stays. */
export function partOf(sheet: Root, hasClass: (name: string) => boolean, address: string): string {
  const part = sheet.clone();
  part.walkRules((rule) => {
    const isStep =
      rule.parent?.type === 'atrule' && 'name' in rule.parent && /keyframes$/.test(String(rule.parent.name));
    if (isStep) return;
    const wanted = rule.selectors.filter((selector) => namedClasses(selector).every(hasClass));
    if (wanted.length === 0) rule.remove();
    else rule.selectors = wanted;
  });
  removeEmpty(part);
  part.walkDecls((declaration) => {
    // Beside the sheet an address may be relative; in a page it is not.
    declaration.value = declaration.value.replace(
      /url\((['"]?)(?!data:|https?:|\/|#)([^'")]+)\1\)/g,
      (_, __, file: string) => `url(${path.posix.join(path.posix.dirname(address), file)})`,
    );
  });
  return part.toString();
}

const ONCE = /^(?:font-face|property|(?:-webkit-)?keyframes)$/;
const PSEUDO_ELEMENT = /::[\w-]+|:(?:before|after|first-line|first-letter)\b/g;

/** A sheet without what each page has of it. Rules that weigh less than one with a class may come before all of those. */
export function restOf(sheet: Root): string {
  const rest = sheet.clone();
  rest.walkAtRules(ONCE, (rule) => void rule.remove());
  rest.walkRules((rule) => {
    const wanted = rule.selectors.filter((selector) => /[.#[:]/.test(selector.replace(PSEUDO_ELEMENT, '')));
    if (wanted.length === 0) rule.remove();
    else rule.selectors = wanted;
  });
  removeEmpty(rest);
  return rest.toString();
}

/** The classes that an element or those around it must have. What is in `:not()`, `:is()` and the like is left out. */
function namedClasses(selector: string): string[] {
  let plain = selector;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/:[\w-]+\((?:\\.|[^()\\])*\)/g, '');
  }
  return [...plain.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name = '']) =>
    unescaped(name),
  );
}

function unescaped(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code: string | undefined, letter: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : letter,
  );
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node);
    if (node.type === 'atrule' && node.nodes.length === 0) node.remove();
  });
}
