const CHOSEN = '[aria-selected=true], [aria-current=page]';
/** Of its neighbor: what is cut says that there is more. */
const BESIDE = 48;

/** Pushes a row of tabs until the chosen one is in sight; the page stays where it is. As a `ref` it does so once. */
export function showChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector<HTMLElement>(CHOSEN);
  if (!row || !chosen) return;
  const start = chosen.offsetLeft - row.offsetLeft;
  const end = start + chosen.offsetWidth;
  if (start < row.scrollLeft) row.scrollLeft = start - BESIDE;
  else if (end + BESIDE > row.scrollLeft + row.clientWidth) row.scrollLeft = end + BESIDE - row.clientWidth;
}
