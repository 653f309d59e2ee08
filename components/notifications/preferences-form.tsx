'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { Field } from '@/components/kit/field';
import { FieldFrame } from '@/components/kit/field-frame';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { groupNames } from '@/components/notifications/words';
import { Checkbox } from '@/components/ui/checkbox';
import type {
  PreferencesForm as Values,
  PreferencesInput,
  PreferencesView,
} from '@/lib/notifications/schema/preferences';
import type { NotificationGroup } from '@/lib/notifications/rules/types';

const loadSchema = () =>
  import('@/lib/notifications/schema/preferences').then((module) => module.preferencesFormSchema);

const groups: Exclude<NotificationGroup, 'account'>[] = [
  'alerts',
  'locks',
  'documents',
  'visits',
  'invoices',
  'plan',
];

type PreferencesFormProps = {
  preferences: PreferencesView;
  onSave: (input: PreferencesInput) => Promise<void>;
};

/** How somebody wants to be told: by which ways, of what, and at which hours not. */
export function PreferencesForm({ preferences, onSave }: PreferencesFormProps) {
  const { emailEnabled, inAppEnabled, alertTypes } = preferences;

  return (
    <Form
      schema={loadSchema}
      label="Notification settings"
      className="gap-8"
      action={(values) => onSave(toInput(values, preferences))}
    >
      <Part title="How we tell you">
        <Switch
          name="inAppEnabled"
          label="In the app"
          checked={inAppEnabled}
          hint="The count on the bell. The list itself keeps what you are told."
        />
        <Switch
          name="emailEnabled"
          label="Email"
          checked={emailEnabled}
          hint={<EmailHint preferences={preferences} />}
        />
        <PushSwitch preferences={preferences} />
        <NotAvailable way="Text messages" says="We don’t send them yet." />
      </Part>
      <Part title="Email and push about">
        {groups.map((group) => (
          <Switch key={group} name={group} label={groupNames[group]} checked={alertTypes[group]} />
        ))}
        <p className="text-sm text-muted-foreground">
          {groupNames.account} cannot be turned off: a changed password, PIN, passkey or address, and what you
          asked us to send. The same goes for emails about something critical, and for offers to notaries,
          which expire within minutes.
        </p>
      </Part>
      <QuietPart preferences={preferences} />
      <SubmitButton className="justify-self-start max-sm:justify-self-stretch" pendingLabel="Saving">
        Save settings
      </SubmitButton>
    </Form>
  );
}

function QuietPart({ preferences: { quietHours, timeZone } }: { preferences: PreferencesView }) {
  return (
    <Part title="Quiet hours">
      <Switch
        name="quietEnabled"
        label="Hold email and push back at night"
        checked={quietHours.enabled}
        hint="They go out when the quiet hours end. What is critical, and what cannot be turned off, goes out anyway."
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="quietStart" type="time" label="From" defaultValue={quietHours.start} />
        <Field name="quietEnd" type="time" label="Until" defaultValue={quietHours.end} />
      </div>
      <p className="text-sm text-muted-foreground">
        In your time zone, {(timeZone ?? 'UTC').replaceAll('_', ' ')}.{' '}
        <Link href="/settings/account" prefetch={false} className="text-link">
          Change it
        </Link>
      </p>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-3 text-lg font-medium">{title}</legend>
      {children}
    </fieldset>
  );
}

type SwitchProps = { name: keyof Values; label: string; checked: boolean; hint?: ReactNode };

function Switch({ name, label, checked, hint }: SwitchProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} layout="beside" optional>
      {(control) => <Checkbox className="mt-0.5" defaultChecked={checked} {...control} />}
    </FieldFrame>
  );
}

function EmailHint({ preferences: { emailAddress } }: { preferences: PreferencesView }) {
  return (
    <>
      To {emailAddress}, the address of your account.{' '}
      <Link href="/settings/account" prefetch={false} className="text-link">
        Change it
      </Link>
    </>
  );
}

function PushSwitch({ preferences: { pushKey, pushEnabled } }: { preferences: PreferencesView }) {
  if (pushKey === null) return <NotAvailable way="Push" says="This site is not set up for it." />;
  return (
    <Switch
      name="pushEnabled"
      label="Push"
      checked={pushEnabled}
      hint="To the browsers that you turn it on in. Low-priority ones are left out."
    />
  );
}

function NotAvailable({ way, says }: { way: string; says: string }) {
  return (
    <p className="text-[0.9375rem] leading-6">
      {way}: not available. <span className="text-muted-foreground">{says}</span>
    </p>
  );
}

/** A switch that is not shown stays as it was. */
function toInput(values: Values, { pushEnabled, smsEnabled }: PreferencesView): PreferencesInput {
  const {
    emailEnabled,
    inAppEnabled,
    quietEnabled,
    quietStart,
    quietEnd,
    alerts,
    locks,
    documents,
    visits,
    invoices,
    plan,
  } = values;
  return {
    emailEnabled,
    smsEnabled,
    pushEnabled: values.pushEnabled ?? pushEnabled,
    inAppEnabled,
    quietHours: { enabled: quietEnabled, start: quietStart, end: quietEnd },
    alertTypes: { alerts, locks, documents, visits, invoices, plan, account: true },
  };
}
