import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';
import { closeOrganization } from '@/components/organizations/calls';
import { openAfresh } from '@/components/session/open-afresh';
import { refreshUser } from '@/components/session/refresh-user';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { goesOn, whatEnds } from '@/lib/organizations/content/close';
import type { OrganizationView } from '@/lib/organizations/schema/organizations';

type CloseDialogProps = { organization: Pick<OrganizationView, 'name' | 'kind'>; onClose: () => void };

/** Closes an organization, once its name was typed. */
export function CloseDialog({ organization, onClose }: CloseDialogProps) {
  const { name, kind } = organization;
  const { send, dialog } = useAction(closeOrganization, {
    onDone: async () => {
      await refreshUser();
      openAfresh('/home');
    },
  });
  const loadSchema = () =>
    import('@/lib/organizations/schema/organizations').then((module) => module.closeFormSchema(name));

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent data-product="deedguard">
        <DialogHeader>
          <DialogTitle className="wrap-anywhere">Close {name}?</DialogTitle>
          <DialogDescription asChild>
            <div className="grid gap-3">
              <ul className="grid list-disc gap-1.5 pl-5">
                {whatEnds.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
              <p>{goesOn[kind]}</p>
            </div>
          </DialogDescription>
        </DialogHeader>
        <Form schema={loadSchema} label="Close the organization" action={send}>
          <Field
            name="name"
            label="Name of the organization"
            hint={
              <>
                To close it, type its name:{' '}
                <span className="font-medium wrap-anywhere select-all">{name}</span>
              </>
            }
            autoComplete="off"
            maxLength={200}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button type="button" variant="outline" size="lg" onClick={onClose}>
              Keep it
            </Button>
            <SubmitButton variant="destructive" pendingLabel="Closing">
              Close it for good
            </SubmitButton>
          </div>
        </Form>
        {dialog}
      </DialogContent>
    </Dialog>
  );
}
