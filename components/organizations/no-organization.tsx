import Link from 'next/link';
import { OpenForm } from '@/components/organizations/open-form';
import { PLAN_SEATS } from '@/lib/organizations/rules/members';

/** For whoever belongs to none: how one comes to an organization. */
export function NoOrganization({ hasPlan }: { hasPlan: boolean }) {
  return (
    <div className="grid max-w-2xl gap-6">
      {hasPlan ? (
        <>
          <p>
            Your Professional Guard plan is for up to {PLAN_SEATS} people. Open an organization, and invite
            them to it.
          </p>
          <OpenForm />
        </>
      ) : (
        <>
          <p>Your account belongs to no organization. There are three ways to one:</p>
          <ul className="grid list-disc gap-2 pl-5">
            <li>Somebody invites you. The link comes by email, to the address of your account.</li>
            <li>
              You{' '}
              <Link href="/partners/portal" prefetch={false} className="text-link">
                apply as a partner
              </Link>
              . On approval we invite the address of your application.
            </li>
            <li>
              You choose the{' '}
              <Link href="/settings/plan" prefetch={false} className="text-link">
                Professional Guard plan
              </Link>
              , which is for up to {PLAN_SEATS} people.
            </li>
          </ul>
        </>
      )}
    </div>
  );
}
