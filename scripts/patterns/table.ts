import type { Measured } from './measure';

const SHOWN = 20;

/** For each file the number of its patterns and the longest that one of them took: the slowest files, as Markdown. */
export function tableOfFiles(measured: readonly Measured[]): string {
  const files = new Map<string, { count: number; ms: number; attack: string }>();
  for (const { place, ms, attack } of measured) {
    const file = place.replace(/:\d+$/, '');
    const known = files.get(file);
    // They come slowest first.
    if (known) known.count += 1;
    else files.set(file, { count: 1, ms, attack });
  }
  const rows = [...files]
    .slice(0, SHOWN)
    .map(
      ([file, { count, ms, attack }]) =>
        `| \`${file}\` | ${count} | ${ms.toFixed(1)} | ${asCode(attack.slice(0, 40))} |`,
    );
  const rest = [...files.values()].slice(SHOWN);
  const others = `${measured.length} patterns in ${files.size} files; the slowest of the other ${rest.length} files takes ${(rest[0]?.ms ?? 0).toFixed(1)} ms.`;
  const head = '| file | patterns | worst, ms | text repeated |\n| --- | --- | --- | --- |';
  return `${head}\n${rows.join('\n')}\n\n${others}\n`;
}

function asCode(text: string): string {
  return `\`${text.replaceAll('`', '´').replaceAll('|', '\\|')}\``;
}
