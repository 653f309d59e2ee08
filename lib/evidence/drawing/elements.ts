type Attributes = Record<string, string | number>;
type Child = Node | string;

const SVG = 'http://www.w3.org/2000/svg';

/** An element; texts become text nodes, never markup. */
export function html(tag: string, attributes: Attributes, ...children: Child[]): HTMLElement {
  return fill(document.createElement(tag), attributes, children);
}

export function svg(tag: string, attributes: Attributes, ...children: Child[]): SVGElement {
  return fill(document.createElementNS(SVG, tag) as SVGElement, attributes, children);
}

function fill<E extends Element>(element: E, attributes: Attributes, children: Child[]): E {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}
