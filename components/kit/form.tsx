'use client';

import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type SubmitEvent,
} from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { bringIntoView } from '@/components/kit/bring-into-view';
import type { DraftStore } from '@/components/kit/draft-store';
import type { FormDraft } from '@/components/kit/form-drafts';
import { wakeForm } from '@/components/kit/early';
import { holdFields } from '@/components/kit/hold-fields';
import { FormContext } from '@/components/kit/form-context';
import type { Control, FormEngine, FormProblems } from '@/components/kit/form-engine';
import { SessionEnded } from '@/components/kit/session-ended';
import { useFormDraft } from '@/components/kit/use-form-draft';
import { Alert } from '@/components/ui/alert';
import { cn } from '@/components/ui/cn';

/** Where the values are until they are sent. */
type Source<Values> =
  | {
      /** The browser's own fields hold them. Imported on the first focus, so that validation is no part of the first load. */
      schema: () => Promise<ZodType<Values, FieldValues>>;
      form?: undefined;
      /** Typed again into untouched fields when the form comes back; kept while it is filled in, dropped when it was taken. */
      draft?: DraftStore<FormDraft>;
    }
  | {
      /** The screen holds them, because it draws from them while they are typed: `useForm` with `zodResolver(schema)`. */
      form: Control<Values>;
      schema?: undefined;
      draft?: undefined;
    };

type Outcome = void | 'kept';

type FormProps<Values> = Source<Values> & {
  /**
   * Sends what was validated, one at a time: `useAction(…).send`, or a call. What it throws is shown: an ApiError's
   * `fields` on the fields, its `detail` above them, and the login where the session ended. `kept`: nothing was sent after all, and the draft stays.
   */
  action: (values: Values, form: { reset: () => void }) => Promise<Outcome> | Outcome;
  /** Called when a submit is refused by the schema, beside the messages on the fields. */
  onInvalid?: (problems: Record<string, string>) => void;
  /** Called when what checks the values could not be loaded, beside the message above the fields. */
  onNotLoaded?: () => void;
  label?: string;
  labelledBy?: string;
  className?: string;
  children: ReactNode;
};

const OFFLINE =
  'You are offline, and nothing was sent. Please try again once you are connected. What you entered is still here.';
const NOT_LOADED =
  'Part of this page could not be loaded, and nothing was sent. Check your connection and try again; if that does not help, reload the page. What you entered is still here.';

/** The one form of everything that is sent. */
export function Form<Values>({
  action,
  onInvalid,
  onNotLoaded,
  label,
  labelledBy,
  className,
  children,
  ...source
}: FormProps<Values>) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { start, problems, showProblems, latest } = useEngine(element, source);
  const alert = useRef<HTMLDivElement>(null);
  const busy = useRef(false);
  const [pending, setPending] = useState(false);
  const [refusedCount, setRefusedCount] = useState(0);
  const draft = useFormDraft(element, source.draft);
  // What was refused is right now, and one that is wrong after that says so itself.
  if (refusedCount > 0 && Object.keys(problems.fields).length === 0) setRefusedCount(0);

  useEffect(() => {
    if (element.current) wakeForm(element.current);
  }, []);

  // Above the fields, while the button that was pressed is below them.
  useEffect(() => {
    if (problems.form || problems.hasSessionEnded) bringIntoView(alert.current);
  }, [problems]);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A form in a dialog is drawn elsewhere, and is no part of the one that opened it.
    event.stopPropagation();
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    try {
      await send();
    } catch {
      onNotLoaded?.();
      showProblems({ ...latest.current, form: navigator.onLine ? NOT_LOADED : OFFLINE });
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  async function send() {
    const started = await startedAsPressed();
    let reached = false;
    const sent = await started.submit(async (values) => {
      reached = true;
      if ((await action(values, { reset: started.reset })) !== 'kept') draft.drop();
    });
    const { fields } = latest.current;
    setRefusedCount(sent ? 0 : Object.keys(fields).length);
    if (!reached) onInvalid?.(fields);
  }

  /** What is sent is what was there when it was pressed, however long its check takes to arrive. */
  async function startedAsPressed() {
    const release = element.current && holdFields(element.current);
    try {
      return await start();
    } finally {
      release?.();
    }
  }

  const { form } = source;
  const state = useMemo(
    () => ({
      id,
      problems: problems.fields,
      pending,
      register: form && ((name: string) => form.register(name)),
    }),
    [id, problems.fields, pending, form],
  );

  return (
    <FormContext value={state}>
      <form
        ref={element}
        method="post"
        noValidate
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-busy={pending}
        className={cn('grid gap-5', className)}
        onFocus={() => void start().catch(() => undefined)}
        onInput={draft.keep}
        onSubmit={handleSubmit}
      >
        <Refusal ref={alert} problems={problems} refusedCount={refusedCount} />
        {children}
        <noscript className="text-sm font-medium">
          This form needs JavaScript, which is off in this browser.
        </noscript>
      </form>
    </FormContext>
  );
}

type RefusalProps = { ref: Ref<HTMLDivElement>; problems: FormProblems; refusedCount: number };

/** Why it was not taken, above the fields. */
function Refusal({ ref, problems: { form, hasSessionEnded }, refusedCount }: RefusalProps) {
  return (
    <div
      ref={ref}
      // The end of a session is an alert itself.
      role={hasSessionEnded ? undefined : 'alert'}
      tabIndex={-1}
      className="empty:hidden has-[>.sr-only]:absolute"
    >
      {form && <Alert variant="destructive">{form}</Alert>}
      {hasSessionEnded && (
        <SessionEnded inNewTab to="and come back to try again.">
          What you entered is still here.
        </SessionEnded>
      )}
      {!form && refusedCount > 0 && <p className="sr-only">{summaryOf(refusedCount)}</p>}
    </div>
  );
}

/** Starts react-hook-form with the first focus, and ends it with the form. */
function useEngine<Values>(
  element: { readonly current: HTMLFormElement | null },
  { schema, form }: Pick<Source<Values>, 'schema' | 'form'>,
) {
  const engine = useRef<Promise<FormEngine<Values>> | null>(null);
  const latest = useRef<FormProblems>({ fields: {} });
  const [problems, setProblems] = useState<FormProblems>({ fields: {} });

  useEffect(() => {
    const starting = engine;
    return () => {
      void starting.current?.then((started) => started.stop()).catch(() => undefined);
      // A form that comes back, as every one does in development, starts another.
      starting.current = null;
    };
  }, []);

  function showProblems(next: FormProblems) {
    latest.current = next;
    setProblems(next);
  }

  async function load(): Promise<FormEngine<Values>> {
    const [{ startFormEngine, driveForm }, loaded] = await Promise.all([
      import('@/components/kit/form-engine'),
      schema?.(),
    ]);
    if (!element.current) throw new Error('The form has left the page');
    const options = { element: element.current, onProblems: showProblems };
    if (form) return driveForm({ ...options, control: form });
    if (!loaded) throw new Error('A form has a schema, or holds its values');
    return startFormEngine({ ...options, schema: loaded });
  }

  function start() {
    engine.current ??= load().catch((error: unknown) => {
      engine.current = null;
      throw error;
    });
    return engine.current;
  }

  return { start, problems, showProblems, latest };
}

function summaryOf(count: number) {
  return count === 1 ? 'One field needs attention.' : `${count} fields need attention.`;
}
