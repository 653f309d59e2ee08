import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StateDocsPanel } from '@/components/partners/integrations/state-docs/state-docs-panel';
import { libraryDocuments } from '@/lib/samples/integrations-state-docs';
import { doubleDownloads } from '@/tests/support/downloads';
import { clearToasts } from '@/tests/support/toasts';

beforeEach(() => history.replaceState(null, '', '/partners/integrations#state-docs'));
afterEach(() => {
  clearToasts();
  jest.restoreAllMocks();
});

function show() {
  render(<StateDocsPanel />);
  return userEvent.setup();
}

const library = () => within(screen.getByRole('region', { name: 'Sample documents' }));
const states = () => within(screen.getByRole('region', { name: 'States' }));
const names = () =>
  library()
    .queryAllByRole('heading', { level: 5 })
    .map(({ textContent }) => textContent);
const selects = ['State', 'Category', 'Type', 'Status'];

describe('the state cards', () => {
  it('say what our catalog has read of the law, outside of the sample, with the way to its sources', () => {
    show();
    const card = within(
      states()
        .getByRole('heading', { name: /^Texas/ })
        .closest('li') as HTMLElement,
    );

    expect(card.getByText('Commission').nextElementSibling).toHaveTextContent('4 years');
    expect(card.getByText('Commission fee').nextElementSibling).toHaveTextContent('$21');
    expect(card.getByText('Remote (RON)').nextElementSibling).toHaveTextContent('In operation');
    expect(card.getByText('3 in the sample library below')).toBeInTheDocument();
    expect(card.getByRole('link', { name: /^Law and sources/ })).toHaveAttribute(
      'href',
      '/state-documents/texas',
    );
  });

  it('do not guess where nothing was read', () => {
    show();
    const card = within(
      states()
        .getByRole('heading', { name: /^California/ })
        .closest('li') as HTMLElement,
    );
    expect(card.getByText('E-notarization').nextElementSibling).toHaveTextContent('Unknown');
  });

  it('lead to the documents of their state', async () => {
    const user = show();
    await user.click(states().getByRole('button', { name: 'Show documents of Florida' }));

    expect(names()).toEqual([
      'Mortgage acknowledgment',
      'Consent to travel with a minor',
      'Resolution of a company',
    ]);
    expect(screen.getByRole('heading', { name: 'Documents' })).toHaveFocus();
  });
});

describe('the library', () => {
  it.each([
    ['State', 'New York', ['Satisfaction of mortgage', 'Power of attorney', 'Oath of office']],
    ['Category', 'Medical', ['Advance health care directive']],
    ['Type', 'Copy certification', ['Copy of a diploma']],
    ['Status', 'Archived', ['Loan affidavit']],
  ])('is filtered by %s', async (label, choice, expected) => {
    const user = show();
    await user.selectOptions(library().getByLabelText(label), choice);
    expect(names()).toEqual(expected);
  });

  it('is searched in names and requirements, and filters narrow each other', async () => {
    const user = show();
    await user.type(library().getByLabelText('Search'), 'OATH');
    expect(names()).toEqual(['Affidavit of residence', 'Loan affidavit', 'Oath of office']);
    await user.selectOptions(library().getByLabelText('State'), 'Texas');
    expect(names()).toEqual(['Loan affidavit']);
    expect(library().getByText('1 document')).toBeInTheDocument();
    expect(location.search + location.hash).toBe('?library-search=OATH&library-state=TX#state-docs');
  });

  it('clears all filters at once', async () => {
    history.replaceState(
      null,
      '',
      '?library-state=CA&library-category=Legal&library-type=jurat&library-status=current&library-search=a',
    );
    const user = show();
    expect(names()).toEqual(['Affidavit of residence']);
    await user.click(library().getByRole('button', { name: 'Clear filters' }));

    for (const label of selects) expect(library().getByLabelText(label)).toHaveValue('');
    expect(library().getByLabelText('Search')).toHaveValue('');
    expect(names()).toHaveLength(libraryDocuments.length);
    expect(location.search).toBe('');
  });

  it('leaves the filters of other panels alone', async () => {
    history.replaceState(null, '', '?county-state=TX&library-state=CA');
    const user = show();
    await user.click(library().getByRole('button', { name: 'Clear filters' }));
    expect(location.search).toBe('?county-state=TX');
  });

  it('says that nothing fits, and clears all filters from there', async () => {
    const user = show();
    await user.type(library().getByLabelText('Search'), 'no such paper');
    expect(library().getByText('No sample documents match these filters.')).toBeInTheDocument();
    await user.click(library().getByRole('button', { name: 'Clear all filters' }));
    expect(names()).toHaveLength(libraryDocuments.length);
  });

  it('has nothing to clear while nothing is filtered', () => {
    show();
    const clear = library().getByRole('button', { name: 'Clear filters' });
    expect(clear).toHaveAttribute('aria-disabled', 'true');
  });

  it('hands a document out as a small text file named from document and state', async () => {
    const downloads = doubleDownloads();
    const user = show();
    await user.click(library().getByRole('button', { name: 'Download Oath of office, New York' }));

    expect(downloads.map(({ name }) => name)).toEqual(['oath-of-office-new-york.txt']);
    expect(await downloads[0]!.text()).toMatch(/^SAMPLE: .*\n\nOATH OF OFFICE\nState: New York/);
  });
});
