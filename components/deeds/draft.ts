import type { ProtectDeedInput } from '@/components/deeds/lock-property';

const KEY = 'protect-draft';

/** Keeps what was typed in this tab while its owner is away to log in. */
export function keepDraft(values: ProtectDeedInput) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // A browser that keeps nothing asks for the two values again.
  }
}

export function dropDraft() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** Types what was kept into the empty fields of a form, once. */
export function typeDraft(form: HTMLFormElement) {
  const draft = readDraft();
  if (!draft) return;
  dropDraft();
  Object.entries(draft).forEach(([name, value]) => {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement) || field.value !== '' || typeof value !== 'string') return;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

function readDraft(): object | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return typeof draft === 'object' ? draft : null;
  } catch {
    return null;
  }
}
