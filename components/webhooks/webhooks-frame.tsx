import Link from 'next/link';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/shell/page-header';

type WebhooksFrameProps = { title: string; back?: { href: string; label: string }; children: ReactNode };

/** The frame of the pages about webhooks. */
export function WebhooksFrame({ title, back, children }: WebhooksFrameProps) {
  return (
    <div data-product="deedguard" className="page">
      {back && (
        <p className="mb-6">
          <Link href={back.href} prefetch={false} className="text-[0.9375rem] text-link">
            {back.label}
          </Link>
        </p>
      )}
      <PageHeader title={title} section="Your organization" />
      <div className="mt-8 max-w-3xl">{children}</div>
    </div>
  );
}

/** For whoever is a member of no organization. */
export function NoOrganization() {
  return (
    <p>
      Webhooks belong to an organization, and your account has not joined one. Ask an owner of yours to invite
      you, or{' '}
      <Link href="/partners/portal" prefetch={false} className="text-link">
        apply as a partner
      </Link>
      .
    </p>
  );
}
