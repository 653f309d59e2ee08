import { fireEvent, screen, within } from '@testing-library/react';
import { doubleFetch, type Call } from '@/tests/support/fetch-double';
import { openPanel, renderIntegrations } from '@/tests/support/integrations';
import { clearToasts } from '@/tests/support/toasts';

const NUMBER = '123456789';
let calls: Call[];

async function openFbi() {
  calls = doubleFetch({});
  const user = renderIntegrations({ tab: 'fbi' });
  await openPanel('Background checks');
  return user;
}
const number = () => screen.getByLabelText<HTMLInputElement>('Social Security number');
const fill = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Initiate check' }));

/** Every place that a page could leave something in, as one text. */
const traces = () =>
  [
    JSON.stringify(calls),
    location.href,
    JSON.stringify(history.state),
    document.cookie,
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    document.documentElement.outerHTML,
    ...[...document.querySelectorAll('input')].map(({ value }) => value),
  ].join('\n');

/** As it was typed, with its usual signs between, and each part that is more than the last four. */
const spellings = [NUMBER, '123-45-6789', '123 45 6789', '12345', '123-45', '45-6789', '456789'];

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  clearToasts();
  history.replaceState(null, '', '/');
});

describe('the panel of background checks', () => {
  it('is in the sample frame, with its metrics', async () => {
    await openFbi();
    const frame = screen.getByRole('region', { name: 'Sample data of background checks' });
    expect(frame).toHaveTextContent('Nobody is checked, and nothing that you type here is sent or kept.');
    const metrics = within(frame).getByRole('region', { name: 'Metrics' });
    expect(
      within(metrics)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Checks this month', 'Waiting', 'Flagged', 'Average time']);
  });

  it('lists recent checks with status, clearance, risk and findings', async () => {
    await openFbi();
    const row = screen.getByRole('row', { name: /Jamie Placeholder/ });
    for (const text of ['Flagged', 'Secret', 'High', /^Name differs from the identity document/]) {
      expect(within(row).getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByRole('row', { name: /Robin Specimen/ })).toHaveTextContent('Not known yet');
  });

  it('lists alerts, each with how urgent it is in words', async () => {
    await openFbi();
    const alerts = within(screen.getByRole('region', { name: 'Alerts' })).getAllByRole('listitem');
    expect(alerts.map((alert) => alert.firstElementChild?.textContent)).toEqual([
      'Critical',
      'Warning',
      'For information',
    ]);
  });
});

describe('the form of a background check', () => {
  it('masks the number while it is typed', async () => {
    const user = await openFbi();
    const shown: string[] = [];
    for (const digit of NUMBER) {
      await user.type(number(), digit);
      shown.push(number().value);
    }

    expect(shown).toEqual([
      '•',
      '••',
      '•••',
      '•••-•',
      '•••-••',
      '•••-••-6',
      '•••-••-67',
      '•••-••-678',
      '•••-••-6789',
    ]);
  });

  it('lets the number be corrected', async () => {
    const user = await openFbi();
    await user.type(number(), '123456780{Backspace}9');
    expect(number()).toHaveValue('•••-••-6789');

    await user.clear(number());
    expect(number()).toHaveValue('');
    await user.type(number(), '98');
    expect(number()).toHaveValue('••');
  });

  it('masks a number that is pasted', async () => {
    const user = await openFbi();
    await user.click(number());
    await user.paste('123-45-6789');

    expect(number()).toHaveValue('•••-••-6789');
    expect(number().selectionStart).toBe(11);
  });

  it('names what is missing, ties it to its field, and goes to the first of it', async () => {
    const user = await openFbi();
    await user.type(number(), '12345');
    submit();

    expect(await screen.findByText('Please enter the full name of the subject.')).toBeInTheDocument();
    expect(number()).toHaveAccessibleDescription(/Please enter all nine digits\./);
    expect(screen.getByText('Please enter the date of birth.')).toBeInTheDocument();
    expect(screen.getByText('Please choose the clearance level.')).toBeInTheDocument();
    expect(screen.getByText('Please enter the purpose.')).toBeInTheDocument();
    expect(screen.getByLabelText('Subject’s full name')).toHaveFocus();
    expect(number()).toHaveValue('•••-••');

    await user.type(number(), '6789');
    expect(screen.queryByText('Please enter all nine digits.')).toBeNull();
  });

  it('never lets the number out: not into a call, the address, a storage, a log or the page', async () => {
    const logs = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
      jest.spyOn(console, level).mockImplementation(() => {}),
    );
    const user = await openFbi();
    await user.type(number(), NUMBER);
    for (const spelling of spellings) expect(traces()).not.toContain(spelling);

    fill('Subject’s full name', 'Alex Example');
    fill('Date of birth', '1980-02-29');
    fill('Required clearance level', 'top-secret');
    fill('Purpose', 'Access to records');
    jest.useFakeTimers();
    submit();
    expect(await screen.findByRole('button', { name: 'Starting the check...' })).toBeInTheDocument();
    for (const spelling of spellings) expect(traces()).not.toContain(spelling);

    await screen.findByRole('heading', { name: 'Sample result: the check has started' });
    for (const spelling of [...spellings, '6789']) expect(traces()).not.toContain(spelling);
    expect(calls).toEqual([]);
    expect(JSON.stringify(logs.flatMap(({ mock }) => mock.calls))).not.toContain('6789');
  });

  it('forgets the number when the page is left, even if the browser keeps the page', async () => {
    const user = await openFbi();
    await user.type(number(), NUMBER);
    fireEvent(window, new Event('pagehide'));
    expect(number()).toHaveValue('');

    await user.type(number(), '1');
    expect(number()).toHaveValue('•');
  });

  it('shows a result that says it is made up, and the check at the top of the recent ones', async () => {
    const user = await openFbi();
    await user.type(number(), NUMBER);
    fill('Subject’s full name', 'Alex Newcomer');
    fill('Date of birth', '1980-02-29');
    fill('Required clearance level', 'top-secret');
    fill('Purpose', 'Access to records');
    jest.useFakeTimers();
    submit();

    const result = await screen.findByRole('heading', { name: 'Sample result: the check has started' });
    expect(result).toHaveFocus();
    expect(screen.getByText(/Nothing was sent, and the number that you typed is gone\./)).toBeInTheDocument();
    const [, first] = within(screen.getByRole('region', { name: 'Recent checks, one per row' })).getAllByRole(
      'row',
    );
    expect(first).toHaveTextContent('Alex NewcomerBC-SAMPLE-105PendingTop secret');

    fireEvent.click(screen.getByRole('button', { name: 'Initiate another check' }));
    expect(number()).toHaveValue('');
    expect(screen.getByLabelText('Subject’s full name')).toHaveValue('');
    expect(screen.getByRole('region', { name: 'Initiate a background check' })).toHaveFocus();
  });
});
