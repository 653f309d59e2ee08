import Link from 'next/link';

/** For whoever is a member of no organization, where only members have something. */
export function NeedsOrganization({ what }: { what: 'API keys' | 'Webhooks' | 'Apps' }) {
  return (
    <p>
      {what} belong to an organization, and your account isn’t in one.{' '}
      <Link href="/organization" prefetch={false} className="text-link">
        See how to get one
      </Link>
      .
    </p>
  );
}
