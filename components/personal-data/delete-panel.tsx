'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useAction } from '@/components/kit/use-action';
import { deleteAccount } from '@/components/personal-data/calls';
import { PasswordForm } from '@/components/personal-data/password-form';
import { Alert, AlertTitle } from '@/components/ui/alert';
import { whatStays } from '@/lib/accounts/content/deletion';
import { OLD_CREDITS, whatGoes } from '@/lib/personal-data/content/deletion';
import type { DeletionBlocker } from '@/lib/personal-data/rules/deletion-blockers';
import { ApiError } from '@/lib/platform/api-client';

type DeletePanelProps = { userId: string; blockers: DeletionBlocker[]; onDeleted: () => void };

/** Says what goes and what stays, and what has to be settled first; then deletes the account with its password. */
export function DeletePanel({ userId, blockers, onDeleted }: DeletePanelProps) {
  const router = useRouter();
  const { send, dialog } = useAction(
    ({ password }: { password: string }) => deleteAccount({ userId, password }),
    {
      onDone: onDeleted,
      // Something came up since the page was drawn: it is named above then.
      onFailed: (error) => {
        if (error instanceof ApiError && error.status === 409) router.refresh();
      },
    },
  );

  return (
    <section aria-labelledby="delete">
      <h2 id="delete" className="text-2xl">
        Delete your account
      </h2>
      <p className="mt-3">You can’t undo this. Download everything first if you may need it later.</p>
      <Points title="What goes" points={whatGoes} />
      <Points title="What stays, and why" points={whatStays} />
      <p className="mt-5 text-sm text-muted-foreground">
        {OLD_CREDITS} Our{' '}
        <Link href="/legal/privacy#how-long" prefetch={false} className="text-link">
          privacy policy
        </Link>{' '}
        says more.
      </p>
      {blockers.length > 0 ? (
        <DeletionBlockers blockers={blockers} />
      ) : (
        <PasswordForm
          label="Delete my account"
          pendingLabel="Deleting your account"
          isDestructive
          onSend={send}
        />
      )}
      {dialog}
    </section>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <>
      <h3 className="mt-6 text-lg">{title}</h3>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}

function DeletionBlockers({ blockers }: { blockers: DeletionBlocker[] }) {
  return (
    <Alert variant="waiting" className="mt-6" aria-live="polite">
      <AlertTitle>Something has to be settled first</AlertTitle>
      <ul className="mt-1 grid gap-3">
        {blockers.map(({ kind, says, settle }) => (
          <li key={kind}>
            {says}{' '}
            <Link href={settle.href} prefetch={false} className="text-link">
              {settle.label}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
