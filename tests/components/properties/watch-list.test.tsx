import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { WatchedProperties } from '@/components/properties/watched-properties';
import { WatchList } from '@/components/properties/watch-list';
import type { Watch } from '@/lib/properties/schema/watches';
import { doubleFetch } from '@/tests/support/fetch-double';

const zoe: Watch = {
  id: 'zoe',
  kind: 'name',
  value: 'Zoe Quackenbush',
  fips: null,
  county: null,
  createdAt: '2026-11-20T15:00:00.000Z',
  matches: 2,
};
const parcel: Watch = {
  ...zoe,
  id: 'parcel',
  kind: 'parcel',
  value: '01-0203',
  fips: '48453',
  county: 'Travis County, TX',
  matches: 0,
};
const LIST = 'GET /api/watches';

function show(watches: Watch[], routes: Parameters<typeof doubleFetch>[0] = {}) {
  let left = watches;
  const calls = doubleFetch({ [LIST]: () => ({ body: left }), ...routes });
  render(<WatchList initialWatches={watches} />);
  return { calls, user: userEvent.setup(), leave: (next: Watch[]) => (left = next) };
}

afterEach(() => accountClient().clear());

describe('the further names and parcels that an account watches', () => {
  it('are told with county, and with how many recordings matched', () => {
    show([zoe, parcel]);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Zoe Quackenbush');
    expect(first).toHaveTextContent('Name, in any county');
    expect(first).toHaveTextContent('2 recordings matched.');
    expect(second).toHaveTextContent('Parcel number, Travis County, TX');
    expect(second).toHaveTextContent('No recording matched yet.');
    expect(screen.getByText('2 of 10 used.')).toBeVisible();
  });

  it('are explained while there are none', () => {
    show([]);
    expect(screen.getByText(/Add a name that you sell or lend under/)).toBeVisible();
    expect(screen.getByText('0 of 10 used.')).toBeVisible();
  });

  it('get one more from the form, which is empty again then', async () => {
    const { user, calls, leave } = show([], { 'POST /api/watches': { status: 201, body: zoe } });
    leave([zoe]);
    await user.type(screen.getByLabelText('Name or number'), zoe.value);
    await user.click(screen.getByRole('button', { name: 'Watch it' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: zoe.value })).toBeVisible());
    expect(calls.find(({ request }) => request.startsWith('POST'))?.body).toEqual({
      kind: 'name',
      value: zoe.value,
    });
    expect(screen.getByLabelText('Name or number')).toHaveValue('');
  });

  it('want a county for a parcel, and send nothing without it', async () => {
    const { user, calls } = show([]);
    await user.selectOptions(screen.getByLabelText('What to watch'), 'parcel');
    await user.type(screen.getByLabelText('Name or number'), '01-0203');
    await user.click(screen.getByRole('button', { name: 'Watch it' }));
    expect(
      await screen.findByText('A parcel number is watched in one county: please say which.'),
    ).toBeVisible();
    expect(calls.filter(({ request }) => request.startsWith('POST'))).toEqual([]);
  });

  it('keep what was typed where it is refused, and say why', async () => {
    const { user } = show([], {
      'POST /api/watches': { status: 409, body: { code: 'conflict', message: 'You watch this already.' } },
    });
    await user.type(screen.getByLabelText('Name or number'), zoe.value);
    await user.click(screen.getByRole('button', { name: 'Watch it' }));
    expect(await screen.findByText('You watch this already.')).toBeVisible();
    expect(screen.getByLabelText('Name or number')).toHaveValue(zoe.value);
  });

  it('lose one after a question, and keep the focus', async () => {
    const { user, leave } = show([zoe, parcel], { 'DELETE /api/watches/zoe': { status: 204 } });
    leave([parcel]);
    await user.click(screen.getByRole('button', { name: 'Remove Zoe Quackenbush' }));
    const dialog = screen.getByRole('dialog', { name: 'Stop watching “Zoe Quackenbush”?' });
    expect(dialog).toHaveTextContent('The alerts that it raised stay.');
    await user.click(within(dialog).getByRole('button', { name: 'Stop watching' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Further names and parcels' })).toHaveFocus(),
    );
  });

  it('have no form while ten are watched', () => {
    show(Array.from({ length: 10 }, (_, index) => ({ ...zoe, id: String(index), value: `Name ${index}` })));
    expect(screen.queryByRole('button', { name: 'Watch it' })).not.toBeInTheDocument();
    expect(screen.getByText('That is 10. Remove one to add another.')).toBeVisible();
  });
});

describe('the locked properties on that page', () => {
  const house = { id: 'house', propertyAddress: '12 Main St, Austin, TX 78701', county: 'Travis County' };

  it('lead to their pages, and say how many are not shown', () => {
    render(<WatchedProperties properties={[house]} count={3} />);
    expect(screen.getByRole('link', { name: house.propertyAddress })).toHaveAttribute(
      'href',
      '/properties/house',
    );
    expect(screen.getByRole('link', { name: 'See the other 2' })).toHaveAttribute('href', '/properties');
  });

  it('say where the county is not known, so that nothing is compared', () => {
    render(<WatchedProperties properties={[{ ...house, county: null }]} count={1} />);
    expect(screen.getByText(/recordings are not compared with it/)).toBeVisible();
  });

  it('are asked for while there are none', () => {
    render(<WatchedProperties properties={[]} count={0} />);
    expect(screen.getByRole('link', { name: 'Lock a property' })).toHaveAttribute(
      'href',
      '/deedguard-protection',
    );
  });
});
