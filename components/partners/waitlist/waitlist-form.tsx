'use client';

import { useState } from 'react';
import { bringIntoView } from '@/components/kit/bring-into-view';
import { detailOf } from '@/components/kit/explain-failure';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { useStore } from '@/components/kit/store';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';
import { stepLeft, WaitNotice, type Received } from '@/components/partners/applications/sent-notice';
import { Agreements } from '@/components/partners/waitlist/agreements';
import { choices, none, waitlistDrafts, type Specialization } from '@/components/partners/waitlist/draft';
import { SpecializationChoice } from '@/components/partners/waitlist/specialization-choice';
import { ConfirmFirst } from '@/components/session/address-notice';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { toast } from '@/components/ui/toast';
import { availabilities, experiences, MAX_MOTIVATION, volumes } from '@/lib/partners/rules/waitlist';
import type { JoinWaitlistInput } from '@/lib/partners/schema/waitlist';
import { apiRequest } from '@/lib/platform/api-client';

const loadSchema = () => import('@/lib/partners/schema/waitlist').then((module) => module.joinWaitlistSchema);

const joinedToast = {
  title: 'Successfully Joined Waitlist!',
  description: 'You will receive updates about early access and launch.',
};

export function WaitlistForm({ stateNames }: { stateNames: string[] }) {
  const chosen = useStore(choices, none);
  const [joined, setJoined] = useState<(Received & { email: string }) | null>(null);

  const toggle = (one: Specialization) =>
    choices.write(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);

  const { send, failure, dialog } = useAction(
    (values: JoinWaitlistInput) =>
      apiRequest<Received>('POST', '/api/waitlist/join', { ...values, specializations: chosen }),
    {
      says: ({ waitsFor }, { email }) => {
        const description = stepLeft({ email, waitsFor });
        return description ? { title: 'Almost on the list', description } : joinedToast;
      },
      onDone: ({ waitsFor }, { email }) => {
        setJoined({ email, waitsFor });
        choices.write([]);
      },
      onFailed: sayFailed,
    },
  );

  async function join(values: JoinWaitlistInput, form: { reset: () => void }) {
    await send(values);
    form.reset();
  }

  return (
    <div className="grid gap-6">
      {joined && <JoinedNotice {...joined} />}
      <Form
        schema={loadSchema}
        label="Join the waitlist"
        draft={waitlistDrafts}
        action={join}
        onInvalid={complainOfAgreements}
      >
        <PersonFields />
        <WorkFields stateNames={stateNames} />
        <SpecializationChoice chosen={chosen} onToggle={toggle} />
        <Field
          name="motivation"
          type="textarea"
          label="Why would you like to join?"
          maxLength={MAX_MOTIVATION}
        />
        <Field
          name="requestBetaAccess"
          type="checkbox"
          optional
          label="I would like beta access to what is still being built"
        />
        <Agreements />
        <SubmitButton pendingLabel="Joining..." className="justify-self-start max-sm:justify-self-stretch">
          Join the waitlist
        </SubmitButton>
      </Form>
      <ConfirmFirst failure={failure} />
      {dialog}
    </div>
  );
}

function JoinedNotice({ email, waitsFor }: Received & { email: string }) {
  if (waitsFor) return <WaitNotice email={email} waitsFor={waitsFor} what="Your place on the waitlist" />;
  return (
    <Alert ref={bringIntoView} tabIndex={-1} variant="success">
      <AlertTitle>You are on the waitlist</AlertTitle>
      <AlertDescription>
        We will write to {email}. To change an answer, send the form again with the same email.
      </AlertDescription>
    </Alert>
  );
}

function PersonFields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field name="name" label="Name" autoComplete="name" maxLength={200} />
      <Field name="email" type="email" label="Email" autoComplete="email" />
      <Field name="phone" type="tel" label="Phone" autoComplete="tel" optional />
      <Field name="companyName" label="Company" autoComplete="organization" maxLength={200} optional />
    </div>
  );
}

function WorkFields({ stateNames }: { stateNames: string[] }) {
  const states = stateNames.map((name) => ({ value: name, label: name }));
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field name="state" type="select" label="State" placeholder="Choose a state" options={states} />
      <Field
        name="experience"
        type="select"
        label="Experience"
        placeholder="Choose your experience"
        options={[...experiences]}
      />
      <Field
        name="availability"
        type="select"
        label="Availability"
        placeholder="Choose your availability"
        options={[...availabilities]}
      />
      <Field
        name="currentVolume"
        type="select"
        label="Current volume"
        placeholder="Not said"
        options={[...volumes]}
        optional
      />
    </div>
  );
}

/** Beside the messages on the two boxes. */
function complainOfAgreements(problems: Record<string, string>) {
  if (!problems.ndaAccepted && !problems.termsAccepted) return;
  toast({
    variant: 'destructive',
    title: 'Please Accept Terms',
    description: 'You must accept the NDA and terms to join the waitlist',
  });
}

function sayFailed(error: unknown) {
  toast({
    variant: 'destructive',
    title: 'Failed to Join Waitlist',
    description: detailOf(error, 'Please try again later'),
  });
}
