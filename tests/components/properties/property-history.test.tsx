import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { PropertyHistory } from '@/components/properties/property-history';
import { receipt } from '@/tests/support/deeds';
import { doubleFetch } from '@/tests/support/fetch-double';
import { aHistory, anEntry } from '@/tests/support/property-history';

const URL = `/api/properties/${receipt.id}/timeline`;
const show = (history = aHistory(), kind?: string) =>
  render(<PropertyHistory id={receipt.id} history={history} kind={kind} />);
const list = (name: string) => screen.findByRole('list', { name });

afterEach(() => accountClient().clear());

describe('the history of a property', () => {
  it('says so when there is nothing', () => {
    show();

    expect(screen.getByText('There are no entries to show.')).toBeVisible();
  });

  it('has each entry with its day, its words and its proof', async () => {
    show(
      aHistory({
        entries: [
          anEntry({ logIndex: 17, href: '/api/deedguard/locked-deeds/1/proof?of=lock' }),
          anEntry({
            id: 'recording',
            title: 'WARRANTY DEED 1',
            at: '2001-01-01T00:00:00.000Z',
            isDay: true,
            details: ['From DOE JOHN to SMITH JANE.'],
          }),
        ],
      }),
    );
    const items = within(await list('History, newest first')).getAllByRole('listitem');

    expect(within(items[0]!).getByRole('link', { name: 'Proof, log entry 17 of Locked' })).toHaveAttribute(
      'download',
    );
    expect(items[1]).toHaveTextContent('WARRANTY DEED 1');
    expect(items[1]).toHaveTextContent('Jan 1, 2001');
    expect(items[1]).toHaveTextContent('From DOE JOHN to SMITH JANE.');
  });

  it('is of the day and kind that the address says, and so is its PDF', () => {
    show(aHistory({ asOf: '2026-03-01' }), 'alert');

    expect(screen.getByRole('heading', { name: 'History as of Mar 1, 2026' })).toBeVisible();
    expect(screen.getByLabelText('As of')).toHaveValue('2026-03-01');
    expect(screen.getByLabelText('Kind')).toHaveValue('alert');
    expect(screen.getByRole('link', { name: 'Print as PDF' })).toHaveAttribute(
      'href',
      `/api/properties/${receipt.id}/history.pdf?asOf=2026-03-01`,
    );
    expect(screen.getByRole('link', { name: 'Clear the filter' })).toHaveAttribute(
      'href',
      `/properties/${receipt.id}`,
    );
  });

  it('shows more, page by page, until there is no more', async () => {
    const user = userEvent.setup();
    doubleFetch({
      [`GET ${URL}?after=a`]: { body: { entries: [anEntry({ id: '2', title: 'Second' })], next: 'b' } },
      [`GET ${URL}?after=b`]: { body: { entries: [anEntry({ id: '3', title: 'Third' })], next: null } },
    });
    show(aHistory({ entries: [anEntry()], next: 'a' }));

    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Second')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Third')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says when more could not be loaded, and tries again', async () => {
    const user = userEvent.setup();
    doubleFetch({ [`GET ${URL}?after=a`]: { status: 503, body: { message: 'Busy.', code: 'unavailable' } } });
    show(aHistory({ entries: [anEntry()], next: 'a' }));

    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Older entries could not be loaded')).toBeVisible();
    doubleFetch({
      [`GET ${URL}?after=a`]: { body: { entries: [anEntry({ id: '2', title: 'Second' })], next: null } },
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Second')).toBeVisible();
  });
});
