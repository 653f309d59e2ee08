'use client';

import { createContext, useContext } from 'react';

type FormState = {
  /** Prefix of every id in this form, so that the same form can stand twice on a page. */
  id: string;
  problems: Record<string, string>;
  pending: boolean;
};

export const FormContext = createContext<FormState | null>(null);

export function useFormState() {
  const state = useContext(FormContext);
  if (!state) throw new Error('Field and SubmitButton belong inside a Form');
  return state;
}
