'use client';

import { useEffect, type RefObject } from 'react';
import type { DraftStore } from '@/components/kit/draft-store';

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Never kept, whatever form it is in. */
const SECRET = ['password', 'hidden', 'file'];
const SECRET_AUTOCOMPLETE = /password|one-time-code|^cc-/;

/** Keeps what is typed into the fields of a form, and types it again into the untouched ones when the form comes back. */
export function useFormDraft(
  element: RefObject<HTMLFormElement | null>,
  store: DraftStore<Record<string, string>> | undefined,
) {
  useEffect(() => {
    const kept = element.current && store?.find();
    if (kept && element.current) typeDraft(element.current, kept);
  }, [element, store]);

  return {
    keep: () => {
      if (!store || !element.current) return;
      const texts = keptFields(element.current).map(({ name, value }): [string, string] => [name, value]);
      store.keep(Object.fromEntries(texts));
    },
    drop: () => store?.drop(),
  };
}

/** Types what was kept into the fields of a form that nobody has touched. */
export function typeDraft(form: HTMLFormElement, draft: Partial<Record<string, string>>): void {
  for (const field of keptFields(form)) typeInto(field, draft[field.name]);
}

function typeInto(field: TextField, text: string | undefined) {
  if (text === undefined || text === '' || !isUntouched(field)) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Empty, or what the page filled in or chose. */
function isUntouched(field: TextField): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value === '' || field.value === field.defaultValue;
  const drawn = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return field.value === drawn?.value;
}

function keptFields(form: HTMLFormElement): TextField[] {
  return Array.from(form.elements).filter((field): field is TextField => isKept(field));
}

function isKept(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) return field.name !== '';
  if (!(field instanceof HTMLInputElement) || field.name === '') return false;
  if (['checkbox', 'radio'].includes(field.type) || SECRET.includes(field.type)) return false;
  return !SECRET_AUTOCOMPLETE.test(field.autocomplete);
}
