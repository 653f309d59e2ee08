'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { explainFailure } from '@/components/kit/explain-failure';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';
import { useLinkSecret } from '@/components/session/use-link-secret';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { ApiError } from '@/lib/platform/api-client';

type Outcome = { title: string; text: ReactNode };
type Typed = { password?: string };

type MailedLinkProps = {
  /** What pressing the button does, in words. */
  children: ReactNode;
  label: string;
  pendingLabel: string;
  use: (input: { token: string } & Typed) => Promise<unknown>;
  /** What is typed before the first press. */
  fields?: { schema: () => Promise<ZodType<Typed, FieldValues>>; inputs: ReactNode };
  /** For a link that may ask for the password: why it does, and what the button is called then. */
  password?: { title: string; why: ReactNode; label: string };
  /** What whoever does not enter it can do instead. */
  without?: { label: string; use: (token: string) => Promise<unknown>; done: Outcome };
  /** What is so from now on, once it worked. */
  done: Outcome;
  /** What to do when the link works no longer. */
  otherwise: ReactNode;
};

const INCOMPLETE = 'This link is not complete. Please open it from the email once more.';
const loadSchema = () => import('@/lib/values/link-token').then((module) => module.linkPasswordSchema);

/**
 * What a link from an email does, at the press of a button: mail programs open links to look at them. The link carries its
 * secret behind the `#`, where no server and no log sees it. Where the server wants the password too, it is asked for after
 * the first press.
 */
export function MailedLink(props: MailedLinkProps) {
  const { children, use, fields, password, without, done, otherwise, ...words } = props;
  const token = useLinkSecret();
  const [isAsked, setIsAsked] = useState(false);
  const main = useAction(use);
  const other = useAction(async (link: string) => without?.use(link));
  const failure = [main.failure, other.failure].find(isGone) ?? null;

  async function send(typed: Typed) {
    try {
      await main.send({ token: token ?? '', ...typed });
    } catch (error) {
      const asks = password && !isAsked && wantsPassword(error);
      // The end of a link takes the place of the form.
      if (!asks && !isGone(error)) throw error;
      if (asks) setIsAsked(true);
    }
  }

  if (main.isDone) return <Done {...done} />;
  if (other.isDone && without) return <Done {...without.done} />;
  if (failure) return <Over title={explainFailure(failure)} otherwise={otherwise} />;
  if (token === '') {
    return (
      <Alert role="alert" variant="waiting">
        <AlertTitle>{INCOMPLETE}</AlertTitle>
        <AlertDescription>{otherwise}</AlertDescription>
      </Alert>
    );
  }
  return (
    <Form schema={fields?.schema ?? loadSchema} action={send}>
      {children}
      {fields?.inputs}
      {isAsked && password && <AskedPassword {...password} />}
      <SubmitButton className="needs-script" pendingLabel={words.pendingLabel}>
        {isAsked && password ? password.label : words.label}
      </SubmitButton>
      {isAsked && without && (
        <Without label={without.label} action={other} onPress={() => void other.act(token ?? '')} />
      )}
    </Form>
  );
}

/** What is new on the page is read out, and the field is the next stop. */
function AskedPassword({ title, why }: { title: string; why: ReactNode }) {
  const heading = useFocusOnceShown();

  return (
    <>
      <div className="grid gap-1">
        <p ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {title}
        </p>
        {why}
      </div>
      <Field name="password" type="password" label="Your password" autoComplete="current-password" />
    </>
  );
}

type WithoutProps = {
  label: string;
  action: { isPending: boolean; problem: string | null };
  onPress: () => void;
};

function Without({ label, action: { isPending, problem }, onPress }: WithoutProps) {
  return (
    <>
      <div role="alert" className="empty:hidden">
        {problem && <Alert variant="destructive">{problem}</Alert>}
      </div>
      <Button type="button" size="lg" variant="outline" aria-disabled={isPending} onClick={onPress}>
        {isPending && <Spinner />}
        <span aria-live="polite">{label}</span>
      </Button>
    </>
  );
}

/** In the place of the button that had the focus. */
function Over({ title, otherwise }: { title: string; otherwise: ReactNode }) {
  const heading = useFocusOnceShown();

  return (
    <Alert role="alert" variant="waiting">
      <p ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {title}
      </p>
      <AlertDescription>{otherwise}</AlertDescription>
    </Alert>
  );
}

function Done({ title, text }: Outcome) {
  const heading = useFocusOnceShown();

  return (
    <Alert variant="success" role="status">
      <p ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {title}
      </p>
      <AlertDescription>{text}</AlertDescription>
    </Alert>
  );
}

function useFocusOnceShown() {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}

function wantsPassword(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422 && error.fields?.password !== undefined;
}

/** Used, expired, or none: another press would not help. */
function isGone(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 410 || (error.status === 422 && !wantsPassword(error));
}
