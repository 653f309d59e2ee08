'use client';

import { createContext, useContext } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

type FormState = {
  /** Prefix of every id in this form, so that the same form can be on a page twice. */
  id: string;
  problems: Record<string, string>;
  pending: boolean;
  /** Where the screen holds the values itself (`<Form form={useForm(…)}>`): what ties a field to them. */
  register?: (name: string) => UseFormRegisterReturn;
};

export const FormContext = createContext<FormState | null>(null);

export function useFormState() {
  const state = useContext(FormContext);
  if (!state) throw new Error('Field and SubmitButton belong inside a Form');
  return state;
}
