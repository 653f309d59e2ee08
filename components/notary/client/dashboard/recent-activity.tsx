'use client';

import Link from 'next/link';
import { RelativeTime } from '@/components/kit/relative-time';
import { useRead } from '@/components/kit/use-read';
import { readActivity } from '@/components/notary/queries';
import type { Activity } from '@/lib/notary/schema/activity';
import { DEMO_TAKEN_BACK_TITLE } from '@/lib/payments/rules';

const words: Record<Activity['kind'], string> = {
  'request.created': 'Notary requested',
  'request.exhausted': 'No notary was free',
  'request.assigned': 'A notary accepted',
  'request.unassigned': 'The notary withdrew',
  'request.departed': 'The notary set off',
  'request.arrived': 'The notary arrived',
  'request.started': 'The signing began',
  'request.completed': 'Visit completed',
  'request.cancelled': 'Request cancelled',
  'request.reviewed': 'Visit reviewed',
  'deed.locked': 'Property protected',
  'deed.released': 'Protection released',
  'document.stored': 'Document stored',
  'document.changed': 'Document renamed or moved',
  'document.viewed': 'Document opened',
  'document.downloaded': 'Document downloaded',
  'deed.contested': 'Property contested',
  'deed.uncontested': 'No longer contested',
  'evidence.submitted': 'Evidence shown',
  'evidence.decided': 'Evidence looked at',
  'payment.succeeded': 'Payment received',
  'payment.refunded': 'Payment refunded',
  'redaction.completed': 'Redacted copy made',
  'redaction.downloaded': 'Redacted copy downloaded',
  'link.created': 'Link made',
  'link.revoked': 'Link ended',
  'link.viewed': 'Link opened by somebody',
  'invoice.sent': 'Invoice sent',
  'invoice.paid': 'Invoice paid',
  'plan.started': 'Plan started',
  'plan.cancelled': 'Plan cancelled',
  'plan.ended': 'Plan ended',
  'pin.set': 'PIN set',
  'pin.removed': 'PIN removed',
  'passkey.added': 'Passkey added',
  'passkey.removed': 'Passkey removed',
  'recovery_codes.made': 'Recovery codes made',
  'recovery_code.used': 'Recovery code used',
  'guards.reset': 'Guards reset by us',
  'guards.undone': 'Change of a guard undone',
};

function sayKind(kind: Activity['kind'], isDemo = false): string {
  if (isDemo && kind === 'payment.refunded') return DEMO_TAKEN_BACK_TITLE;
  return isDemo ? `${words[kind]} (demo)` : words[kind];
}

type RecentActivityProps = { userId: string; initial: Activity[]; title?: string };

export function RecentActivity({ userId, initial, title = 'Recent Activity' }: RecentActivityProps) {
  const { data } = useRead({ ...readActivity(userId), initialData: initial });

  return (
    <section aria-labelledby="recent-activity">
      <h2 id="recent-activity" className="text-2xl">
        {title}
      </h2>
      {data.length === 0 ? (
        <p className="mt-3 border-y py-4 text-[0.9375rem] leading-6 text-muted-foreground">
          Changes to your properties, documents, requests and payments will appear here. Logins from new
          browsers are under{' '}
          <Link href="/alerts" prefetch={false} className="text-link">
            Alerts
          </Link>
          .
        </p>
      ) : (
        <ol className="mt-3 divide-y border-y">
          {data.map(({ id, at, kind, isDemo, subject, href }) => (
            <li key={id} className="py-3 text-[0.9375rem] leading-6">
              <p className="font-medium">{sayKind(kind, isDemo)}</p>
              <p className="wrap-anywhere">
                <Link href={href} prefetch={false} className="text-link">
                  {subject}
                </Link>
              </p>
              <p className="text-sm text-muted-foreground">
                <RelativeTime value={at} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
