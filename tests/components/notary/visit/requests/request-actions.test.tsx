import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestActions } from '@/components/notary/visit/requests/request-actions';
import { doubleEvents } from '@/tests/support/event-source-double';
import { doubleFetch } from '@/tests/support/fetch-double';
import { visit } from '@/tests/support/notary-work';
import { notary } from '@/tests/support/request-page';

const departedAt = '2026-11-21T11:50:00.000Z';
const card = () => screen.queryByRole('complementary', { name: 'Notary tracking' });

beforeEach(() => {
  doubleEvents();
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

async function showCard() {
  doubleFetch({});
  const user = userEvent.setup();
  const { rerender } = render(<RequestActions request={visit({ notary })} />);
  await user.click(screen.getByRole('button', { name: 'Track Notary' }));
  await waitFor(() => expect(card()).toBeInTheDocument());
  return {
    user,
    become: (changes: object) => rerender(<RequestActions request={visit({ notary, ...changes })} />),
  };
}

describe('the tracking card over the page of a request', () => {
  it('closes when the notary sets off and the page shows the way, and stays closed at the arrival', async () => {
    const { become } = await showCard();
    become({ departedAt });
    await waitFor(() => expect(card()).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'What you can do' })).toHaveFocus();

    become({ departedAt, arrivedAt: '2026-11-21T12:10:00.000Z' });
    expect(screen.getByRole('button', { name: 'Track Notary' })).toBeInTheDocument();
    expect(card()).not.toBeInTheDocument();
  });

  it('takes no message away that is being written', async () => {
    const { user, become } = await showCard();
    await user.click(screen.getAllByRole('button', { name: 'Contact' }).at(-1)!);
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    become({ departedAt });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(card()).not.toBeInTheDocument();
  });
});
