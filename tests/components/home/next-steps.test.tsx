import { render, screen, within } from '@testing-library/react';
import { NextSteps } from '@/components/home/next-steps';
import { listNextSteps, type StepFacts } from '@/lib/home/rules/next-steps';
import { nothingWaits } from '@/tests/support/next-steps';

const now = new Date('2026-11-23T16:00:00.000Z');

const show = (facts: Partial<StepFacts>) =>
  render(<NextSteps steps={listNextSteps({ now, ...nothingWaits, ...facts })} now={now.toISOString()} />);

const portal = () => screen.queryByRole('link', { name: 'Open your portal' });

describe('the next steps at home', () => {
  it('lead a partner to the portal, and say what is there', () => {
    show({ partnership: { name: 'Lone Star Title' } });

    const [step] = within(screen.getByRole('region', { name: 'Next steps' })).getAllByRole('listitem');
    expect(step).toHaveTextContent('See how the programs of Lone Star Title are doing.');
    expect(step).toContainElement(portal());
    expect(portal()).toHaveAttribute('href', '/partners/portal');
    expect(portal()).toHaveAccessibleDescription('Open the partner portal');
  });

  it('name no portal to anybody else', () => {
    show({});

    expect(portal()).not.toBeInTheDocument();
    expect(screen.getByText('Nothing is waiting for you now.')).toBeInTheDocument();
  });
});
