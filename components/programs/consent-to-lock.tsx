'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { explainFailure } from '@/components/kit/explain-failure';
import { LoadFailure } from '@/components/kit/load-failure';
import { useRead } from '@/components/kit/use-read';
import { ConsentAnswered } from '@/components/programs/consent-answered';
import { ConsentChoice } from '@/components/programs/consent-choice';
import { ConsentQuestion } from '@/components/programs/consent-question';
import { consentOf } from '@/components/programs/queries';
import { linkSecrets, useLinkSecret } from '@/components/session/use-link-secret';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Spinner } from '@/components/ui/spinner';
import { ApiError } from '@/lib/platform/api-client';
import type { ConsentAnswer } from '@/lib/programs/schema/consents';

const keptLink = linkSecrets('consent-link');

/** The page of the link that asks an owner whether an organization may have their property locked. */
export function ConsentToLock() {
  const token = useLinkSecret(keptLink);
  useEffect(() => {
    if (token) keptLink.keep(token);
  }, [token]);

  if (token === null) return <Spinner />;
  if (token === '') {
    return <Over title="This link is not complete.">Please open it from the email once more.</Over>;
  }
  return <Asked token={token} />;
}

function Asked({ token }: { token: string }) {
  const [answer, setAnswer] = useState<ConsentAnswer | null>(null);
  const query = useRead(consentOf(token));

  function finish(given: ConsentAnswer) {
    keptLink.drop();
    setAnswer(given);
  }

  if (answer) return <ConsentAnswered answer={answer} />;
  if (query.error instanceof ApiError && query.error.status === 410) {
    return <Over title={explainFailure(query.error)}>You can close this page.</Over>;
  }
  if (query.error) return <LoadFailure query={query} title="The question could not be loaded" />;
  if (!query.data) return <Spinner />;
  return (
    <div className="grid gap-6">
      <ConsentQuestion consent={query.data} />
      <ConsentChoice token={token} consent={query.data} onAnswered={finish} />
    </div>
  );
}

function Over({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Alert role="alert" variant="waiting">
      <AlertTitle>{title}</AlertTitle>
      <AlertDescription>{children}</AlertDescription>
    </Alert>
  );
}
