import { render, screen, within } from '@testing-library/react';
import { AlertList } from '@/components/alerts/alert-list';
import { AlertRecord } from '@/components/alerts/alert-record';
import { AllClear } from '@/components/alerts/all-clear';
import { SampleAlerts } from '@/components/alerts/sample-alerts';
import type { AlertView } from '@/lib/alerts/schema/alerts';
import { findSampleAlert } from '@/lib/samples/alerts';

const now = '2026-11-20T15:00:00.000Z';
const alert: AlertView = {
  id: 'a1',
  level: 'CRITICAL',
  status: 'escalated',
  title: 'A quitclaim deed was recorded',
  timestamp: '2026-11-20T14:00:00.000Z',
  property: { address: '12 Main St, Austin, TX 78701', county: 'Travis County', state: 'TX' },
  reasons: ['The address is that of your lock.'],
};

describe('the list of alerts', () => {
  it('says of each how loud it is, what became of it, when, and where, and leads to its page', () => {
    render(<AlertList alerts={[alert]} />);
    const row = within(screen.getByRole('list', { name: 'Your alerts' })).getByRole('listitem');
    expect(row).toHaveTextContent(/Critical/);
    expect(row).toHaveTextContent(/Escalated/);
    const exact = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });
    expect(row).toHaveTextContent(exact.format(new Date(alert.timestamp)));
    expect(row).toHaveTextContent(/12 Main St, Austin, TX 78701/);
    expect(within(row).getByRole('link')).toHaveAccessibleName(
      'View Details of A quitclaim deed was recorded',
    );
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/alerts/a1');
  });

  it('tells logins apart by where they were, as far as anybody knows', () => {
    const login: AlertView = { ...alert, property: undefined };
    render(
      <AlertList
        alerts={[
          { ...login, place: null },
          { ...login, id: 'a2', place: 'Austin, Texas' },
          { ...login, id: 'a3' },
        ]}
      />,
    );
    const [unknown, known, elsewhere] = screen.getAllByRole('listitem');
    expect(unknown).toHaveTextContent(/, place unknown/);
    expect(known).toHaveTextContent(/, near Austin, Texas/);
    expect(elsewhere).not.toHaveTextContent(/near|place/);
  });

  it('offers to investigate what is not resolved', () => {
    render(<AlertList alerts={[alert, { ...alert, id: 'a2', status: 'resolved' }]} />);
    const offers = screen.getAllByRole('listitem').map((row) => within(row).queryAllByRole('button').length);
    expect(offers).toEqual([1, 0]);
    expect(screen.getByRole('button')).toHaveAccessibleName('Investigate A quitclaim deed was recorded');
  });
});

describe('the sample of alerts, for a visitor', () => {
  it('is framed as a sample, with its counters and five rows', () => {
    render(<SampleAlerts />);
    const frame = screen.getByRole('region', { name: 'Sample data' });
    expect(within(frame).getByText('Critical, active').nextSibling).toHaveTextContent('1');
    const rows = within(within(frame).getByRole('list')).getAllByRole('listitem');
    expect(rows.map((row) => /\d+ (minutes|hours?) ago/.exec(row.textContent)?.[0])).toEqual([
      '30 minutes ago',
      '1 hour ago',
      '2 hours ago',
      '3 hours ago',
      '4 hours ago',
    ]);
  });
});

describe('the page of an alert', () => {
  const show = (id: string) =>
    render(<AlertRecord alert={findSampleAlert(id, Date.parse(now))!} sayTime={(at) => at} />);

  it('says why it was raised, what was seen, what to do and what happened', () => {
    show('sample-quitclaim-deed');
    const part = (name: string) => within(screen.getByRole('region', { name }));
    expect(part('Why we tell you').getAllByRole('listitem')).toHaveLength(3);
    expect(part('What was seen').getByText('QUITCLAIM DEED')).toBeVisible();
    expect(part('What to do next').getByRole('link', { name: 'Find the recorder' })).toBeVisible();
    expect(part('What happened').getByText('We raised this alert')).toBeVisible();
    expect(screen.getByText(/Look at it today/)).toBeVisible();
  });

  it('says how it was resolved, and asks for nothing more', () => {
    show('sample-shared-link');
    expect(screen.getByText('Resolved: I expected it')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What to do next' })).not.toBeInTheDocument();
  });
});

describe('where there is no alert', () => {
  it('says what is looked at, and what to do next', () => {
    render(<AllClear />);
    const part = within(screen.getByRole('region', { name: 'All Clear' }));
    expect(part.getAllByRole('listitem').length).toBeGreaterThan(3);
    expect(part.getByRole('link', { name: 'Protect a property' })).toHaveAttribute(
      'href',
      '/deedguard-protection',
    );
  });
});
