import { render, screen, within } from '@testing-library/react';
import { OwnProperties } from '@/components/home/own-properties';
import { OpenAlerts } from '@/components/properties/open-alerts';
import { PropertyBanner } from '@/components/properties/property-banner';
import { PropertyTable } from '@/components/properties/property-table';
import { stateBefore } from '@/lib/properties/rules/property-state';
import { receipt } from '@/tests/support/deeds';
import { aGlance, aHistory } from '@/tests/support/property-history';

const counts = { CRITICAL: 1, HIGH: 0, MEDIUM: 0, LOW: 2 };

const aLock = {
  id: receipt.id,
  createdAt: new Date('2026-03-01T10:00:00Z'),
  paymentDueAt: new Date('2026-03-08T10:00:00Z'),
  paidAt: null,
  expiresAt: null,
  releasedAt: null,
  releaseReason: null,
  isDemo: false,
  contests: [],
};

describe('properties at a glance', () => {
  it('say their state, what is due, open alerts and the last recording', () => {
    render(
      <PropertyTable
        properties={[
          aGlance({
            status: 'due',
            due: { amount: 99, by: '2026-03-08T10:00:00.000Z' },
            openAlerts: counts,
            lastRecording: { type: 'QUITCLAIM DEED', instrument: '9', recordedOn: '2026-03-02' },
          }),
        ]}
      />,
    );
    const row = screen.getByRole('row', { name: /12 Main St/ });

    for (const words of [
      'Unpaid',
      '$99 due by Mar 8, 2026',
      '1 critical',
      '2 low',
      'QUITCLAIM DEED',
      'Mar 2, 2026',
    ])
      expect(row).toHaveTextContent(words);
  });

  it('say the county below the address', () => {
    render(<PropertyTable properties={[aGlance({ county: 'Travis County' })]} />);

    expect(screen.getByRole('rowheader', { name: /12 Main St.*Travis County/ })).toBeVisible();
  });

  it('say nothing of what there is not', () => {
    render(<PropertyTable properties={[aGlance()]} />);

    expect(screen.getByRole('row', { name: /12 Main St/ })).not.toHaveTextContent(/due|critical|low/);
  });

  it.each([
    [0, 'No evidence shown'],
    [1, '1 document shown'],
    [2, '2 documents shown'],
  ])('say of a contested one how much evidence was shown: %i', (evidence, words) => {
    render(<PropertyTable properties={[aGlance({ contested: true, evidence })]} />);

    expect(screen.getByText(words)).toBeVisible();
  });
});

describe('the list of properties on Home', () => {
  const show = (openAlerts: number) =>
    render(
      <OwnProperties
        properties={[{ ...aGlance(), openAlerts }]}
        counts={{ locked: 1, due: 0, contested: 0, ended: 0 }}
      />,
    );

  it('has the next step of each', () => {
    show(2);

    expect(
      screen.getByRole('link', { name: 'Look at 2 alerts for 12 Main St, Austin, TX 78701' }),
    ).toHaveAttribute('href', `/properties/${receipt.id}#alerts`);
  });

  it('says that there is none', () => {
    show(0);

    expect(screen.getByText('Nothing to do')).toBeVisible();
  });
});

describe('the banner of a property', () => {
  const state = stateBefore([aLock], new Date('2026-03-02T00:00:00Z'));

  it('says the state in a sentence, and the next step', () => {
    const step = { what: 'Pay', href: '/payment/deedguard?lock=1', by: '2026-03-08T10:00:00.000Z' };
    render(<PropertyBanner history={aHistory({ state, step })} />);

    expect(screen.getByText('Waiting for payment')).toBeVisible();
    expect(
      screen.getByText('Locked on Mar 1, 2026. It ends on Mar 8, 2026 unless it is paid.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay' })).toHaveAttribute('href', '/payment/deedguard?lock=1');
  });

  it.each([
    ['is paid', { paidAt: new Date('2026-03-01T11:00:00Z') }, 'verified'],
    ['is not paid', {}, 'waiting'],
  ])('has the sign and the color of a proof while a lock %s', (_, changed, kind) => {
    const locked = stateBefore([{ ...aLock, ...changed }], new Date('2026-03-02T00:00:00Z'));
    const { container } = render(<PropertyBanner history={aHistory({ state: locked })} />);

    expect(container.querySelector('[data-verdict]')).toHaveAttribute('data-verdict', kind);
  });

  it('says as of which day', () => {
    render(<PropertyBanner history={aHistory({ asOf: '2026-02-01' })} />);

    expect(screen.getByText('As of Feb 1, 2026: not locked')).toBeVisible();
  });

  it('leads from an earlier lock to the current one', () => {
    render(<PropertyBanner history={aHistory({ isEarlier: true, currentId: 'now' })} />);

    expect(screen.getByRole('link', { name: 'See the current one' })).toHaveAttribute(
      'href',
      '/properties/now',
    );
  });
});

describe('open alerts of a property', () => {
  const listed = [
    {
      id: 'a',
      level: 'CRITICAL' as const,
      title: 'A deed was recorded',
      createdAt: '2026-03-02T08:00:00.000Z',
    },
  ];

  it('open their page, and the rest is one click away', () => {
    render(<OpenAlerts alerts={{ counts, listed }} />);
    const [row] = screen.getAllByRole('listitem');

    expect(within(row!).getByRole('link', { name: 'A deed was recorded' })).toHaveAttribute(
      'href',
      '/alerts/a',
    );
    expect(within(row!).getByText('Critical')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All 3 alerts' })).toHaveAttribute('href', '/alerts');
  });

  it('are said to be none', () => {
    render(<OpenAlerts alerts={aHistory().alerts} />);

    expect(screen.getByText('No alerts are waiting for you.')).toBeVisible();
  });
});
