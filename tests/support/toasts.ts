import { toast } from 'sonner';

/** The toaster shows again what an earlier test left open, so each is dismissed by its name, also where no toaster is any more. */
export function clearToasts() {
  for (const { id } of toast.getToasts()) toast.dismiss(id);
}

// Before a test takes the clock.
const { setTimeout: later } = globalThis;
const SLOWEST_TURNS = 1_000;

/**
 * A message is transparent until an effect of its own has run. On a busy machine that is some turns after it stands in the
 * page, where a test has found it by then.
 */
export async function untilToastsAreDrawn(): Promise<void> {
  for (let turn = 0; turn < SLOWEST_TURNS && isOneUndrawn(); turn += 1)
    await new Promise((resolve) => later(resolve, 0));
}

function isOneUndrawn(): boolean {
  return document.querySelector('[data-sonner-toast][data-mounted="false"]') !== null;
}
