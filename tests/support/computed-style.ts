/** What the sheet of jsdom itself goes by. No style of ours is loaded, so that nothing else tells two elements apart. */
const ATTRIBUTES = ['hidden', 'style', 'type', 'open', 'popover'];
/** What an element takes over from those around it, and what the sheet of the toasts is for. */
const SPECIAL = '[style*="visibility"], [style*="pointer-events"], [data-sonner-toaster]';
const TOASTS = '[data-sonner-toaster]';

const known = new Map<string, CSSStyleDeclaration>();
const ofToasts = new WeakSet<CSSStyleSheet>();

/**
 * jsdom matches its whole sheet and that of the toasts against an element each time it is asked for a style, and a query by
 * role asks for every element of the page and all around it: a third of the time of such tests. Elements that are alike to
 * these sheets get what the first of them got; where a part of the page brings a style of its own, jsdom is asked.
 */
export function rememberComputedStyles(): void {
  const ask = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) => {
    if (hasOtherSheets() || element.closest(SPECIAL)) return ask(element, pseudo);
    const attributes = ATTRIBUTES.map((name) => element.getAttribute(name));
    const key = [element.namespaceURI, element.localName, pseudo, ...attributes].join('|');
    const style = known.get(key) ?? ask(element, pseudo);
    known.set(key, style);
    return style;
  };
}

function hasOtherSheets(): boolean {
  return [...document.styleSheets].some((sheet) => !isOfToasts(sheet));
}

function isOfToasts(sheet: CSSStyleSheet): boolean {
  if (!ofToasts.has(sheet) && sheet.cssRules[0]?.cssText.startsWith(TOASTS)) ofToasts.add(sheet);
  return ofToasts.has(sheet);
}
