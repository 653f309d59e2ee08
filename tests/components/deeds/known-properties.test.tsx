import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PropertyList } from '@/components/deeds/property-list';
import { accountClient } from '@/components/kit/account-client';
import { lockedDeed } from '@/tests/support/deeds';
import { doubleFetch } from '@/tests/support/fetch-double';

const LIST = 'GET /api/deedguard/locked-deeds';

afterEach(() => accountClient().clear());

describe('Your Protected Properties on a page that knows the newest', () => {
  const first = Array.from({ length: 20 }, (_, index) => lockedDeed({ id: `deed-${index}` }));
  const counts = { locked: 28, due: 21, contested: 0, ended: 2 };
  const renderKnown = () => {
    render(<PropertyList known={{ newest: first, counts }} />);
    return userEvent.setup();
  };

  it('are there before the whole list is, with how many there are in all', async () => {
    doubleFetch({ [LIST]: () => new Promise(() => undefined) });

    renderKnown();

    expect(screen.getAllByRole('listitem')).toHaveLength(20);
    expect(screen.getByText('28 locked, 21 waiting for payment, 2 ended')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show all 30' })).toBeInTheDocument();
    expect(screen.queryByText('Loading your properties')).not.toBeInTheDocument();
  });

  it('stay when the whole list cannot be loaded, which is said', async () => {
    doubleFetch({ [LIST]: new TypeError('offline') });

    renderKnown();

    expect(await screen.findByText('Your properties could not be loaded')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(20);
  });

  it('give way to the whole list', async () => {
    const whole = [
      lockedDeed({ id: 'new' }),
      ...first,
      ...first.map((deed) => ({ ...deed, id: `old-${deed.id}` })),
    ];
    doubleFetch({ [LIST]: { body: whole } });
    const user = renderKnown();
    expect(await screen.findByText('41 locked, 41 waiting for payment')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Show all 41' }));

    expect(screen.getAllByRole('listitem')).toHaveLength(41);
  });
});
