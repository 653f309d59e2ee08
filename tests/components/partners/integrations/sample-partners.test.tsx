import { screen, waitFor, within } from '@testing-library/react';
import { doubleFetch, type Call } from '@/tests/support/fetch-double';
import { goTo, openPanel, renderIntegrations } from '@/tests/support/integrations';
import { clearToasts } from '@/tests/support/toasts';

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
let calls: Call[];

beforeEach(() => {
  calls = doubleFetch({});
});
afterEach(() => {
  clearToasts();
  history.replaceState(null, '', '/');
});

describe('the sample partners', () => {
  it('are listed in the sample frame, with type, status, calls, documents and last sync', () => {
    renderIntegrations();

    const title = rowOf('Example Title & Escrow');
    expect(screen.getByRole('region', { name: 'Sample data' })).toContainElement(title);
    const cells = within(title).getAllByRole('cell');
    expect(within(title).getByRole('rowheader')).toHaveTextContent('Example Title & EscrowTitle Company');
    expect(cells.slice(0, 3).map((cell) => cell.textContent)).toEqual(['Active', '15,420', '3,250']);
    expect(within(cells[3]!).getByRole('time')).toHaveAttribute('datetime', '2026-03-02T15:58:00.000Z');
  });

  it('have one of every type, each by its label', () => {
    renderIntegrations();
    for (const label of [
      'Title Company',
      'Attorney/Law Firm',
      'Builder/Developer',
      'County Office',
      'FBI Integration',
      'Government Agency',
      'Blockchain Network',
      'State Documents',
    ]) {
      expect(screen.getAllByText(label).length).toBeGreaterThan(0);
    }
  });

  it('offer Manage when active, Approve when pending, and nothing when inactive', () => {
    renderIntegrations();
    expect(within(rowOf('Example Title & Escrow')).getByRole('button')).toHaveTextContent(/^Manage/);
    expect(within(rowOf('Model Home Builders')).getByRole('button')).toHaveTextContent(/^Approve/);
    const inactive = rowOf('Specimen Law Office');
    expect(inactive).toHaveTextContent('Inactive');
    expect(within(inactive).queryByRole('button')).toBeNull();
  });

  it('become active on this page alone, which the toast says', async () => {
    const user = renderIntegrations();
    await user.click(screen.getByRole('button', { name: 'Approve Model Home Builders' }));

    expect(await screen.findByText('Sample partner approved')).toBeInTheDocument();
    expect(screen.getByText(/^Model Home Builders is sample data: nobody was told/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Manage Model Home Builders' })).toHaveFocus();
    expect(screen.getByText('7 active partners')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('are the same in the panel of their trade', async () => {
    const user = renderIntegrations();
    await user.click(screen.getByRole('button', { name: 'Approve Model Home Builders' }));
    goTo('builders');
    await openPanel('Builders and developers');

    const panel = within(screen.getByRole('region', { name: 'Builders' }));
    expect(panel.getByRole('button', { name: 'Manage Model Home Builders' })).toBeInTheDocument();
    expect(panel.getAllByRole('rowheader')).toHaveLength(1);
  });

  it('show their facts when they are managed, and give the focus back', async () => {
    const user = renderIntegrations();
    const manage = screen.getByRole('button', { name: 'Manage Federal identity exchange' });
    await user.click(manage);

    const dialog = await screen.findByRole('dialog', { name: 'Federal identity exchange' });
    expect(dialog).toHaveTextContent('Sample data. There is no such partner.');
    expect(dialog).toHaveTextContent('Security levelClassified');
    expect(dialog).toHaveTextContent('JurisdictionFederal');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(manage).toHaveFocus());
  });
});
