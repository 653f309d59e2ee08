import type { Metadata } from 'next';
import { AccountFrame } from '@/components/accounts/account-frame';
import { ConsentForm } from '@/components/oauth/consent-form';
import { findConsent } from '@/lib/oauth/queries/consent';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/oauth/consent');

export const metadata: Metadata = { title, description, robots: { index: false } };

type ConsentPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Where the OAuth server sends somebody whom an app asks. */
export default async function ConsentPage({ searchParams }: ConsentPageProps) {
  const request = String((await searchParams).request ?? '');
  const actor = await requireActor(`${path}?request=${encodeURIComponent(request)}`);
  const consent = await findConsent(actor, request);
  return (
    <AccountFrame title={title}>
      {consent ? (
        <ConsentForm consent={consent} />
      ) : (
        <p>
          This request was answered, has expired, or is for another account. Please go back to the app and
          start again.
        </p>
      )}
    </AccountFrame>
  );
}
