import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CountiesPanel } from '@/components/partners/integrations/counties/counties-panel';
import { ToastHost } from '@/components/ui/toast-host';
import { countyIntegrations } from '@/lib/samples/integrations-counties';
import { doubleFetch } from '@/tests/support/fetch-double';
import { clearToasts } from '@/tests/support/toasts';

beforeEach(() => history.replaceState(null, '', '/partners/integrations#counties'));
afterEach(() => {
  jest.useRealTimers();
  clearToasts();
});

function show() {
  const calls = doubleFetch({});
  render(
    <>
      <CountiesPanel />
      <ToastHost />
    </>,
  );
  return { user: userEvent.setup(), calls };
}

const names = () => screen.queryAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
const cardOf = (name: RegExp) =>
  within(screen.getByRole('heading', { level: 4, name }).closest('li') as HTMLElement);

describe('county integrations', () => {
  it('show a county with everything that the specification names', () => {
    show();
    const card = cardOf(/^Los Angeles/);
    for (const words of ['Active', '06037', '$15.00', 'Enabled', '10,014,009', '15,420'])
      expect(card.getByText(words)).toBeInTheDocument();
    expect(card.getByText('Last sync').nextElementSibling).toHaveTextContent('2026');
  });

  it('are in a sample frame that asks nobody to sign up', () => {
    show();
    const frame = within(screen.getByRole('region', { name: 'Sample counties' }));
    expect(frame.getAllByRole('heading', { level: 4 })).toHaveLength(countyIntegrations.length);
    expect(frame.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
  });

  it.each([
    ['State', 'Texas', ['Harris County, Texas', 'Travis County, Texas']],
    ['Status', 'Pending', ['Cook County, Illinois', 'Travis County, Texas']],
    ['E-recording', 'Not enabled', ['Maricopa County, Arizona', 'Cook County, Illinois']],
  ])('are filtered by %s', async (label, choice, expected) => {
    const { user } = show();
    await user.selectOptions(screen.getByLabelText(label), choice);
    expect(names()).toEqual(expected);
    expect(screen.getByText('2 counties')).toBeInTheDocument();
  });

  it.each([
    ['maricopa', ['Maricopa County, Arizona']],
    ['48453', ['Travis County, Texas']],
    ['  FLORIDA ', ['Miami-Dade County, Florida']],
  ])('are found by %j', async (search, expected) => {
    const { user } = show();
    await user.type(screen.getByLabelText('Search'), search);
    expect(names()).toEqual(expected);
  });

  it('keep their filters in the address beside the tab, and begin with those they find there', () => {
    history.replaceState(null, '', '?county-state=IL&county-status=nonsense#counties');
    show();
    expect(names()).toEqual(['Cook County, Illinois']);
    expect(screen.getByLabelText('Status')).toHaveValue('');
    expect(location.hash).toBe('#counties');
  });

  it('say that none fits, and show all again', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText('Search'), 'atlantis');
    expect(screen.getByText('No sample counties match these filters.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(names()).toHaveLength(countyIntegrations.length);
    expect(location.search).toBe('');
    expect(screen.getByRole('region', { name: 'Sample counties' })).toHaveFocus();
  });
});

describe('the buttons of a county', () => {
  it('are Test API and Configure where it is active, Setup Integration where it is pending', () => {
    show();
    const active = cardOf(/^Harris/);
    expect(active.getByRole('button', { name: /^Test API/ })).toBeInTheDocument();
    expect(active.getByRole('button', { name: /^Configure/ })).toBeInTheDocument();
    expect(active.queryByRole('button', { name: /^Setup Integration/ })).not.toBeInTheDocument();
    const pending = cardOf(/^Cook/);
    expect(pending.getByRole('button', { name: /^Setup Integration/ })).toBeInTheDocument();
    expect(pending.queryByRole('button', { name: /^(Test API|Configure)/ })).not.toBeInTheDocument();
  });

  it('are none while it is under maintenance, which is said', () => {
    show();
    const card = cardOf(/^New York/);
    expect(card.queryByRole('button')).not.toBeInTheDocument();
    expect(card.getByText(/^Under maintenance/)).toBeInTheDocument();
  });

  it('test the API with a sample answer in words, without a call', async () => {
    jest.useFakeTimers();
    const { user, calls } = show();
    const card = cardOf(/^Maricopa/);
    await user.click(card.getByRole('button', { name: /^Test API/ }));

    expect(card.getByText('Testing API')).toBeInTheDocument();
    expect(await card.findByText('Sample answer: the API is reachable')).toBeInTheDocument();
    expect(card.getByText(/takes paper documents only, and the fee is \$8\.00/)).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('set a pending county up in this page, which is active then', async () => {
    const { user, calls } = show();
    await user.click(cardOf(/^Cook/).getByRole('button', { name: /^Setup Integration/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up Cook County' }));
    await user.type(dialog.getByLabelText('Email of the contact there'), 'clerk@recorder.example');
    await user.selectOptions(dialog.getByLabelText('E-recording'), 'Enabled');
    await user.click(dialog.getByRole('button', { name: 'Set up' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const card = cardOf(/^Cook/);
    for (const words of ['Active', 'Set on this page', 'Enabled'])
      expect(card.getByText(words)).toBeInTheDocument();
    expect(card.getByRole('button', { name: /^Test API/ })).toBeInTheDocument();
    expect(card.getByRole('button', { name: /^Configure/ })).toHaveFocus();
    expect(await screen.findByText('Settings kept (sample)')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('check what is entered, and keep it for the next time', async () => {
    const { user } = show();
    const open = async () => {
      await user.click(cardOf(/^Harris/).getByRole('button', { name: /^Configure/ }));
      return within(await screen.findByRole('dialog', { name: 'Configure Harris County' }));
    };
    const dialog = await open();
    const address = dialog.getByLabelText('Address of the API');
    await user.clear(address);
    await user.type(address, 'ftp://harris');
    await user.click(dialog.getByRole('button', { name: 'Save settings' }));
    expect(await dialog.findByText(/begins with https/)).toBeInTheDocument();
    expect(dialog.getByText('Please enter an email address such as name@example.com.')).toBeInTheDocument();

    await user.clear(address);
    await user.type(address, 'https://api.harris.example');
    await user.type(dialog.getByLabelText('Email of the contact there'), 'clerk@harris.example');
    await user.selectOptions(dialog.getByLabelText('Sync'), 'Once a day');
    await user.click(dialog.getByRole('button', { name: 'Save settings' }));

    await waitFor(() =>
      expect(cardOf(/^Harris/).getByText('https://api.harris.example')).toBeInTheDocument(),
    );
    const again = await open();
    expect(again.getByLabelText('Email of the contact there')).toHaveValue('clerk@harris.example');
    expect(again.getByLabelText('Sync')).toHaveValue('1440');
  });

  it('change nothing when the dialog is cancelled', async () => {
    const { user } = show();
    await user.click(cardOf(/^Cook/).getByRole('button', { name: /^Setup Integration/ }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(cardOf(/^Cook/).getByText('Pending')).toBeInTheDocument();
  });
});
