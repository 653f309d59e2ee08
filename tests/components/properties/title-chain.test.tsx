import { render, screen, within } from '@testing-library/react';
import { TitleChainSection } from '@/components/properties/title-chain';
import { readTitleChain } from '@/lib/properties/rules/title-chain';
import { CHAIN_IS } from '@/lib/properties/rules/title-words';
import { aRecording, deed } from '@/tests/support/title';

type Recordings = Parameters<typeof readTitleChain>[0];

const show = (...recordings: Recordings) =>
  render(<TitleChainSection chain={readTitleChain(recordings)} ownerName="Jane Smith" />);
const rows = () =>
  within(screen.getByRole('list', { name: 'Chain of title, newest first' })).getAllByRole('listitem');

const first = deed('1', '2001-01-01', 'DOE JOHN', 'SMITH JANE');
const loan = aRecording('mortgage', '2', '2002-01-01', 'SMITH JANE', 'BIG BANK NA', 'DOT');

describe('the chain of title on the page of a property', () => {
  it('says how far it goes, also where there is none', () => {
    show();

    expect(screen.getByText(CHAIN_IS)).toBeVisible();
    expect(screen.getByText('We were given no deed of this property.')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('is a list, newest first, whose rows name parties, instrument and day', () => {
    show(first, loan);

    expect(rows().map((row) => row.textContent)).toEqual([
      'Mortgage: SMITH JANE to BIG BANK NA Not releasedDOT 2 of Jan 1, 2002No release of it is among these recordings.',
      'DOE JOHN to SMITH JANE WARRANTY DEED 1 of Jan 1, 2001The chain begins here: we were given no earlier deed.',
    ]);
  });

  it('marks breaks and what is not released, and counts them', () => {
    show(first, loan, deed('3', '2020-01-01', 'CROOK CARL', 'FRAUD HOLDINGS LLC'));

    expect(within(rows()[0]!).getByText('Break')).toBeVisible();
    expect(screen.getByText('1 break, 1 not released.')).toBeVisible();
  });

  it('says when a mortgage was released', () => {
    show(first, loan, aRecording('release', '9', '2009-01-01', 'BIG BANK NA', 'SMITH JANE', 'REL'));

    expect(rows()[0]).toHaveTextContent('Mortgage 2 released');
    expect(screen.getByText('No break, no unreleased mortgage or lien.')).toBeVisible();
  });

  it('says whether it ends with the owner whom the lock names', () => {
    show(first);

    expect(screen.getByText(/Your lock names Jane Smith: the chain ends with that name\./)).toBeVisible();
  });

  it('keeps what is older behind one more click', () => {
    const liens = Array.from({ length: 25 }, (_, index) =>
      aRecording('lien', `${index + 20}`, '2015-01-01', 'SMITH JANE', `CREDITOR ${index} LLC`),
    );
    show(first, ...liens);

    expect(rows()).toHaveLength(20);
    expect(screen.getByText('6 older')).toBeVisible();
  });

  it('names releases of something else', () => {
    show(first, aRecording('release', '9', '2009-01-01', 'OTHER BANK', 'ROE RICHARD', 'REL'));

    expect(screen.getByText(/match no mortgage or lien above: REL 9 of Jan 1, 2009\./)).toBeVisible();
  });

  it('draws a picture that screen readers pass over', () => {
    const { container } = show(first, loan);

    expect(container.querySelectorAll('[aria-hidden] svg circle')).toHaveLength(2);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
