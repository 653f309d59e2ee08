'use client';

import { useRouter } from 'next/navigation';
import { changeAccount } from '@/components/accounts/calls';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { storeUser } from '@/components/kit/stored-user';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';
import { useInBrowser } from '@/components/kit/use-in-browser';
import type { AccountDetails, ChangeAccountInput } from '@/lib/accounts/schema/users';
import { UTC } from '@/lib/values/time-zone';

const loadSchema = () => import('@/lib/accounts/schema/users').then((module) => module.changeAccountSchema);

/** Who somebody is, how to call them, and in which time zone we write to them. */
export function ProfileForm({ account }: { account: AccountDetails }) {
  const router = useRouter();
  const { send, dialog } = useAction(
    ({ phone = null, timeZone = null, ...names }: ChangeAccountInput) =>
      // A field that was emptied takes away what was there.
      changeAccount({ id: account.id, phone, timeZone, ...names }),
    {
      says: { title: 'Your details are saved' },
      onDone: ({ phone: _, timeZone: __, ...user }) => {
        storeUser(user);
        // The frame around the page says the name, too.
        router.refresh();
      },
    },
  );

  return (
    <section aria-labelledby="profile">
      <h2 id="profile" className="text-2xl">
        Your details
      </h2>
      <Form schema={loadSchema} labelledBy="profile" className="mt-5" action={send}>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <Field
            name="firstName"
            label="First name"
            autoComplete="given-name"
            maxLength={100}
            defaultValue={account.firstName}
          />
          <Field
            name="lastName"
            label="Last name"
            autoComplete="family-name"
            maxLength={100}
            defaultValue={account.lastName}
          />
        </div>
        <Field
          name="phone"
          type="tel"
          label="Phone"
          optional
          autoComplete="tel"
          defaultValue={account.phone ?? ''}
        />
        <ZoneField current={account.timeZone} />
        <SubmitButton className="justify-self-start max-sm:justify-self-stretch" pendingLabel="Saving">
          Save details
        </SubmitButton>
      </Form>
      {dialog}
    </section>
  );
}

const noZones: string[] = [];
let zones: string[] | undefined;

/** What this browser knows, once the page has woken up there: the list is long. */
const listZones = () => (zones ??= Intl.supportedValuesOf('timeZone').filter((zone) => zone !== UTC));

function ZoneField({ current }: { current: string | null }) {
  const known = useInBrowser(listZones, noZones);
  const listed = current && current !== UTC && !known.includes(current) ? [current, ...known] : known;

  return (
    <Field
      name="timeZone"
      type="select"
      label="Time zone"
      hint="Emails about your account and offers say times in it. Pages show times in the zone of your browser."
      defaultValue={current ?? ''}
      options={[
        { value: '', label: 'UTC' },
        ...listed.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
      ]}
    />
  );
}
