/** The site's own colors, as the theme of this moment has them; names as in app/globals.css. */
export type MapColors = { water: string; land: string; county: string; state: string; way: string };

const variables: Record<keyof MapColors, string> = {
  water: '--info-soft',
  land: '--card',
  county: '--border',
  state: '--input',
  way: '--primary',
};

/** A variable holds `light-dark(…)`; only the browser can say which of the two it is. */
export function readMapColors(element: HTMLElement): MapColors {
  const names = Object.keys(variables) as (keyof MapColors)[];
  return Object.fromEntries(names.map((name) => [name, readColor(element, variables[name])])) as MapColors;
}

/** Each from its own element: on one that had another color before, a transition would still show that one. */
function readColor(element: HTMLElement, variable: string): string {
  const probe = element.ownerDocument.createElement('span');
  probe.style.color = `var(${variable})`;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Calls when the theme changes, by the reader's choice or by the system's; returns how to stop. */
export function onThemeChange(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', onChange);
  };
}
