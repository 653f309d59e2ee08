import { CallsChart } from '@/components/organizations/calls-chart';
import { OrderedLocks, OrderedRequests } from '@/components/organizations/ordered';
import { RevenueShareSection } from '@/components/organizations/revenue-share';
import { FigureTiles } from '@/components/shell/figure-tiles';
import { LinkList, type ListedLink } from '@/components/shell/link-list';
import { PageHeader } from '@/components/shell/page-header';
import { CHART_DAYS } from '@/lib/organizations/rules/portal';
import type { OrganizationView } from '@/lib/organizations/schema/organizations';
import type { PartnerFigures } from '@/lib/organizations/schema/portal';
import { formatNumber } from '@/lib/values/numbers';

const ways: ListedLink[] = [
  ['/organization/keys', 'API keys', 'Made, rolled and revoked by owners'],
  ['/organization/webhooks', 'Webhooks', 'Where we tell your programs what happened'],
  ['/organization/apps', 'Apps', 'Programs that act for accounts that agreed'],
  ['/organization', 'People', 'Members and invitations'],
  ['/developers', 'Developers', 'The calls, with examples'],
];

type PartnerDashboardProps = { organization: OrganizationView; figures: PartnerFigures };

/** `/partners/portal` of a partner: its own figures, each from rows that are there, and the ways to its programs. */
export function PartnerDashboard({ organization, figures }: PartnerDashboardProps) {
  const { days, locks, requests, share } = figures;
  const calls = days.reduce((sum, day) => sum + day.calls, 0);
  return (
    <div data-product="deedguard" className="page py-8 sm:py-10">
      <PageHeader title={organization.name} section="Partner portal">
        <p>What your programs do, what came of it, and where it is set up.</p>
      </PageHeader>
      <div className="mt-8 grid grid-cols-1 gap-12">
        <FigureTiles
          figures={[
            {
              name: 'API calls',
              value: formatNumber(calls),
              says: `In the last ${CHART_DAYS} days`,
            },
            { name: 'Properties', value: String(locks.total), says: `${locks.locked} locked, with consent` },
            { name: 'Requests', value: String(requests.total), says: 'For a notary, since the beginning' },
            { name: 'People', value: String(organization.members.length), says: 'In your organization' },
          ]}
        />
        <LinkList links={ways} className="row-links" />
        <CallsChart days={days} />
        <OrderedLocks locks={locks} />
        <OrderedRequests requests={requests} />
        <RevenueShareSection share={share} />
      </div>
    </div>
  );
}
