import type { Page } from '@playwright/test';

/** What decides where an element is and how it looks. */
const PROPERTIES = [
  'animation-name',
  'background-color',
  'background-image',
  'border-bottom-width',
  'border-left-color',
  'border-radius',
  'border-top-width',
  'box-shadow',
  'color',
  'cursor',
  'display',
  'fill',
  'flex',
  'font-family',
  'font-size',
  'font-weight',
  'gap',
  'grid-template-columns',
  'height',
  'letter-spacing',
  'line-height',
  'margin',
  'max-width',
  'opacity',
  'outline-width',
  'overflow',
  'padding',
  'position',
  'stroke',
  'text-align',
  'text-decoration-line',
  'text-transform',
  'transform',
  'visibility',
  'white-space',
  'width',
  'z-index',
];

/** What each element in the content of a page, and each `::before` and `::after`, looks like: a line for each. */
export function stylesOn(page: Page): Promise<string[]> {
  return page.evaluate(
    (properties) =>
      [...document.querySelectorAll('main, main *')].flatMap((element) =>
        [undefined, '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part);
          const values = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
          return part && style.content === 'none'
            ? []
            : [`<${element.tagName} class="${element.className}">${part ?? ''} ${values.join('; ')}`];
        }),
      ),
    PROPERTIES,
  );
}

/**
 * What looks different on a page when the part of the style sheet is added that only other pages need. Looked at before and
 * after without a pause, in which the page could change by itself. Null where the page has the whole sheet.
 */
export function changesByRestOfStyle(page: Page): Promise<string[] | null> {
  return page.evaluate(async (properties) => {
    const rest = document.querySelector<HTMLLinkElement>('link[data-rest]')?.dataset.rest;
    if (!rest) return null;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(await (await fetch(rest)).text());
    // What is far below has no size until somebody comes near.
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    const elements = [...document.body.querySelectorAll('*')];
    const look = () =>
      elements.flatMap((element) =>
        [undefined, '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          const names = part && style.content === 'none' ? [] : properties;
          return [element, part ?? '', names.map((name) => style.getPropertyValue(name))] as const;
        }),
      );
    document.adoptedStyleSheets = [all];
    const before = look();
    document.adoptedStyleSheets = [all, sheet];
    const after = look();
    document.adoptedStyleSheets = [];
    return after.flatMap(([element, part, values], index) =>
      values.flatMap((value, at) =>
        value === before[index]?.[2][at]
          ? []
          : [
              `<${element.tagName} class="${element.getAttribute('class')}">${part} ${properties[at]}: ${value}`,
            ],
      ),
    );
  }, PROPERTIES);
}
