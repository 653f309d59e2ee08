/** Whether the screen is too narrow for something beside the page, as Tailwind's `max-sm` says it. */
export function isPhone(): boolean {
  return window.matchMedia?.('(width < 40rem)').matches ?? false;
}
