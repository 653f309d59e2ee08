'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';
import { changeEndpoint, createEndpoint, webhookUrl, WEBHOOKS_URL } from '@/components/webhooks/calls';
import { EventChoice } from '@/components/webhooks/event-choice';
import { Button } from '@/components/ui/button';
import {
  createEndpointSchema,
  type CreateEndpointInput,
  type EndpointWithSecret,
  type WebhookEndpoint,
} from '@/lib/webhooks/schema/endpoints';

const MODES = [
  { value: 'live', label: 'Live events' },
  { value: 'test', label: 'Test events' },
];

type NewEndpointProps = { onMade: (made: EndpointWithSecret) => void; onClose: () => void };

export function NewEndpoint({ onMade, onClose }: NewEndpointProps) {
  const action = useAction(createEndpoint, { refreshes: [[WEBHOOKS_URL]], onDone: onMade });
  return (
    <>
      <EndpointForm
        title="Add webhook"
        label="Add webhook"
        pendingLabel="Adding"
        action={action.send}
        onClose={onClose}
      />
      {action.dialog}
    </>
  );
}

type EditEndpointProps = { endpoint: WebhookEndpoint; onClose: () => void };

export function EditEndpoint({ endpoint, onClose }: EditEndpointProps) {
  const { id } = endpoint;
  const save = ({ url, description, eventTypes }: CreateEndpointInput) =>
    changeEndpoint(id, { url, description: description ?? null, eventTypes });
  const action = useAction(save, {
    says: { title: 'Saved' },
    refreshes: [[webhookUrl(id)], [WEBHOOKS_URL]],
    onDone: onClose,
  });
  return (
    <>
      <EndpointForm
        title="Edit webhook"
        label="Save"
        pendingLabel="Saving"
        endpoint={endpoint}
        action={action.send}
        onClose={onClose}
      />
      {action.dialog}
    </>
  );
}

type EndpointFormProps = {
  title: string;
  label: string;
  pendingLabel: string;
  endpoint?: WebhookEndpoint;
  action: (input: CreateEndpointInput) => Promise<void>;
  onClose: () => void;
};

function EndpointForm({ title, label, pendingLabel, endpoint, action, onClose }: EndpointFormProps) {
  const form = useForm({
    resolver: zodResolver(createEndpointSchema),
    defaultValues: {
      mode: endpoint?.mode ?? 'live',
      url: endpoint?.url ?? '',
      description: endpoint?.description ?? '',
      eventTypes: endpoint?.eventTypes ?? [],
    },
  });
  const chosen = useWatch({ control: form.control, name: 'eventTypes' });

  return (
    <Form form={form} label={title} action={action} className="rounded-lg border bg-card p-5 sm:p-7">
      <h2 className="text-2xl">{title}</h2>
      <Field
        name="url"
        label="Endpoint URL"
        hint="An https address of your server. We do not follow redirects."
        placeholder="https://example.com/webhooks"
        inputMode="url"
        maxLength={500}
      />
      <Field name="description" label="Description" optional maxLength={200} />
      {!endpoint && (
        <Field
          name="mode"
          type="select"
          label="Mode"
          hint="Live events come from real bookings and locks, test events from your test keys."
          options={MODES}
        />
      )}
      <EventChoice
        chosen={chosen}
        onChange={(eventTypes) =>
          form.setValue('eventTypes', eventTypes, { shouldValidate: form.formState.isSubmitted })
        }
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pendingLabel={pendingLabel}>{label}</SubmitButton>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
