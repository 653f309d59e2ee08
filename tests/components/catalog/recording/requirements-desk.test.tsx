import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComplianceCheck } from '@/components/catalog/recording/compliance-check';
import { RequirementList } from '@/components/catalog/recording/requirement-list';
import { RequirementsDesk } from '@/components/catalog/recording/requirements-desk';
import { california } from '@/lib/catalog/content/recording/california';
import { florida } from '@/lib/catalog/content/recording/florida';
import { recordableDocuments } from '@/lib/catalog/content/recording/states';

const names = [
  { slug: 'california', name: 'California' },
  { slug: 'florida', name: 'Florida' },
  { slug: 'ohio', name: 'Ohio' },
];

const cataloged = [
  {
    slug: 'california',
    name: 'California',
    counties: [
      { slug: 'alpine', name: 'Alpine' },
      { slug: 'los-angeles', name: 'Los Angeles' },
    ],
    documents: california.documents,
    requirements: <RequirementList requirements={california.requirements} />,
  },
  {
    slug: 'florida',
    name: 'Florida',
    counties: [{ slug: 'miami-dade', name: 'Miami-Dade' }],
    documents: florida.documents,
    requirements: <RequirementList requirements={florida.requirements} />,
  },
];

function show(query = '') {
  history.replaceState(null, '', `/recording/requirements${query}`);
  render(<RequirementsDesk states={names} cataloged={cataloged} />);
  return userEvent.setup();
}

const county = () => screen.getByLabelText('County');
const cardOf = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement;

/** Files that the page hands to the browser: jsdom neither makes their addresses nor follows the link. */
function catchDownloads() {
  const files: { name: string; blob: Blob }[] = [];
  let made: Blob;
  URL.createObjectURL = (blob: Blob) => {
    made = blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: made });
  });
  return files;
}

afterEach(() => jest.restoreAllMocks());

describe('the recording catalog', () => {
  it('offers no county until a state is chosen', async () => {
    const user = show();
    expect(county()).toBeDisabled();

    await user.selectOptions(screen.getByLabelText('State'), 'California');

    expect(county()).toBeEnabled();
    expect(location.search).toBe('?state=california');
    expect(screen.getByRole('region', { name: 'What California asks' })).toBeInTheDocument();
  });

  it('takes a choice back, and the address forgets it', async () => {
    const user = show('?state=california&county=alpine');

    await user.selectOptions(county(), 'All counties');
    expect(location.search).toBe('?state=california');

    await user.selectOptions(screen.getByLabelText('State'), 'Choose a state');
    expect(location.search).toBe('');
    expect(county()).toBeDisabled();
  });

  it('shows the reading of California next to the law', () => {
    show('?state=california');

    const asked = screen.getByRole('region', { name: 'What California asks' });
    expect(asked).toHaveTextContent('Reading of this catalog' + 'Minimum font 10 pt.');
    expect(asked).toHaveTextContent('The section names no minimum in points.');
    expect(within(asked).getAllByRole('link', { name: 'Cal. Gov. Code § 27361.6' })).toHaveLength(4);
  });

  it('marks a document type with its abbreviation, notary and stamp', () => {
    show('?state=florida&county=miami-dade');

    const mortgage = cardOf('Mortgage');
    for (const badge of ['MTG', 'Notary Required', 'Doc Stamp'])
      expect(within(mortgage).getByText(badge)).toBeInTheDocument();
    expect(mortgage).toHaveTextContent('November 21, 2026');
    expect(within(cardOf('Claim of lien')).queryByText('Doc Stamp')).not.toBeInTheDocument();
  });

  it('hands out a template named from document, state and county', async () => {
    const files = catchDownloads();
    const user = show('?state=california&county=los-angeles');

    await user.click(screen.getByRole('button', { name: 'Template of Grant deed, Los Angeles County' }));

    expect(files.map(({ name }) => name)).toEqual(['grant-deed-california-los-angeles.txt']);
    expect(files[0]?.blob.type).toContain('text/plain');
    expect(files[0]?.blob.size).toBeGreaterThan(500);
  });

  it('says of a county without entries what applies there', () => {
    show('?state=california&county=alpine');

    expect(screen.getByRole('status')).toHaveTextContent(
      'The document types of Alpine are not in the catalog yet.',
    );
    expect(screen.queryByRole('heading', { name: 'Grant deed' })).not.toBeInTheDocument();
  });

  it('leads from a state that is not in it to the page of that state', () => {
    show('?state=ohio');

    expect(screen.getByText(/The requirements of Ohio are not in the catalog yet/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Recording in Ohio' })).toHaveAttribute(
      'href',
      '/recording/requirements/ohio',
    );
    expect(county()).toBeDisabled();
  });

  it.each([
    ['?state=atlantis', 'There is no state called “atlantis”.'],
    ['?state=california&county=narnia', 'California has no county called “narnia”.'],
  ])('says what it does not know: %s', (query, said) => {
    show(query);

    expect(screen.getByRole('status')).toHaveTextContent(said);
  });
});

describe('Run Full Compliance Check', () => {
  it('counts the counties of the catalog, and those that are not in it, without waiting', async () => {
    const user = userEvent.setup();
    render(<ComplianceCheck documents={recordableDocuments} countyCount={3_143} />);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Run Full Compliance Check' }));

    const tiles = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(tiles).toEqual([
      ['Compliant', '4'],
      ['Needs review', '1'],
      ['Non-compliant', '0'],
      ['Not in the catalog yet', '3,138'],
    ]);
    const newYork = screen.getByRole('row', { name: /New York, NY/ });
    expect(newYork).toHaveTextContent('Needs review');
    expect(newYork).toHaveTextContent('4 of 7');
    expect(newYork).toHaveTextContent('lien, easement, affidavit');
  });
});
