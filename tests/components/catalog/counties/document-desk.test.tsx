import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentDesk } from '@/components/catalog/counties/document-desk';
import { ProtectedDownload } from '@/components/catalog/counties/protected-download';
import { countyDocuments, type CountyDocument } from '@/lib/samples/county-documents';

const places = [
  {
    slug: 'california',
    name: 'California',
    counties: [
      { slug: 'kern', name: 'Kern' },
      { slug: 'orange', name: 'Orange' },
    ],
  },
  { slug: 'texas', name: 'Texas', counties: [{ slug: 'harris', name: 'Harris' }] },
  { slug: 'new-york', name: 'New York', counties: [{ slug: 'new-york', name: 'New York' }] },
];

function show(query = '') {
  history.replaceState(null, '', `/county-documents${query}`);
  render(<DocumentDesk places={places} />);
  return userEvent.setup();
}

const state = () => screen.getByLabelText('State');
const county = () => screen.getByLabelText('County');
const names = () =>
  screen.queryAllByRole('listitem').flatMap((item) => within(item).queryAllByRole('heading'));
const invitation = () => screen.queryByRole('region', { name: 'Documents for protected properties' });

describe('the recordable documents, before a state is chosen', () => {
  it('invite to protection for $99', () => {
    show();

    const link = within(invitation() as HTMLElement).getByRole('link', {
      name: 'Protect a property for $99',
    });
    expect(link).toHaveAttribute('href', '/deedguard-protection');
    expect(names()).toHaveLength(countyDocuments.length);
  });

  it('offer no county', () => {
    show();

    expect(county()).toBeDisabled();
    expect(county()).toHaveDisplayValue('Choose a state first');
  });
});

describe('the recordable documents of a state', () => {
  it('follow the state, which then offers its counties, and the address keeps both', async () => {
    const user = show();

    await user.selectOptions(state(), 'California');
    expect(invitation()).not.toBeInTheDocument();
    expect(names().map((name) => name.textContent)).toEqual([
      'California Grant Deed',
      'California Trust Transfer Deed',
    ]);

    expect(county()).toBeEnabled();
    await user.selectOptions(county(), 'Orange');
    expect(names().map((name) => name.textContent)).toEqual(['California Grant Deed']);
    expect(location.search).toBe('?state=california&county=orange');
  });

  it('forget the county when the state changes', async () => {
    const user = show('?state=california&county=orange');

    await user.selectOptions(state(), 'Texas');

    expect(location.search).toBe('?state=texas');
    expect(county()).toHaveDisplayValue('All counties');
  });

  it('are narrowed by type and by search', async () => {
    const user = show('?state=california&type=estate-planning');
    expect(screen.getByText('1 document')).toBeInTheDocument();

    await user.type(screen.getByLabelText('Search'), 'grant deed');

    expect(screen.getByText('0 documents')).toBeInTheDocument();
    expect(
      screen.getByText('No sample documents match California, Estate Planning, and “grant deed”.'),
    ).toBeInTheDocument();
  });

  it('lead to the requirements where there is no document, and back', async () => {
    const user = show('?state=new-york');

    expect(screen.getByText('No sample documents match New York.')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'recording requirements of New York' });
    expect(link).toHaveAttribute('href', '/recording/requirements/new-york');

    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(location.search).toBe('');
    expect(names()).toHaveLength(countyDocuments.length);
  });

  it.each([
    ['?state=atlantis', 'This page has no state called “atlantis”.'],
    ['?state=texas&county=kern', 'Texas has no county called “kern”.'],
    ['?type=constructor', 'This page has no document type called “constructor”.'],
  ])('say what they do not know: %s', (query, said) => {
    show(query);

    expect(screen.getByText(said)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Clear all filters' })).toBeInTheDocument();
  });

  it('show fee, hash, label and requirements, marked as samples', () => {
    show('?state=texas');

    const sample = screen.getByRole('region', { name: 'Sample data' });
    expect(sample).toHaveTextContent('$30-75');
    expect(sample).toHaveTextContent('DG-TX-WARRANTY-0003');
    expect(sample).toHaveTextContent('d8034e6b…f76c3e59');
    expect(sample).toHaveTextContent('Notice of confidentiality rights');
    expect(
      within(sample).getByRole('button', { name: 'Copy hash of Texas General Warranty Deed' }),
    ).toBeInTheDocument();
  });
});

describe('the filter of the recordable documents, on a phone', () => {
  const fold = () => screen.getByText(/^Filter/).closest('details');

  it('is folded away, so that the documents come first, and says how many filters are set', async () => {
    const user = show('?state=california&type=estate-planning');
    expect(fold()).toHaveTextContent(/^Filter \(2 set\)$/);
    expect(fold()).not.toHaveAttribute('open');

    await user.click(screen.getByText('Filter (2 set)'));
    await user.selectOptions(county(), 'Orange');

    expect(fold()).toHaveTextContent(/^Filter \(3 set\)$/);
    expect(fold()).toHaveAttribute('open');
  });

  it.each(['', '?state=atlantis'])('counts what narrows nothing as none: “%s”', (query) => {
    show(query);

    expect(fold()).toHaveTextContent(/^Filter$/);
  });
});

describe('Download Protected Document', () => {
  const sample = countyDocuments[0] as CountyDocument;

  it('hands out the blank form of a protected document', () => {
    render(<ProtectedDownload document={sample} />);

    const pdf = screen.getByRole('link', { name: /Download Protected Document/ });
    expect(pdf).toHaveAttribute('href', '/downloads/california-grant-deed.pdf');
    expect(pdf).toHaveAttribute('download');
    expect(screen.getByRole('link', { name: /As plain text/ })).toHaveAttribute(
      'href',
      '/downloads/california-grant-deed.txt',
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says of another what it takes, and leads there', async () => {
    const user = userEvent.setup();
    render(<ProtectedDownload document={{ ...sample, deedGuardProtected: false }} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: /Download Protected Document/ }));

    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('requires DeedGuard protection for a $99 one-time fee');
    expect(within(alert).getByRole('link')).toHaveAttribute('href', '/deedguard-protection');
  });
});
