import { render, screen, within } from '@testing-library/react';
import { OrganizationProperty } from '@/components/properties/organization-property';
import { aHistory, anEntry } from '@/tests/support/property-history';

function show(asOf: string | null = null, kind?: string) {
  const { currentId, propertyAddress, ownerName, county, parcelNumber, state, chain } = aHistory();
  const property = { currentId, propertyAddress, ownerName, county, parcelNumber, state, chain, asOf };
  render(
    <OrganizationProperty
      property={{ ...property, id: 'shared', logIndex: 7, entries: [anEntry()], next: null }}
      sharedBy="Ada Lovelace"
      kind={kind}
    >
      <p>Older</p>
    </OrganizationProperty>,
  );
  return currentId;
}

describe('a property that a member shares', () => {
  it('has its history as a PDF, and a filter without what is its owner’s alone', () => {
    const currentId = show();

    expect(screen.getByRole('link', { name: 'Print as PDF' })).toHaveAttribute(
      'href',
      `/api/organization/shared/properties/${currentId}/history.pdf`,
    );
    const kinds = within(screen.getByLabelText('Kind')).getAllByRole('option');
    expect(kinds.map(({ textContent }) => textContent)).toEqual([
      'Everything',
      'Recordings',
      'Locks',
      'Releases',
      'Alerts',
      'Proofs',
    ]);
  });

  it('is of the day and kind that the address says', () => {
    show('2026-03-01', 'alert');

    expect(screen.getByRole('heading', { name: 'History as of Mar 1, 2026' })).toBeVisible();
    expect(screen.getByLabelText('Kind')).toHaveValue('alert');
    expect(screen.getByRole('form', { name: 'Filter the history' })).toHaveAttribute(
      'action',
      '/organization/shared/properties/shared#history',
    );
    expect(screen.getByRole('link', { name: 'Clear the filter' })).toHaveAttribute(
      'href',
      '/organization/shared/properties/shared',
    );
  });
});
