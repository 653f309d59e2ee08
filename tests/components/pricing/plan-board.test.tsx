import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { PlanBoard } from '@/components/pricing/plan-board';

function open(query = '') {
  history.replaceState(null, '', `/pricing${query}`);
  render(<PlanBoard />);
  return userEvent.setup();
}

const radio = (name: string) => screen.getByRole('radio', { name });

describe('the plans', () => {
  it('have the prices of a month and of a year in the page before any script runs', () => {
    const html = renderToStaticMarkup(<PlanBoard />);

    ['$29', '$290', '$79', '$790', '$299', '$2,990'].forEach((price) =>
      expect(html).toContain(`>${price}</span>`),
    );
  });

  it('say first what the prices save, and quote the banner small beside it', () => {
    open();

    expect(screen.getByText('Paying by the year saves about 17%')).toBeInTheDocument();
    expect(screen.getByText(/Worked out from the prices below/)).toHaveTextContent('“Save up to 20%”');
  });

  it('begin with the month', () => {
    open();

    expect(radio('Monthly')).toBeChecked();
    expect(radio('Yearly')).not.toBeChecked();
  });

  it('keep the choice of the year in the address', async () => {
    const user = open();

    await user.click(radio('Yearly'));
    expect(radio('Yearly')).toBeChecked();
    expect(location.search).toBe('?billing=yearly');

    await user.click(radio('Monthly'));
    expect(location.search).toBe('');
  });

  it('open with the year when the address says so', () => {
    open('?billing=yearly');
    expect(radio('Yearly')).toBeChecked();
  });

  it('open with the month when the address says anything else', () => {
    open('?billing=weekly');
    expect(radio('Monthly')).toBeChecked();
  });

  it.each([
    ['Basic Protection', 'Sign up for Basic', '/signup?role=owner&plan=basic'],
    ['Professional Guard', 'Sign up for Professional', '/signup?role=owner&plan=professional'],
    ['Enterprise Shield', 'Contact sales', '/enterprise#contact'],
  ])('lead on from %s by the button %s', (plan, label, href) => {
    open();

    const card = screen.getByRole('heading', { name: plan }).closest('li');
    expect(within(card ?? document.body).getByRole('link', { name: label })).toHaveAttribute('href', href);
  });
});
