import { fireEvent, screen, within } from '@testing-library/react';
import { doubleFetch, type Call } from '@/tests/support/fetch-double';
import { openPanel, renderIntegrations } from '@/tests/support/integrations';
import { clearToasts } from '@/tests/support/toasts';

let calls: Call[];

async function openFbi() {
  calls = doubleFetch({});
  renderIntegrations({ tab: 'fbi' });
  await openPanel('Background checks');
}
const fill = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Initiate check' }));

afterEach(() => {
  jest.useRealTimers();
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
  it('asks for no Social Security number, and says so', async () => {
    await openFbi();
    expect(screen.queryByLabelText(/Social Security/)).toBeNull();
    expect(screen.getByText(/would also ask for a Social Security number/)).toBeInTheDocument();
  });

  it('names what is missing, and goes to the first of it', async () => {
    await openFbi();
    submit();

    expect(await screen.findByText('Please enter the full name of the subject.')).toBeInTheDocument();
    expect(screen.getByText('Please enter the date of birth.')).toBeInTheDocument();
    expect(screen.getByText('Please choose the clearance level.')).toBeInTheDocument();
    expect(screen.getByText('Please enter the purpose.')).toBeInTheDocument();
    expect(screen.getByLabelText('Subject’s full name')).toHaveFocus();
  });

  it('sends nothing, shows a result that says it is made up, and the check at the top of the recent ones', async () => {
    await openFbi();
    fill('Subject’s full name', 'Alex Newcomer');
    fill('Date of birth', '1980-02-29');
    fill('Required clearance level', 'top-secret');
    fill('Purpose', 'Access to records');
    jest.useFakeTimers();
    submit();

    const result = await screen.findByRole('heading', { name: 'Sample result: the check has started' });
    expect(result).toHaveFocus();
    expect(screen.getByText(/Nothing was sent\./)).toBeInTheDocument();
    const [, first] = within(screen.getByRole('region', { name: 'Recent checks, one per row' })).getAllByRole(
      'row',
    );
    expect(first).toHaveTextContent('Alex NewcomerBC-SAMPLE-105PendingTop secret');
    expect(calls).toEqual([]);

    fireEvent.click(screen.getByRole('button', { name: 'Initiate another check' }));
    expect(screen.getByLabelText('Subject’s full name')).toHaveValue('');
    expect(screen.getByRole('region', { name: 'Initiate a background check' })).toHaveFocus();
  });
});
