'use client';

import { useMemo } from 'react';
import type { Failed } from '@/components/alerts/fraud-outcome';
import { REPORT_URL } from '@/components/alerts/queries';
import type { ReportedAlert } from '@/components/alerts/reported-alert';
import { explainFailure } from '@/components/kit/explain-failure';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { draftOf, formDrafts } from '@/components/kit/form-drafts';
import { isSignedOut } from '@/components/kit/session-ended';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';
import { useAuth } from '@/components/session/auth-provider';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { DialogFooter } from '@/components/ui/dialog';
import { sayUntold } from '@/lib/fraud/rules/county';
import type { FraudFormInput, FraudPreview, FraudReceipt } from '@/lib/fraud/schema';
import { statesAndDistrict } from '@/lib/catalog/content/states-and-district';
import { ApiError, apiRequest } from '@/lib/platform/api-client';

const drafts = formDrafts('fraud-report');
const loadSchema = () => import('@/lib/fraud/schema').then((module) => module.fraudFormSchema);

const MAX_DETAILS = 4000;
const severities = [
  { value: 'CRITICAL', label: 'Critical: something is recorded or sold now' },
  { value: 'HIGH', label: 'High' },
  { value: 'MEDIUM', label: 'Medium' },
  { value: 'LOW', label: 'Low' },
];
const stateOptions = statesAndDistrict.map(({ code, name }) => ({ value: code, label: name }));

type FraudFormProps = {
  alert: ReportedAlert;
  /** null where it could not be read: the server decides anyway */
  preview: FraudPreview | null;
  onDone: (receipt: FraudReceipt) => void;
  onFailed: (failed: Failed) => void;
  onClose: () => void;
};

export function FraudForm({ alert, preview, onDone, onFailed, onClose }: FraudFormProps) {
  const draft = useMemo(() => draftOf(drafts, alert.id), [alert.id]);
  const { send, dialog } = useAction(
    (values: FraudFormInput) =>
      apiRequest<FraudReceipt>('POST', REPORT_URL, { eventId: alert.id, ...values }),
    { onDone, refreshes: [['/api/alerts']] },
  );

  async function report(values: FraudFormInput) {
    try {
      await send(values);
    } catch (error) {
      // What can be put right in the form is said there.
      if (isSignedOut(error) || isForFields(error)) throw error;
      onFailed({ at: Date.now(), why: explainFailure(error) });
      return 'kept' as const;
    }
  }

  return (
    <>
      <Form schema={loadSchema} label="Your fraud report" draft={draft} action={report}>
        <ReportFields alert={alert} known={preview?.known ?? null} />
        <WhoGetsIt preview={preview} />
        <DialogFooter>
          <Button variant="outline" size="lg" onClick={onClose}>
            Not now
          </Button>
          <SubmitButton pendingLabel="Sending">Send the report</SubmitButton>
        </DialogFooter>
      </Form>
      {dialog}
    </>
  );
}

function isForFields(error: unknown): boolean {
  return error instanceof ApiError && (error.fields !== undefined || error.code === 'conflict');
}

type ReportFieldsProps = { alert: ReportedAlert; known: FraudPreview['known'] | null };

/** Empty under a sample: what it says is nobody’s property. */
function ReportFields({ alert, known }: ReportFieldsProps) {
  const { user } = useAuth();
  const own = alert.isSample ? null : { ...alert, ...withoutNull(known) };
  return (
    <>
      <Field name="summary" label="What happened, in one line" maxLength={200} defaultValue={own?.title} />
      <Field
        name="details"
        type="textarea"
        label="Details"
        hint="What was recorded or said, when you saw it, and who may know more. Plain text; leave out passwords and codes."
        maxLength={MAX_DETAILS}
        optional
      />
      <Field
        name="propertyAddress"
        label="Property address"
        maxLength={300}
        defaultValue={own?.propertyAddress ?? undefined}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          name="state"
          type="select"
          label="State"
          placeholder="Choose a state"
          options={stateOptions}
          defaultValue={own?.state ?? undefined}
        />
        <Field name="county" label="County" maxLength={100} defaultValue={own?.county ?? undefined} />
      </div>
      <Field
        name="severity"
        type="select"
        label="How urgent is it?"
        placeholder="Choose"
        options={severities}
        defaultValue={own?.level}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          name="reporter.name"
          label="Your name"
          autoComplete="name"
          maxLength={200}
          defaultValue={user ? `${user.firstName} ${user.lastName}` : undefined}
        />
        <Field
          name="reporter.email"
          type="email"
          label="Your email"
          autoComplete="email"
          defaultValue={user?.email}
        />
      </div>
    </>
  );
}

function withoutNull(known: FraudPreview['known'] | null): Partial<ReportedAlert> {
  if (!known?.isOwn) return {};
  const { state, county, propertyAddress } = known;
  return Object.fromEntries(
    Object.entries({ state, county, propertyAddress }).filter(([, value]) => value !== null),
  );
}

function WhoGetsIt({ preview }: { preview: FraudPreview | null }) {
  const isPreview = preview?.transport === 'preview';
  return (
    <Alert role="note">
      <AlertTitle>Who gets it</AlertTitle>
      <AlertDescription>
        {preview ? (
          <ul className="list-disc pl-5">
            {preview.sendsTo.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        ) : (
          <p>We do. We couldn’t load who else receives it; you will see that after you send it.</p>
        )}
        {preview?.countyUntold && <p>The county is not told. {sayUntold(preview.countyUntold)}</p>}
        {isPreview && (
          <p>This server sends no email: the report is kept here, and the people who run it read it here.</p>
        )}
        <p>The police are not told. In an emergency, call 911.</p>
      </AlertDescription>
    </Alert>
  );
}
