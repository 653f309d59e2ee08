import { render, screen, within } from '@testing-library/react';
import { PartnerDashboard } from '@/components/organizations/partner-dashboard';
import type { OrganizationView } from '@/lib/organizations/schema/organizations';
import type { PartnerFigures } from '@/lib/organizations/schema/portal';

const at = '2026-11-20T12:00:00.000Z';
const organization: OrganizationView = {
  id: 'lone-star',
  name: 'Lone Star Title',
  kind: 'partner',
  role: 'owner',
  seats: null,
  createdAt: at,
  members: [{ id: 'ada', name: 'Ada', email: 'ada@example.com', role: 'owner', joinedAt: at }],
  invitations: [],
};
const figures: PartnerFigures = {
  days: [
    { day: '2026-11-19', calls: 0 },
    { day: '2026-11-20', calls: 1200 },
  ],
  locks: {
    total: 11,
    locked: 4,
    newest: [
      { id: 'l-1', address: '500 Congress Ave, Austin, TX 78701', status: 'pending_consent', createdAt: at },
    ],
  },
  requests: { total: 0, newest: [] },
  share: { basisPoints: 1250, payments: 4, paidCents: 39_600, shareCents: 4_950 },
};

const show = (given: Partial<PartnerFigures> = {}) =>
  render(<PartnerDashboard organization={organization} figures={{ ...figures, ...given }} />);

describe('the dashboard of a partner', () => {
  it('shows calls by day as bars, with the same as a table', () => {
    show();
    expect(screen.getByRole('img').querySelectorAll('rect')).toHaveLength(2);
    expect(screen.getByRole('img')).toHaveAccessibleName(/1,200 in total/);
    const table = within(screen.getByText('View as table').closest('details')!);
    expect(table.getAllByRole('rowheader', { hidden: true }).map((cell) => cell.textContent)).toEqual([
      'Nov 20',
      'Nov 19',
    ]);
  });

  it('lists what was ordered with its state, and says how much more there is', () => {
    show();
    expect(screen.getByRole('row', { name: /500 Congress Ave/ })).toHaveTextContent('Waits for the owner');
    expect(screen.getByText(/The newest 1 of 11\./)).toBeInTheDocument();
    expect(screen.getByText('No request for a notary yet.')).toBeInTheDocument();
  });

  it('says what the agreed share comes to', () => {
    show();
    expect(screen.getByText('12.5% of each payment')).toBeInTheDocument();
    expect(screen.getByText('$49.50')).toBeInTheDocument();
  });

  it('says so where no share is agreed, and where no program has called', () => {
    show({
      days: [{ day: '2026-11-20', calls: 0 }],
      share: { basisPoints: null, payments: 0, paidCents: 0, shareCents: null },
    });
    expect(screen.getByText(/No share is agreed\./)).toBeInTheDocument();
    expect(screen.getByText('No calls yet.')).toBeInTheDocument();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('leads to keys, webhooks, apps and people', () => {
    show();
    for (const path of [
      '/organization/keys',
      '/organization/webhooks',
      '/organization/apps',
      '/organization',
    ]) {
      expect(document.querySelector(`a[href="${path}"]`)).not.toBeNull();
    }
  });
});
