import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Calculator } from '@/components/pricing/calculator';
import type { FeeLaw } from '@/lib/pricing/rules/fee-law';

const california: FeeLaw = {
  code: 'CA',
  maxFeePerActCents: {
    value: 15_00,
    asOf: '2026-11',
    source: { kind: 'statute', title: 'Cal. Gov. Code § 8211', url: 'https://example.gov/8211' },
  },
  ron: 'enacted',
  ronNote: 'Not before the system of the Secretary of State is ready.',
};

function open(query = '') {
  history.replaceState(null, '', `/pricing/calculator${query}`);
  render(<Calculator laws={[california]} />);
  return userEvent.setup();
}

type User = ReturnType<typeof userEvent.setup>;

const form = () => within(screen.getByRole('form', { name: 'Price of a notarization' }));
const service = () => form().getByLabelText('Service');
const state = () => form().getByLabelText('State');
const pages = () => form().getByLabelText('Pages');
const miles = () => form().getByLabelText('Miles');
const button = () => form().getByRole('button', { name: /Calculat/ });
const quote = () => screen.getByRole('region', { name: 'Your quote' });
const table = () => within(quote()).findByRole('table', { name: 'The quote line by line' });
const row = async (name: string) => within(await table()).getByRole('row', { name: new RegExp(`^${name}`) });

async function choose(user: User, chosen: { service: string; state: string }) {
  await user.selectOptions(service(), chosen.service);
  await user.selectOptions(state(), chosen.state);
}

