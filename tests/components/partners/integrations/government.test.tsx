import { fireEvent, screen, within } from '@testing-library/react';
import { doubleFetch, type Call } from '@/tests/support/fetch-double';
import { openPanel, renderIntegrations } from '@/tests/support/integrations';
import { clearToasts } from '@/tests/support/toasts';

let calls: Call[];

async function openGovernment() {
  calls = doubleFetch({});
  const user = renderIntegrations({ tab: 'government' });
  await openPanel('Federal Government Integrations');
  return user;
}
const fill = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Verify identity' }));

afterEach(() => {
  jest.useRealTimers();
  clearToasts();
  history.replaceState(null, '', '/');
});

describe('the panel of the federal government', () => {
  it('is in the sample frame, and says that no agency is asked', async () => {
    await openGovernment();
    const frame = screen.getByRole('region', { name: 'Sample data of agencies' });
    expect(frame).toHaveTextContent('No agency is asked, and nothing that you type here is sent or kept.');
    expect(frame).toContainElement(screen.getByRole('form', { name: 'Identity verification' }));
    expect(within(frame).queryByRole('link', { name: 'Sign up' })).toBeNull();
  });

  it('lists four agencies with status, security level and jurisdiction in words', async () => {
    await openGovernment();
    const table = within(screen.getByRole('region', { name: 'Agencies, one per row' }));
    expect(table.getAllByRole('rowheader')).toHaveLength(4);
    const housing = table.getByRole('row', { name: /Department of Housing and Urban Development/ });
    for (const text of ['Maintenance', 'Public', 'Federal and state', '4,085', '96.2%']) {
      expect(within(housing).getByText(text)).toBeInTheDocument();
    }
    expect(table.getByRole('row', { name: /Bureau of Land Management/ })).toHaveTextContent(
      'Not measured yet',
    );
  });

  it('says of each item of the checklist whether it is met', async () => {
    await openGovernment();
    const checklist = within(screen.getByRole('region', { name: 'Compliance checklist' }));
    expect(checklist.getByText('4 of 6 met')).toBeInTheDocument();
    expect(checklist.getAllByRole('listitem').map((item) => item.lastElementChild?.textContent)).toEqual([
      'Met',
      'Met',
      'Met',
      'Met',
      'In review',
      'Open',
    ]);
  });

  it('names its bars, and gives their values in words', async () => {
    await openGovernment();
    const bars = screen.getAllByRole('meter');
    expect(bars.map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('aria-valuetext')])).toEqual([
      ['API availability', '99.9% of the last 30 days'],
      ['Verification success', '98.7% of the queries'],
      ['Daily quota used', '42% of 25,000 queries'],
      ['Certificates valid', '3 of 4 for more than 60 days'],
    ]);
  });
});

describe('the identity verification of the sample', () => {
  it('names what is missing, and goes to the first of it', async () => {
    await openGovernment();
    submit();

    expect(await screen.findByText('Please enter the full name.')).toBeInTheDocument();
    expect(screen.getByText('Please enter the date of birth.')).toBeInTheDocument();
    expect(screen.getByText('Please choose a document.')).toBeInTheDocument();
    expect(screen.getByText('Please enter the agency that is asked.')).toBeInTheDocument();
    expect(screen.getByLabelText('Full name')).toHaveFocus();
  });

  it('shows that it works, then a result that says it is made up, and sends nothing', async () => {
    await openGovernment();
    fill('Full name', 'Alex Example');
    fill('Date of birth', '1980-02-29');
    fill('Identity document', 'passport');
    fill('Agency that is asked', 'General Services Administration');
    jest.useFakeTimers();
    submit();

    expect(await screen.findByRole('button', { name: 'Verifying...' })).toBeInTheDocument();
    const result = await screen.findByRole('heading', { name: 'Sample result: identity confirmed' });
    expect(result).toHaveFocus();
    expect(screen.getByText(/was not asked about Alex Example/)).toBeInTheDocument();
    expect(calls).toEqual([]);

    fireEvent.click(screen.getByRole('button', { name: 'Verify somebody else' }));
    expect(screen.getByLabelText('Full name')).toHaveValue('');
  });
});
