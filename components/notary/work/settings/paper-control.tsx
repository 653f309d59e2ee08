'use client';

import { useId, type ChangeEvent } from 'react';
import { accountClient } from '@/components/kit/account-client';
import { useAction } from '@/components/kit/use-action';
import { LocalTime } from '@/components/kit/local-time';
import { sendPaper } from '@/components/notary/calls';
import { readProfile } from '@/components/notary/queries';
import { buttonVariants } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { paperUrl } from '@/lib/notary/rules/urls';
import type { Credential } from '@/lib/notary/schema/profile';

type PaperControlProps = { userId: string; credential: Credential; title: string; isVerified: boolean };

/** The paper of one credential: what we have of it, and a way to give us another. */
export function PaperControl({ userId, credential, title, isVerified }: PaperControlProps) {
  const { id, paper } = credential;
  const input = useId();
  const { act, isPending, problem, dialog } = useAction(
    async (file: File) => {
      const profile = await sendPaper({ userId, id, file });
      accountClient().setQueryData(readProfile(userId).queryKey, profile);
    },
    {
      says: {
        title: 'Paper uploaded',
        description: 'An admin compares it before your credentials are verified.',
      },
    },
  );

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // The same file may be chosen again after a failure.
    target.value = '';
    if (file) void act(file);
  }

  return (
    <div className="w-full text-[0.9375rem] leading-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {paper ? (
          <a href={paperUrl(userId, id)} target="_blank" rel="noopener" className="text-link">
            Paper<span className="sr-only"> of {title}</span>, uploaded <LocalTime value={paper.addedAt} />
          </a>
        ) : (
          <p className="text-muted-foreground">
            {isVerified ? 'No paper stored.' : 'No paper yet: we cannot verify without it.'}
          </p>
        )}
        <label
          htmlFor={input}
          aria-disabled={isPending}
          className={buttonVariants({
            variant: 'outline',
            size: 'sm',
            className:
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
          })}
        >
          {isPending && <Spinner />}
          {paper ? 'Replace paper' : 'Upload paper'}
          <span className="sr-only"> of {title}</span>
          <input
            id={input}
            type="file"
            className="sr-only"
            accept=".pdf,.jpg,.jpeg,.png"
            disabled={isPending}
            onChange={choose}
          />
        </label>
        <span className="text-sm text-muted-foreground">PDF, JPG or PNG, up to 25 MB</span>
      </div>
      <p role="alert" className="text-sm font-medium text-destructive empty:hidden">
        {problem}
      </p>
      {dialog}
    </div>
  );
}