async function type(user: User, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

describe('the calculator', () => {
  it('calculates only once a service and a state are chosen', async () => {
    const user = open();
    expect(button()).toBeDisabled();

    await user.selectOptions(service(), 'ron');
    expect(button()).toBeDisabled();

    await user.selectOptions(state(), 'CA');
    expect(button()).toBeEnabled();
  });

  it('has no quote until it is asked for one', async () => {
    const user = open();
    await choose(user, { service: 'ron', state: 'CA' });

    expect(quote()).toHaveTextContent(/Your quote appears once you calculate it\./);
    expect(quote()).not.toHaveTextContent(/Choose a/);
    expect(within(quote()).queryByRole('table')).not.toBeInTheDocument();
  });

  it('offers the 50 states by name', () => {
    open();
    expect(within(state()).getAllByRole('option')).toHaveLength(51);
    expect(within(state()).getByRole('option', { name: 'New York' })).toHaveValue('NY');
  });

  it('asks for miles only of a mobile notary, and keeps what was typed', async () => {
    const user = open();
    expect(miles()).not.toBeVisible();

    await user.selectOptions(service(), 'mobile');
    expect(miles()).toBeVisible();
    await type(user, miles(), '12');

    await user.selectOptions(service(), 'ron');
    expect(miles()).not.toBeVisible();
    await user.selectOptions(service(), 'mobile');
    expect(miles()).toHaveValue('12');
  });

  it.each([
    ['Pages', 'abc', '1', '“abc” is not a whole number of at least 1, so 1 page counts.'],
    ['Miles', '-5', '0', '“-5” is not a number of at least 0, so 0 miles count.'],
  ])('turns invalid %s into what counts, and says so', async (label, typed, counts, note) => {
    const user = open('?service=mobile');

    await type(user, form().getByLabelText(label), typed);
    expect(form().getByLabelText(label)).toHaveValue(typed);
    await user.tab();

    expect(form().getByLabelText(label)).toHaveValue(counts);
    expect(form().getByText(note)).toHaveAttribute('role', 'status');
    expect(form().getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(note));
  });

  it('counts 1 page when Enter is pressed on what is no number', async () => {
    const user = open();
    await choose(user, { service: 'ron', state: 'TX' });

    await type(user, pages(), 'abc{Enter}');

    expect(await row('Total')).toHaveTextContent('$135.00');
    expect(pages()).toHaveValue('1');
    expect(location.search).toBe('?service=ron&state=TX&pages=1');
  });

  it('refuses more pages than it can price, keeps what was typed, and points at it', async () => {
    const user = open();
    await choose(user, { service: 'ron', state: 'TX' });
    await type(user, pages(), '1e9');

    await user.click(button());

    await waitFor(() => expect(pages()).toHaveAttribute('aria-invalid', 'true'));
    expect(pages()).toHaveAccessibleDescription(expect.stringContaining('at most 10,000 pages'));
    expect(pages()).toHaveValue('1e9');
    expect(location.search).toBe('');
  });
});

describe('a quote', () => {
  const query = '?service=mobile&state=CA&pages=3&miles=12&rush=1';

  it('is in the address, line by line on the page, and in a live region', async () => {
    const user = open();
    await choose(user, { service: 'mobile', state: 'CA' });
    await type(user, pages(), '3');
    await type(user, miles(), '12');
    await user.click(form().getByRole('checkbox', { name: /Rush/ }));

    await user.click(button());

    expect(await row('Additional pages')).toHaveTextContent('2 × $15.00Us$30.00');
    expect(await row('Total')).toHaveTextContent('$406.94');
    expect(within(quote()).getByText(/^Your quote: \$406\.94 in total\./)).toHaveAttribute('role', 'status');
    expect(location.search).toBe(query);
    expect(pages()).toHaveValue('3');
  });

  it('is shown by its address, with the fields filled', async () => {
    open(query);

    expect(await row('Total')).toHaveTextContent('$406.94');
    expect(quote()).toHaveTextContent('Mobile notary in California, 3 pages, 12 miles, rush');
    expect(service()).toHaveValue('mobile');
    expect(state()).toHaveValue('CA');
    expect(pages()).toHaveValue('3');
    expect(miles()).toHaveValue('12');
    expect(form().getByRole('checkbox', { name: /Rush/ })).toBeChecked();
    expect(button()).toBeEnabled();
  });

  it('follows the address when one goes back', async () => {
    open(query);
    await table();

    act(() => {
      history.replaceState(null, '', '?service=ron&state=TX&pages=2');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });

    expect(await row('Total')).toHaveTextContent('$151.20');
    expect(service()).toHaveValue('ron');
    expect(pages()).toHaveValue('2');
  });

  it('names the limit of the law apart from the amounts that are ours', async () => {
    open(query);

    expect(await row('Notarial fee')).toHaveTextContent('at most $15 for one actState lawincluded');
    expect(quote()).toHaveTextContent(
      'In California a notary may charge at most $15 for one act on paper, such as an acknowledgment, however many pages the document has.',
    );
    expect(within(quote()).getByRole('link', { name: 'Cal. Gov. Code § 8211' })).toBeInTheDocument();
  });

  it('says where remote online notarization is not in operation', async () => {
    open('?service=ron&state=CA');
    await table();

    expect(quote()).toHaveTextContent('not in operation for its own notaries yet. Not before the system of');
  });

  it('can be copied as a link', async () => {
    const user = open(query);
    await table();

    await user.click(within(quote()).getByRole('button', { name: 'Copy link' }));

    await expect(navigator.clipboard.readText()).resolves.toBe(`http://localhost/pricing/calculator${query}`);
  });
});

describe('an address that cannot be quoted', () => {
  it('says why, and keeps what can be mended', () => {
    open('?service=drone&state=ZZ&pages=1e9');

    expect(quote()).toHaveTextContent('“drone” is not one we know.');
    expect(quote()).toHaveTextContent('“ZZ” is not one we know.');
    expect(quote()).toHaveTextContent('“1e9” is more than we can price here.');
    expect(within(quote()).queryByRole('table')).not.toBeInTheDocument();
    expect(pages()).toHaveValue('1e9');
    expect(button()).toBeDisabled();
  });

  it('is not blamed for what it did not speak of', () => {
    open('?state=CA');

    expect(state()).toHaveValue('CA');
    expect(quote()).not.toHaveTextContent('cannot quote');
  });
});
