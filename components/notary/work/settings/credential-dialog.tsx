'use client';

import { useState } from 'react';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { kindLabels, type StateOption } from '@/components/notary/work/settings/credential-words';
import { isStale, LoadAgain } from '@/components/notary/work/settings/load-again';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import type { CredentialForm } from '@/lib/notary/schema/forms';
import type { Credential } from '@/lib/notary/schema/profile';
import { ApiError } from '@/lib/platform/api-client';

const kinds = Object.entries(kindLabels).map(([value, label]) => ({ value, label }));
const loadSchema = () => import('@/lib/notary/schema/forms').then((module) => module.credentialFormSchema);

/** How the page relates to what the server holds, once they were found to differ. */
type Standing = { kind: 'stale'; message: string } | { kind: 'loaded' };

type CredentialDialogProps = {
  /** null adds one */
  credential: Credential | null;
  states: StateOption[];
  onSave: (credential: CredentialForm) => Promise<void>;
  /** where another page was faster: loads what there is now */
  onReload: () => Promise<void>;
  onClose: () => void;
};

export function CredentialDialog({ credential, states, onSave, onReload, onClose }: CredentialDialogProps) {
  const [kind, setKind] = useState<string>(credential?.kind ?? '');
  const [standing, setStanding] = useState<Standing | null>(null);

  async function save(entered: CredentialForm) {
    setStanding(null);
    try {
      await onSave(entered);
    } catch (error) {
      if (!isStale(error)) throw onFields(error);
      setStanding({ kind: 'stale', message: error.detail });
      return;
    }
    onClose();
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent data-product="guardsign" onInteractOutside={(event) => event.preventDefault()}>
        <DialogHeader>
          <DialogTitle>{credential ? 'Change the credential' : 'Add a credential'}</DialogTitle>
          <DialogDescription>
            We compare it with its papers. Until then you get no new offers.
          </DialogDescription>
        </DialogHeader>
        <Form schema={loadSchema} label="Credential" action={save}>
          <div className="grid gap-5" onChange={(event) => setKind(chosenKind(event.target) ?? kind)}>
            <Field
              name="kind"
              type="select"
              label="Kind"
              placeholder="Choose a kind"
              options={kinds}
              defaultValue={credential?.kind}
            />
            {kind !== 'insurance' && (
              <Field
                name="state"
                type="select"
                label="State"
                placeholder="Choose a state"
                options={states}
                defaultValue={credential?.kind === 'insurance' ? undefined : credential?.state}
              />
            )}
            <Field
              name="number"
              label="Number"
              hint="As it is printed on the paper."
              maxLength={60}
              defaultValue={credential?.number ?? undefined}
            />
            <Field
              name="expiresOn"
              type="date"
              label="Last day"
              hint="The last day on which it is in force."
              defaultValue={credential?.expiresOn}
            />
          </div>
          <StaleNotice
            standing={standing}
            onReload={() => onReload().then(() => setStanding({ kind: 'loaded' }))}
          />
          <DialogFooter>
            <Button variant="outline" size="lg" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton pendingLabel="Saving">Save</SubmitButton>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

function StaleNotice({ standing, onReload }: { standing: Standing | null; onReload: () => Promise<void> }) {
  return (
    <div role="alert" className="empty:hidden">
      {standing?.kind === 'stale' && (
        <Alert variant="waiting">
          <p>{standing.message} What you typed stays here.</p>
          <LoadAgain onReload={onReload} />
        </Alert>
      )}
      {standing?.kind === 'loaded' && (
        <Alert>Your credentials were reloaded. What you typed is still here: please save it again.</Alert>
      )}
    </div>
  );
}

function chosenKind(target: EventTarget) {
  return target instanceof HTMLSelectElement && target.name === 'kind' ? target.value : null;
}

/** The server names the field by its place in the whole list (`credentials.2.state`); here it is `state`. */
function onFields(error: unknown) {
  if (!(error instanceof ApiError) || !error.fields) return error;
  const fields = Object.entries(error.fields).map(([name, message]) => [name.split('.').at(-1), message]);
  return new ApiError(error.status, error.detail, error.code, Object.fromEntries(fields));
}
