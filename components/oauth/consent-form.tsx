'use client';

import { answerConsent } from '@/components/oauth/calls';
import { ScopeList } from '@/components/oauth/scope-list';
import { useAction } from '@/components/kit/use-action';
import { Alert, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { lockPromise } from '@/lib/deeds/content/lock-promise';
import type { ConsentView } from '@/lib/oauth/schema/consent';

type ConsentFormProps = {
  consent: ConsentView;
  /** Leaves for the app: its address is not one of this site. */
  leave?: (url: string) => void;
};

/** What an app asks for, and the answer of the account's owner. */
export function ConsentForm({ consent, leave = (url) => window.location.assign(url) }: ConsentFormProps) {
  const { request, app, scopes, granted, email, place } = consent;
  const answer = useAction((agree: boolean) => answerConsent({ request, agree }), {
    onDone: ({ url }) => leave(url),
  });

  return (
    <div className="grid gap-6">
      <Maker app={app} />
      {app.organization === null && <Unchecked name={app.name} place={place} />}
      <section aria-labelledby="asked">
        <h2 id="asked" className="font-sans text-base font-medium tracking-normal">
          {app.name} will be able to
        </h2>
        <div className="mt-3">
          <ScopeList scopes={scopes} granted={granted} />
        </div>
        {scopes.includes('properties:write') && (
          <p className="mt-3 text-[0.9375rem] leading-6">{lockPromise}</p>
        )}
      </section>
      <dl className="grid gap-3 border-y py-4 text-[0.9375rem] leading-6">
        <div>
          <dt className="text-sm text-muted-foreground">Account</dt>
          <dd className="wrap-anywhere">{email}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted-foreground">You go on to</dt>
          <dd className="font-medium wrap-anywhere">{place}</dd>
        </div>
      </dl>
      <p className="text-sm text-muted-foreground">
        It does not learn your password.
        {!scopes.includes('offline_access') && <> Its access ends after an hour.</>} You can disconnect it
        under Settings, Connected apps.
      </p>
      <div role="alert" className="empty:hidden">
        {answer.problem && <Alert variant="destructive">{answer.problem}</Alert>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" aria-disabled={answer.isPending} onClick={() => void answer.act(true)}>
          {answer.isPending && answer.input === true && <Spinner />}
          Agree
        </Button>
        <Button
          size="lg"
          variant="outline"
          aria-disabled={answer.isPending}
          onClick={() => void answer.act(false)}
        >
          {answer.isPending && answer.input === false && <Spinner />}
          Cancel
        </Button>
      </div>
      {answer.dialog}
    </div>
  );
}

function Maker({ app: { name, website, organization } }: Pick<ConsentView, 'app'>) {
  return (
    <p>
      <strong className="wrap-anywhere">{name}</strong>
      {organization ? <> by {organization} wants to use your account.</> : <> wants to use your account.</>}
      {website && (
        <>
          {' '}
          {organization ? 'Its website is' : 'It says that its website is'}{' '}
          <span className="wrap-anywhere">{new URL(website).host}</span>.
        </>
      )}
    </p>
  );
}

/** Of an app that registered itself nothing is known but where it has people sent. */
function Unchecked({ name, place }: { name: string; place: string }) {
  return (
    <Alert variant="waiting" role="note">
      <AlertTitle>This app registered itself. We have not checked it.</AlertTitle>
      <p>
        “{name}” is what it calls itself; we do not know who makes it. Agree if you have just started this
        yourself, in an app that you trust. The access goes to <strong>{place}</strong>.
      </p>
    </Alert>
  );
}
