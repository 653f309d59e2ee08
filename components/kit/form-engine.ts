import { zodResolver } from '@hookform/resolvers/zod';
import {
  createFormControl,
  type FieldErrors,
  type FieldValues,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { isSignedOut } from '@/components/kit/session-ended';
import { StepUpCancelled } from '@/components/kit/step-up-cancelled';
import { ApiError } from '@/lib/platform/api-client';

export type FormProblems = {
  /** Messages by field name. */
  fields: Record<string, string>;
  /** What is wrong with the whole; shown above the fields. */
  form?: string;
  /** Nothing is wrong with it: the session ended before it was sent. */
  hasSessionEnded?: boolean;
};

/**
 * What is used of react-hook-form: of one of our controls, or of a screen's `useForm`. Written as methods, so that the
 * form of any values fits.
 */
export type Control<Values> = {
  register(name: string): UseFormRegisterReturn;
  handleSubmit(send: (values: Values) => Promise<void>): () => Promise<void>;
  setError(name: string, error: { type: string; message: string }, options: { shouldFocus: boolean }): void;
  subscribe(to: {
    formState: { errors: true };
    callback: (state: { errors?: FieldErrors }) => void;
  }): () => void;
  reset(): void;
};

type EngineOptions<Values> = {
  element: HTMLFormElement;
  schema: ZodType<Values, FieldValues>;
  onProblems: (problems: FormProblems) => void;
};

export type FormEngine<Values> = {
  /** Validates, then sends; says whether the values were taken. What was refused, here or by the server, goes to `onProblems`. */
  submit: (send: (values: Values) => Promise<void> | void) => Promise<boolean>;
  reset: () => void;
  stop: () => void;
};

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const EDIT_EVENTS = ['input', 'change'];
const UNEXPECTED = 'Something went wrong while sending. What you entered is still here; please try again.';
const UNREACHABLE =
  'The server could not be reached. What you entered is still here: check your connection and try again.';

/**
 * Puts react-hook-form behind inputs that the browser already owns, so that it can arrive after the person
 * began to type and lose nothing.
 */
export function startFormEngine<Values>({
  element,
  schema,
  onProblems,
}: EngineOptions<Values>): FormEngine<Values> {
  const control = createFormControl<FieldValues, unknown, Values>({ resolver: zodResolver(schema) });
  const attach = () =>
    fieldsOf(element).forEach((field) => control.register(field.name, optionsOf(field)).ref(field));
  const onEdit = (event: Event) => {
    if (isField(event.target))
      void control.register(event.target.name, optionsOf(event.target)).onChange(event);
  };
  const engine = driveForm<Values>({ control, element, onProblems });

  attach();
  EDIT_EVENTS.forEach((type) => element.addEventListener(type, onEdit));

  return {
    submit(send) {
      attach();
      return engine.submit(send);
    },
    reset() {
      element.reset();
      control.reset({}, { keepValues: false });
      attach();
      onProblems({ fields: {} });
    },
    stop() {
      engine.stop();
      EDIT_EVENTS.forEach((type) => element.removeEventListener(type, onEdit));
    },
  };
}

type DriveOptions<Values> = {
  control: Control<Values>;
  element: HTMLFormElement;
  onProblems: (problems: FormProblems) => void;
};

/** Sends what react-hook-form holds, and puts what was refused where it belongs. */
export function driveForm<Values>({
  control,
  element,
  onProblems,
}: DriveOptions<Values>): FormEngine<Values> {
  let fields: Record<string, string> = {};
  const stop = control.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => {
      fields = messagesOf(errors ?? {});
      onProblems({ fields });
    },
  });

  return {
    stop,
    async submit(send) {
      let refusal: Omit<FormProblems, 'fields'> | undefined;
      let sent = false;
      await control.handleSubmit(async (values) => {
        try {
          await send(values);
          sent = true;
        } catch (error) {
          refusal = placeRefusal(error);
        }
      })();
      if (refusal) onProblems({ fields, ...refusal });
      return sent;
    },
    reset() {
      control.reset();
      onProblems({ fields: {} });
    },
  };

  /** Ties what the server refused to its fields; what belongs to none of them comes back as a message for the whole. */
  function placeRefusal(error: unknown) {
    // Whoever turns away from the confirmation knows why nothing was sent.
    if (error instanceof StepUpCancelled) return undefined;
    // The browser's own way to say that a request did not arrive.
    if (error instanceof TypeError) return { form: UNREACHABLE };
    if (!(error instanceof ApiError)) return { form: UNEXPECTED };
    if (isSignedOut(error)) return { hasSessionEnded: true };

    const refused = Object.entries(error.fields ?? {});
    const known = refused.filter(([name]) => element.elements.namedItem(name));
    known.forEach(([name, message], index) =>
      control.setError(name, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
    return known.length > 0 && known.length === refused.length ? undefined : { form: error.detail };
  }
}

/** The chosen radio button comes first: from the others the library would conclude that none is chosen, and clear the choice. */
function fieldsOf(form: HTMLFormElement) {
  const fields = Array.from(form.elements).filter(isField);
  return fields.flatMap((field) => {
    if (!isRadio(field)) return [field];
    const group = fields.filter((other) => isRadio(other) && other.name === field.name);
    if (group[0] !== field) return [];
    return [...group].sort((one, other) => Number(isChosen(other)) - Number(isChosen(one)));
  });
}

function isRadio(field: FieldElement): boolean {
  return field.type === 'radio';
}

function isChosen(field: FieldElement): boolean {
  return field instanceof HTMLInputElement && field.checked;
}

function isField(target: unknown): target is FieldElement {
  const isControl =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement;
  return isControl && target.name !== '';
}

/** An optional field that was left empty is absent, not an empty text. */
function optionsOf(field: FieldElement) {
  if (field.required) return {};
  return { setValueAs: (value: unknown) => (value === '' ? undefined : value) };
}

function messagesOf(errors: object, prefix = ''): Record<string, string> {
  return Object.entries(errors).reduce<Record<string, string>>((messages, [key, error]) => {
    if (typeof error !== 'object' || error === null) return messages;
    if (typeof error.message === 'string') return { ...messages, [prefix + key]: error.message };
    return { ...messages, ...messagesOf(error, `${prefix}${key}.`) };
  }, {});
}
