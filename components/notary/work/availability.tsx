'use client';

import Link from 'next/link';
import { accountClient } from '@/components/kit/account-client';
import { useAction } from '@/components/kit/use-action';
import { useRead } from '@/components/kit/use-read';
import { changeProfile } from '@/components/notary/calls';
import { readProfile } from '@/components/notary/queries';
import { missingForWork } from '@/components/notary/work/missing-for-work';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { cn } from '@/components/ui/cn';
import { Spinner } from '@/components/ui/spinner';
import type { NotaryProfileView } from '@/lib/notary/schema/profile';

export function useProfile(initialProfile: NotaryProfileView): NotaryProfileView {
  return useRead({ ...readProfile(initialProfile.userId), initialData: initialProfile }).data;
}

/** Changes the profile, and takes what the server answered with. */
export async function saveProfile(userId: string, change: object): Promise<void> {
  const client = accountClient();
  const { queryKey } = readProfile(userId);
  const changed = await changeProfile(userId, change);
  // One that was asked for before the change may answer after it.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, changed);
}

/** Asks the server for the profile as it is now. Throws when it does not answer. */
export function reloadProfile(userId: string): Promise<void> {
  return accountClient().refetchQueries({ queryKey: readProfile(userId).queryKey }, { throwOnError: true });
}

type AvailabilityProps = {
  profile: NotaryProfileView;
  isOwn: boolean;
  bondStates: string[];
  initialNow: number;
};

/** Whether offers come. Shown as the server has it: it moves once the server agrees. */
export function Availability({ profile, isOwn, bondStates, initialNow }: AvailabilityProps) {
  const { userId, available } = profile;
  const { act, isPending, problem } = useAction(() => saveProfile(userId, { available: !available }));
  const day = new Date(initialNow).toISOString().slice(0, 10);

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p className="flex items-center gap-2.5 text-lg font-medium">
          <span
            aria-hidden
            className={cn('size-2.5 rounded-full', available ? 'bg-success' : 'bg-muted-foreground')}
          />
          <span role="status">{available ? 'Available' : 'Unavailable'}</span>
        </p>
        {isOwn && (
          <Switch label="Receive offers" isOn={available} isPending={isPending} onToggle={() => void act()} />
        )}
        {isPending && <Spinner />}
      </div>
      <div role="alert" className="empty:hidden">
        {problem && <Alert variant="destructive">{problem}</Alert>}
      </div>
      {isOwn && <Missing lines={missingForWork(profile, { day, bondStates })} isAvailable={available} />}
    </div>
  );
}

function Missing({ lines, isAvailable }: { lines: string[]; isAvailable: boolean }) {
  if (lines.length === 0) return null;
  return (
    <Alert variant="waiting">
      <AlertTitle>
        {isAvailable ? 'You are available, but no offer can reach you yet' : 'Before offers can reach you'}
      </AlertTitle>
      <AlertDescription>
        <ul className="list-disc pl-5">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="mt-2">
          <Link href="/dashboard/notary/settings" prefetch={false} className="text-link">
            Complete your settings
          </Link>
        </p>
      </AlertDescription>
    </Alert>
  );
}

type SwitchProps = { label: string; isOn: boolean; isPending: boolean; onToggle: () => void };

function Switch({ label, isOn, isPending, onToggle }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-disabled={isPending}
      onClick={onToggle}
      className="flex min-h-11 items-center gap-3 rounded-md px-1 text-[0.9375rem]"
    >
      <span
        aria-hidden
        className={cn(
          'flex h-7 w-12 items-center rounded-full border p-0.5 transition-colors duration-150',
          isOn ? 'justify-end border-primary bg-primary' : 'border-input bg-card',
        )}
      >
        <span className={cn('size-5 rounded-full', isOn ? 'bg-primary-foreground' : 'bg-input')} />
      </span>
      {label}
    </button>
  );
}
