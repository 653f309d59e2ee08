import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { AuthProvider } from '@/components/session/auth-provider';
import { PlanBoard } from '@/components/plans/plan-board';

function open(query = '') {
  history.replaceState(null, '', `/pricing${query}`);
  render(<PlanBoard />, { wrapper: AuthProvider });
  return userEvent.setup();
}

const radio = (name: string) => screen.getByRole('radio', { name });

describe('the plans', () => {
  it('have the prices of a month and of a year in the page before any script runs', () => {
    const html = renderToStaticMarkup(
      <AuthProvider>
        <PlanBoard />
      </AuthProvider>,
    );

    ['$29', '$290', '$79', '$790', '$299', '$2,990'].forEach((price) =>
      expect(html).toContain(`>${price}</span>`),
    );
  });

  it('say first what the prices save, and quote the banner small beside it', () => {
    open();

    expect(screen.getByText('Paying by the year saves about 17%')).toBeInTheDocument();
    expect(screen.getByText(/The saving is worked out from the prices above/)).toHaveTextContent(
      '“Save up to 20%”',
    );
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
    [
      'Basic Protection',
      'Sign up for Basic Protection',
      ['/signup?plan=basic&period=month', '/signup?plan=basic&period=year'],
    ],
    [
      'Professional Guard',
      'Sign up for Professional Guard',
      ['/signup?plan=professional&period=month', '/signup?plan=professional&period=year'],
    ],
    ['Enterprise Shield', 'Contact sales', ['/enterprise#contact']],
  ])(
    'lead a visitor on from %s by the button %s, for the month or the year in front',
    (plan, label, hrefs) => {
      open();

      const card = screen.getByRole('heading', { name: plan }).closest('li');
      const links = within(card ?? document.body).getAllByRole('link', { name: label });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
    },
  );

  it('say below a feature what of it there is today', () => {
    open();
    expect(
      screen.getByText(
        'they share keys, webhooks and apps; documents, properties, requests and invoices one by one',
      ),
    ).toBeVisible();
    expect(screen.getAllByText('set up with your contract; no account has it yet')).toHaveLength(2);
  });
});
