import { render, screen } from '@testing-library/react';
import { ChosenPlan } from '@/components/plans/chosen-plan';

const choice = { plan: 'basic', period: 'month' } as const;

describe('a plan that somebody chose before', () => {
  it('is said to be sold as a demo where our own page stands in for Stripe’s', () => {
    render(<ChosenPlan choice={choice} hasTrial isDemo />);
    expect(
      screen.getByText('It is sold as a demo here: no card is needed, and no money moves.'),
    ).toBeInTheDocument();
    expect(screen.getByText(/14 days free, then \$29 a month/)).toBeInTheDocument();
  });

  it('is no demo where Stripe takes payments', () => {
    const { container } = render(<ChosenPlan choice={choice} hasTrial isDemo={false} />);
    expect(container).not.toHaveTextContent('demo');
  });
});
