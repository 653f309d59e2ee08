import { RegExpParser, visitRegExpAST, type AST } from '@eslint-community/regexpp';

/** A text that is hard on a pattern: what leads to a repetition, what it repeats, and what breaks it off. */
export type Attack = { before: string; pump: string; after: string };

/** Fewer than that are no repetition. */
const MANY = 8;
/** Tried for what a class of characters takes. */
const candidates = [...'aAx7 -.,:;/_#*@"\'()<>[]{}%&?!=+~|\\$^\n\t\r•é\u00a0\u200b\u202e山'];
const BREAKS = ['\u0001', ''];

/** For each repetition of a pattern: texts that reach it, and repeat what it takes. */
export function attacksOn(source: string, flags: string): Attack[] {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, { unicode: flags.includes('u') });
  const attacks = new Map<string, Attack>();
  const add = (before: string, pump: string) => {
    for (const after of BREAKS) attacks.set(JSON.stringify([before, pump, after]), { before, pump, after });
  };
  visitRegExpAST(pattern, {
    onQuantifierEnter: (node) => {
      if (node.max - node.min < MANY) return;
      const before = prefixOf(node, flags);
      for (const pump of new Set(examplesOf(node.element, flags))) {
        if (pump === '') continue;
        add(before, pump);
        add('', before + pump);
      }
    },
  });
  if (attacks.size === 0) for (const pump of ['a', '7', ' ', 'a1 ']) add('', pump);
  return [...attacks.values()];
}

/** An example of everything that a pattern takes before this part of it. */
function prefixOf(node: AST.Node, flags: string): string {
  const { parent } = node;
  if (!parent) return '';
  const before =
    parent.type === 'Alternative'
      ? parent.elements.slice(0, parent.elements.indexOf(node as AST.Element))
      : [];
  return prefixOf(parent, flags) + before.map((element) => examplesOf(element, flags)[0] ?? '').join('');
}

/** Texts that a part takes: several where it has several ways, the first one as short as can be. */
function examplesOf(node: AST.Node, flags: string): string[] {
  switch (node.type) {
    case 'Character':
      return [String.fromCodePoint(node.value)];
    case 'CharacterSet':
    case 'CharacterClass':
      return takenBy(node.raw, flags);
    case 'Quantifier':
      return examplesOf(node.element, flags).map((example) => example.repeat(node.min));
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.flatMap((alternative) => examplesOf(alternative, flags));
    case 'Alternative':
      return joined(node.elements.map((element) => examplesOf(element, flags)));
    default:
      return [''];
  }
}

/** The first of each, and then each way of one part beside the first of all others. */
function joined(parts: readonly string[][]): string[] {
  const first = parts.map(([example = '']) => example);
  const others = parts.flatMap((examples, at) =>
    examples.slice(1).map((example) => first.with(at, example).join('')),
  );
  return [first.join(''), ...others];
}

function takenBy(raw: string, flags: string): string[] {
  const whole = new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, ''));
  const taken = candidates.filter((character) => whole.test(character));
  return taken.length > 3
    ? [taken[0] ?? '', taken[Math.floor(taken.length / 2)] ?? '', taken.at(-1) ?? '']
    : taken;
}
