import { readFileSync } from 'node:fs';

const sheet = readFileSync('app/globals.css', 'utf8');
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** The color of a name, through other names, in a theme. */
function colorOf(name: string, theme: Theme): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(sheet)?.[1] ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other) return colorOf(other, theme);
  const found = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value);
  if (!found) throw new Error(`--${name} is no color in two themes: ${value}`);
  return found[theme === 'light' ? 1 : 2]!;
}

/** As WCAG 2.2 defines relative luminance. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['background', 'card', 'popover', 'muted', 'secondary', 'accent'];
/** Words and the grounds that they are written on. */
const pairs: [ink: string, grounds: string[]][] = [
  ['foreground', grounds],
  ['muted-foreground', grounds],
  ['disabled-foreground', ['background', 'card', 'popover', 'muted']],
  ['card-foreground', ['card']],
  ['popover-foreground', ['popover']],
  ['secondary-foreground', ['secondary']],
  ['primary-foreground', ['ink', 'deedguard', 'guardsign']],
  ['deedguard', ['background', 'card', 'muted', 'success-soft']],
  ['guardsign', ['background', 'card', 'muted', 'info-soft']],
  ['destructive-foreground', ['destructive']],
  ...['destructive', 'waiting', 'high', 'success', 'info'].map((ink): [string, string[]] => [
    ink,
    ['background', 'card', `${ink}-soft`],
  ]),
];
const cases = themes.flatMap((theme) =>
  pairs.flatMap(([ink, on]) => on.map((ground) => [ink, ground, theme] as const)),
);

describe('the colors of the product', () => {
  it.each(cases)('let people read %s on %s, %s', (ink, ground, theme) => {
    expect(contrastOf(colorOf(ink, theme), colorOf(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });
});
