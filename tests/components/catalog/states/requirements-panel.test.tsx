import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequirementsPanel } from '@/components/catalog/states/requirements-panel';
import { StateFilters } from '@/components/catalog/states/state-filters';
import { getNotaryLaw } from '@/lib/catalog/content/notary-law';
import { states } from '@/lib/catalog/content/states';
import { overviewRow } from '@/lib/catalog/rules/notary-law';

const rows = states.map((state) => overviewRow(state, getNotaryLaw(state.code)));

function open(query = '') {
  window.history.replaceState(null, '', `/state-documents${query}`);
  render(
    <>
      <StateFilters />
      <RequirementsPanel rows={rows} />
    </>,
  );
  return userEvent.setup();
}

const stateSelect = () => screen.getByLabelText('State');
const table = () => screen.getByRole('table');
const card = (name: string) => screen.findByRole('article', { name });

describe('without a state', () => {
  it('asks for one and shows all 50, each with its page', () => {
    open();

    expect(screen.getByRole('heading', { name: 'Select a State' })).toBeInTheDocument();
    expect(within(table()).getAllByRole('row')).toHaveLength(51);
    expect(within(table()).getByRole('link', { name: 'New York' })).toHaveAttribute(
      'href',
      '/state-documents/new-york',
    );
  });

  it('offers the 50 states by their codes, and the five kinds of document', () => {
    open();

    const codes = within(stateSelect())
      .getAllByRole('option')
      .map((option) => (option as HTMLOptionElement).value);
    const types = within(screen.getByLabelText('Document type'))
      .getAllByRole('option')
      .map((option) => (option as HTMLOptionElement).value);

    expect(codes).toEqual(['', ...states.map(({ code }) => code)]);
    expect(types).toEqual([
      '',
      'acknowledgment',
      'jurat',
      'copy-certification',
      'oath',
      'signature-witnessing',
    ]);
  });
});

describe('choosing a state', () => {
  it('shows its card in place and keeps the choice in the address', async () => {
    const user = open();

    await user.selectOptions(stateSelect(), 'CA');

    const california = await card('California');
    expect(window.location.search).toBe('?state=CA');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(within(california).getByText('Journal with thumbprint')).toBeInTheDocument();
    expect(within(california).getAllByRole('listitem')[4]).toHaveTextContent(
      'Penalty: Filed late, the commission does not take effect.',
    );
  });

  it('marks where the guide and the law differ', async () => {
    open('?state=NY');

    const newYork = await card('New York');
    const ron = within(newYork).getByText('Remote online notarization (RON)').closest('div');

    expect(ron).toHaveTextContent('In operation');
    expect(ron).toHaveTextContent('Reading of our state guide');
    expect(ron).toHaveTextContent('Not allowed');
    expect(ron).toHaveTextContent('Differs from the law');
  });

  it('shows the facts of a state that the guide does not cover, and says what it has not read', async () => {
    open('?state=WY');

    const wyoming = await card('Wyoming');

    expect(within(wyoming).queryByText('Reading of our state guide')).not.toBeInTheDocument();
    expect(
      within(wyoming).getByText(/We have not read the requirements of Wyoming in a source yet/),
    ).toBeInTheDocument();
  });

  it('reads a code in small letters', async () => {
    open('?state=tx');

    expect(await card('Texas')).toBeInTheDocument();
  });

  it('keeps only the acts of the chosen kind', async () => {
    open('?state=CA&type=copy-certification');

    const california = await card('California');

    expect(within(california).getByText('Copy certification')).toBeInTheDocument();
    expect(within(california).queryByText('Jurat')).not.toBeInTheDocument();
  });

  it('says so when the search leaves nothing of it', async () => {
    open('?state=CA&q=zeppelin');

    const california = await card('California');

    expect(
      within(california).getByText('No requirement in California matches the filters.'),
    ).toBeInTheDocument();
    expect(
      within(california).getByText('No authorized act in California matches the filters.'),
    ).toBeInTheDocument();
  });
});

describe('an unknown state', () => {
  it('is named, with a way on', () => {
    open('?state=ZZ');

    expect(screen.getByRole('status')).toHaveTextContent('There is no state with the code “ZZ”');
    expect(within(table()).getAllByRole('row')).toHaveLength(51);
  });

  it('is gone after clearing the filters', async () => {
    const user = open('?state=ZZ');

    await user.click(screen.getByRole('button', { name: 'Clear filters' }));

    expect(window.location.search).toBe('');
    expect(screen.getByRole('heading', { name: 'Select a State' })).toBeInTheDocument();
  });
});

describe('the search', () => {
  it('finds requirements of every state, and counts what is behind each tab', async () => {
    const user = open();

    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'thumbprint');

    const california = await screen.findByRole('region', { name: 'Matches in California' });
    expect(within(california).getByText('Journal with thumbprint')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Matches in Texas' })).not.toBeInTheDocument();
    expect(await screen.findByText('“thumbprint” found:')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'requirements 1' })).toHaveAttribute('href', '#requirements');
    expect(screen.getByText('templates 0')).toBeInTheDocument();
    expect(window.location.search).toBe('?q=thumbprint');
  });

  it('finds a state by its name', async () => {
    open('?q=ohio');

    await waitFor(() => expect(within(table()).getAllByRole('row')).toHaveLength(2));
    expect(within(table()).getByRole('link', { name: 'Ohio' })).toBeInTheDocument();
  });

  it('says so when nothing matches', async () => {
    open('?q=zeppelin');

    expect(await screen.findByText(/No requirements or acts match these filters/)).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
