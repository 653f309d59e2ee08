import { render, screen } from '@testing-library/react';
import { PlanStanding } from '@/components/plans/plan-standing';
import { QuotaList } from '@/components/plans/quota-list';
import { quotasOf } from '@/lib/plans/rules/quotas';
import type { CurrentPlan } from '@/lib/plans/schema';

const none: CurrentPlan = {
  plan: null,
  period: null,
  status: 'none',
  quotas: quotasOf.none,
  renewsAt: null,
  renewalCents: null,
  creditCents: 0,
  trialEndsAt: null,
  endsAt: null,
  retrievalUntil: null,
  hasTrial: true,
  isDemo: false,
};
const basic: CurrentPlan = {
  ...none,
  plan: 'basic',
  period: 'month',
  status: 'active',
  quotas: quotasOf.basic,
  renewsAt: '2026-12-23T10:00:00.000Z',
  renewalCents: 2_900,
};

describe('the standing of a plan', () => {
  it('without one leads to the plans and to no portal', () => {
    render(<PlanStanding current={none} />);
    expect(screen.getByRole('heading', { name: 'No plan' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute('href', '/pricing');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says when it renews and for how much', () => {
    render(<PlanStanding current={basic} />);
    expect(screen.getByText('In force')).toBeInTheDocument();
    expect(screen.getByText(/It renews on/)).toHaveTextContent(
      'It renews on Dec 23, 2026, and $29 is charged then',
    );
    expect(screen.getByRole('button', { name: 'Change or cancel' })).toBeInTheDocument();
  });

  it('of the demo provider says that no money moves, and of nothing that it is charged', () => {
    const { container } = render(<PlanStanding current={{ ...basic, isDemo: true }} />);
    expect(screen.getByText('Demo plan')).toBeInTheDocument();
    expect(screen.getByText('This plan is a demo: no card is asked for, and no money moves.')).toBeVisible();
    expect(screen.getByText(/It renews on/)).toHaveTextContent('at $29 (demo) unless you cancel first');
    expect(container).not.toHaveTextContent('charged');
  });

  it('of the demo provider is labeled after its end too', () => {
    render(<PlanStanding current={{ ...none, status: 'ended', endsAt: basic.renewsAt, isDemo: true }} />);
    expect(
      screen.getByText('That plan was a demo: no card was asked for, and no money moved.'),
    ).toBeVisible();
  });

  it('says in a trial what is charged at its end', () => {
    const trialEndsAt = basic.renewsAt;
    render(<PlanStanding current={{ ...basic, status: 'trialing', trialEndsAt }} />);
    expect(screen.getByText('Free trial')).toBeInTheDocument();
    expect(screen.getByText(/The free trial ends on/)).toHaveTextContent('unless you cancel first');
  });

  it('that was cancelled says until when it is in force', () => {
    render(<PlanStanding current={{ ...basic, renewsAt: null, endsAt: basic.renewsAt }} />);
    expect(screen.getByText('Cancelled')).toBeInTheDocument();
    expect(screen.getByText(/stays in force until/)).toHaveTextContent('Nothing more is charged');
  });

  it('that ended says until when documents can be retrieved, and that nothing is deleted then', () => {
    render(
      <PlanStanding
        current={{
          ...none,
          status: 'ended',
          endsAt: '2026-11-23T10:00:00.000Z',
          retrievalUntil: '2026-12-23T10:00:00.000Z',
        }}
      />,
    );
    expect(screen.getByText(/Your last plan ended/)).toHaveTextContent(
      'until Dec 23, 2026. Nothing is deleted after that either',
    );
  });
});

describe('the quotas of a plan', () => {
  it('are bars with numbers', () => {
    const usage = {
      usedBytes: 50 * 1024 ** 2,
      quotaBytes: 100 * 1024 ** 2,
      documents: 4,
      documentQuota: 10,
      documentsPer: 'month',
    } as const;
    render(<QuotaList current={basic} usage={usage} />);
    expect(screen.getByRole('meter', { name: 'Documents' })).toHaveAttribute(
      'aria-valuetext',
      '4 of 10 new documents this month',
    );
    expect(screen.getByRole('meter', { name: 'Space used' })).toHaveAttribute(
      'aria-valuetext',
      '50 MB of 100 MB used',
    );
    expect(screen.getByText(/Documents and their redacted copies use the same space\./)).toBeVisible();
    expect(
      screen.getByText(/A document that you delete gives back its space, and still counts for its month\./),
    ).toBeVisible();
  });
});
