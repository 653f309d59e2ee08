'use client';

import { useRef, useState } from 'react';
import { windowOnDemand } from '@/components/kit/window-on-demand';
import { reloadProfile, saveProfile } from '@/components/notary/work/availability';
import { keyOf, titleOf, type StateOption } from '@/components/notary/work/settings/credential-words';
import { CredentialStanding } from '@/components/notary/work/settings/credential-standing';
import { PaperControl } from '@/components/notary/work/settings/paper-control';
import { RemoveDialog } from '@/components/notary/work/settings/remove-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { CredentialForm } from '@/lib/notary/schema/forms';
import type { Credential, NotaryProfileView } from '@/lib/notary/schema/profile';
import { longDay } from '@/lib/values/date-format';

const CredentialDialog = windowOnDemand(() =>
  import('@/components/notary/work/settings/credential-dialog').then((module) => module.CredentialDialog),
);

type CredentialsProps = { profile: NotaryProfileView; states: StateOption[]; day: string };

export function Credentials({ profile, states, day }: CredentialsProps) {
  const { credentials, userId } = profile;
  const heading = useRef<HTMLHeadingElement>(null);
  const [editing, setEditing] = useState<Credential | 'new' | null>(null);
  const [removing, setRemoving] = useState<Credential | null>(null);

  async function replace(before: Credential | null, entered: CredentialForm | null) {
    const kept = credentials.filter((held) => !before || keyOf(held) !== keyOf(before)).map(toInput);
    await saveProfile(userId, {
      credentials: entered ? [...kept, entered] : kept,
      credentialsBefore: credentials.map(toInput),
    });
    toast({
      title: entered ? 'Credential saved' : 'Credential removed',
      description: entered
        ? 'Now upload its paper. New offers come once your credentials are verified.'
        : 'Your credentials are being checked again. New offers come once they are verified.',
    });
  }

  function close() {
    setEditing(null);
    setRemoving(null);
    requestAnimationFrame(() => heading.current?.focus());
  }

  return (
    <section aria-labelledby="credentials">
      <h2 ref={heading} id="credentials" tabIndex={-1} className="text-2xl outline-none">
        Credentials
      </h2>
      <p className="mt-2 measure text-muted-foreground">
        Each change has to be verified again; until it is, you get no new offers. You keep the appointments
        that you have while the credentials for their day are in force.
      </p>
      {credentials.length > 0 && (
        <ul className="mt-4 divide-y border-y">
          {credentials.map((credential) => (
            <li key={keyOf(credential)} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-medium">{titleOf(credential, states)}</p>
                <p className="text-[0.9375rem] text-muted-foreground">
                  Number {credential.number}, until {longDay(credential.expiresOn)}
                </p>
              </div>
              <CredentialStanding
                expiresOn={credential.expiresOn}
                day={day}
                isVerified={profile.isVerified}
              />
              <div className="flex gap-2">
                <Button variant="outline" size="sm" onClick={() => setEditing(credential)}>
                  Change<span className="sr-only"> {titleOf(credential, states)}</span>
                </Button>
                <Button variant="ghost" size="sm" onClick={() => setRemoving(credential)}>
                  Remove<span className="sr-only"> {titleOf(credential, states)}</span>
                </Button>
              </div>
              <PaperControl
                userId={userId}
                credential={credential}
                title={titleOf(credential, states)}
                isVerified={profile.isVerified}
              />
            </li>
          ))}
        </ul>
      )}
      {credentials.length === 0 && (
        <p className="mt-4">
          None entered. You need a commission for each of your states, a bond where the law asks for one, and
          errors-and-omissions insurance.
        </p>
      )}
      <Button variant="outline" className="mt-4" onClick={() => setEditing('new')}>
        Add a credential
      </Button>
      {editing && (
        <CredentialDialog
          credential={editing === 'new' ? null : editing}
          states={states}
          onSave={(entered) => replace(editing === 'new' ? null : editing, entered)}
          onReload={() => reloadProfile(userId)}
          onClose={close}
        />
      )}
      {removing && (
        <RemoveDialog
          title={titleOf(removing, states)}
          number={removing.number}
          onRemove={() => replace(removing, null)}
          onReload={() => reloadProfile(userId)}
          onClose={close}
        />
      )}
    </section>
  );
}

/** One's own numbers are always there; the type allows for others, who do not see them. */
function toInput({ kind, state, number, expiresOn }: Credential): CredentialForm {
  return { kind, state, number: number ?? '', expiresOn };
}
