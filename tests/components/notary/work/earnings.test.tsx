import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { EarningsDesk } from '@/components/notary/work/earnings/earnings-desk';
import { recentWeeks } from '@/components/notary/work/earnings/recent-weeks';
import type { Earnings } from '@/lib/notary/schema/profile';
import { doubleFetch } from '@/tests/support/fetch-double';
import { doubleEvents, NOTARY_ID, zonedUrl } from '@/tests/support/notary-work';

const earnings: Earnings = {
  total: 240.5,
  weeks: [
    { startsOn: '2026-11-16', visits: 2, total: 163 },
    { startsOn: '2026-11-09', visits: 1, total: 77.5 },
  ],
  visits: [
    {
      requestId: 'visit-1',
      serviceType: 'real-estate',
      completedAt: '2026-11-17T16:00:00.000Z',
      basePrice: 75,
      travelFee: 6.5,
      rushFee: 0,
      isCancelled: false,
      total: 81.5,
      invoiceId: null,
      invoiceNumber: null,
    },
    {
      requestId: 'visit-2',
      serviceType: 'estate',
      completedAt: '2026-11-18T16:00:00.000Z',
      basePrice: 75,
      travelFee: 6.5,
      rushFee: 0,
      isCancelled: false,
      total: 81.5,
      invoiceId: 'invoice-7',
      invoiceNumber: 'INV-2026-0007',
    },
  ],
};

function renderEarnings(answer: Parameters<typeof doubleFetch>[0][string]) {
  doubleEvents();
  doubleFetch({ [zonedUrl('earnings')]: answer });
  render(<EarningsDesk userId={NOTARY_ID} />);
  return userEvent.setup();
}

afterEach(() => {
  accountClient().clear();
});

describe('Earnings', () => {
  it('are summed up, by week and by visit', async () => {
    const user = renderEarnings({ body: earnings });

    expect(await screen.findByText('$240.50')).toBeInTheDocument();
    await user.click(screen.getByText('Weeks as a table'));
    const weeks = within(screen.getByRole('region', { name: 'By week' }));
    expect(weeks.getByRole('row', { name: 'Nov 16, 2026 2 $163.00' })).toBeInTheDocument();
    expect(weeks.getByRole('row', { name: 'Nov 9, 2026 1 $77.50' })).toBeInTheDocument();
    const visits = within(screen.getByRole('region', { name: 'By visit' }));
    expect(visits.getByRole('link', { name: 'Real estate' })).toHaveAttribute('href', '/requests/visit-1');
    expect(visits.getAllByText('$81.50')).toHaveLength(2);
    expect(
      visits.getByRole('button', { name: 'Create invoice for the visit of 2026-11-17' }),
    ).toBeInTheDocument();
    expect(visits.getByRole('link', { name: 'INV-2026-0007' })).toHaveAttribute(
      'href',
      '/invoices/invoice-7',
    );
    expect(visits.getAllByRole('button', { name: /^Create invoice/ })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'See your invoices' })).toHaveAttribute('href', '/invoices');
  });

  it('leave the place of a week without a visit in the chart', () => {
    const weeks = [
      { startsOn: '2026-11-16', visits: 2, total: 163 },
      { startsOn: '2026-10-26', visits: 1, total: 77.5 },
    ];

    expect(recentWeeks(weeks, 5).map(({ startsOn, total }) => [startsOn, total])).toEqual([
      ['2026-10-19', 0],
      ['2026-10-26', 77.5],
      ['2026-11-02', 0],
      ['2026-11-09', 0],
      ['2026-11-16', 163],
    ]);
  });

  it('say what will be here, and where the first step is', async () => {
    renderEarnings({ body: { total: 0, weeks: [], visits: [] } });

    expect(await screen.findByRole('heading', { name: 'Nothing earned yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See your offers' })).toHaveAttribute(
      'href',
      '/dashboard/notary',
    );
  });

  it('can be asked for again', async () => {
    let tries = 0;
    const user = renderEarnings(() => (tries++ === 0 ? new TypeError('offline') : { body: earnings }));

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('$240.50')).toBeInTheDocument();
  });
});
