'use client';

import { useEffect, useId, useMemo, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { FormContext } from '@/components/kit/form-context';
import type { FormEngine, FormProblems } from '@/components/kit/form-engine';
import { Alert } from '@/components/ui/alert';
import { cn } from '@/components/ui/cn';

type FormProps<Values> = {
  /** Imported on the first focus, so that validation is no part of the first load. */
  schema: () => Promise<ZodType<Values, FieldValues>>;
  /** What it throws is shown: an ApiError's `fields` on the fields, its `detail` above them. */
  onSubmit: (values: Values, form: { reset: () => void }) => Promise<void> | void;
  /** Called when a submit is refused by the schema, beside the messages on the fields. */
  onInvalid?: (problems: Record<string, string>) => void;
  label?: string;
  className?: string;
  children: ReactNode;
};

const NOT_LOADED = 'Part of this page could not be loaded. What you entered is still here; please try again.';

export function Form<Values>({ schema, onSubmit, onInvalid, label, className, children }: FormProps<Values>) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const engine = useRef<Promise<FormEngine<Values>> | null>(null);
  const busy = useRef(false);
  const lastProblems = useRef<FormProblems>({ fields: {} });
  const [problems, setProblems] = useState<FormProblems>({ fields: {} });
  const [pending, setPending] = useState(false);
  const [refusedCount, setRefusedCount] = useState(0);

  useEffect(() => {
    const starting = engine;
    return () => {
      void starting.current?.then((started) => started.stop()).catch(() => undefined);
      // A form that comes back, as every one does in development, starts another.
      starting.current = null;
    };
  }, []);

  function startEngine() {
    engine.current ??= Promise.all([import('@/components/kit/form-engine'), schema()])
      .then(([{ startFormEngine }, loadedSchema]) => {
        if (!element.current) throw new Error('The form has left the page');
        return startFormEngine({ element: element.current, schema: loadedSchema, onProblems: showProblems });
      })
      .catch((error: unknown) => {
        engine.current = null;
        throw error;
      });
    return engine.current;
  }

  function showProblems(next: FormProblems) {
    lastProblems.current = next;
    setProblems(next);
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    try {
      await send();
    } catch {
      showProblems({ ...lastProblems.current, form: NOT_LOADED });
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  async function send() {
    const started = await startEngine();
    let reached = false;
    const sent = await started.submit((values) => {
      reached = true;
      return onSubmit(values, { reset: started.reset });
    });
    const { fields } = lastProblems.current;
    setRefusedCount(sent ? 0 : Object.keys(fields).length);
    if (!reached) onInvalid?.(fields);
  }

  const state = useMemo(() => ({ id, problems: problems.fields, pending }), [id, problems.fields, pending]);

  return (
    <FormContext value={state}>
      <form
        ref={element}
        method="post"
        noValidate
        aria-label={label}
        aria-busy={pending}
        className={cn('grid gap-5', className)}
        onFocus={() => void startEngine().catch(() => undefined)}
        onSubmit={handleSubmit}
      >
        <div role="alert" className="empty:hidden has-[>.sr-only]:absolute">
          {problems.form && <Alert variant="destructive">{problems.form}</Alert>}
          {!problems.form && refusedCount > 0 && <p className="sr-only">{summaryOf(refusedCount)}</p>}
        </div>
        {children}
        <noscript className="text-sm font-medium">
          This form needs JavaScript, which is off in this browser.
        </noscript>
      </form>
    </FormContext>
  );
}

function summaryOf(count: number) {
  return count === 1 ? 'One field needs attention.' : `${count} fields need attention.`;
}
