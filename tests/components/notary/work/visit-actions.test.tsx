import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { VisitActions } from '@/components/notary/work/visit-actions';
import type { RequestView } from '@/lib/notary/schema/requests';
import { doubleFetch } from '@/tests/support/fetch-double';
import { doubleGeolocation, inMinutes, visit } from '@/tests/support/notary-work';

const TRAVEL = 'POST /api/requests/visit-1/travel';
const CHANGE = 'PATCH /api/requests/visit-1';
const WITHDRAW = 'POST /api/requests/visit-1/withdraw';
const enRoute = (overrides: Partial<RequestView> = {}) => visit({ departedAt: inMinutes(-5), ...overrides });

let opened: jest.SpyInstance;

beforeEach(() => {
  opened = jest.spyOn(window, 'open').mockReturnValue(null);
});

afterEach(() => {
  opened.mockRestore();
  sessionStorage.clear();
  accountClient().clear();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const arrived = (overrides: Partial<RequestView> = {}) => enRoute({ arrivedAt: inMinutes(-1), ...overrides });

/** Behind “⋯”; nothing where there is no such button. */
async function listMore(): Promise<(string | null)[]> {
  const more = screen.queryByRole('button', { name: 'More for Real estate: Deed' });
  if (!more) return [];
  await userEvent.click(more);
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

async function choose(name: string): Promise<void> {
  await listMore();
  await userEvent.click(screen.getByRole('menuitem', { name }));
}

describe('The page of a notary', () => {
  const SOON = { appointmentDate: inMinutes(20) };
  const office: Partial<RequestView> = { mode: 'in-person' };
  const online = { isRemote: true, location: null };

  it.each<[string, RequestView, string[], string[]]>([
    ['before the way', visit(), ['Start Navigation'], ['Withdraw']],
    ['before the way, at the hour', visit(SOON), ['Start Navigation'], ['Withdraw']],
    ['on the way', enRoute(), ['I have arrived'], ['Open the map', 'Withdraw']],
    ['on the way, at the hour', enRoute(SOON), ['I have arrived'], ['Open the map', 'Withdraw']],
    ['at the door', arrived(SOON), ['Begin'], ['Withdraw']],
    ['at the door, too early', arrived(), [], ['Withdraw']],
    ['in a visit that began before the arrival', visit({ status: 'in_progress' }), ['I have arrived'], []],
    ['in a visit', arrived({ status: 'in_progress' }), ['Complete'], []],
    ['before a remote session', visit({ ...SOON, ...online }), ['Begin'], ['Withdraw']],
    ['in a remote session', visit({ status: 'in_progress', ...online }), ['Complete'], []],
    ['before a visit to their office', visit({ ...SOON, ...office }), ['Begin'], ['Withdraw']],
    ['in a visit to their office', visit({ status: 'in_progress', ...office }), ['Complete'], []],
    ['while the client is asked about the fee', visit({ ...SOON, travelFee: null }), [], ['Withdraw']],
  ])('has the next step alone as a button, the rest behind “⋯”: %s', async (_, request, next, more) => {
    doubleFetch({});
    render(<VisitActions request={request} />);

    const steps = within(screen.getByRole('group', { name: 'Next step' }));
    const always = ['Contact Client Ada Lovelace', '⋯'];
    const buttons = steps.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons.filter((name) => !always.includes(name ?? ''))).toEqual(next);
    expect(await listMore()).toEqual(more);
  });
});

describe('The next step of a visit', () => {
  it('is to set off: the map opens and the client is told', async () => {
    const calls = doubleFetch({ [TRAVEL]: { body: {} } });
    render(<VisitActions request={visit()} />);

    await userEvent.click(button('Start Navigation'));

    expect(opened).toHaveBeenCalledWith(
      'https://www.google.com/maps/dir/?api=1&destination=500%20Congress%20Ave%2C%20Austin%2C%20TX%2078701',
      '_blank',
      'noopener,noreferrer',
    );
    await waitFor(() => expect(calls).toEqual([{ request: TRAVEL, body: { stage: 'en_route' } }]));
  });

  it('is to wait until the way has to begin', () => {
    doubleFetch({});
    render(<VisitActions request={visit({ setsOffFrom: inMinutes(5) })} />);
    expect(screen.queryByRole('button', { name: 'Start Navigation' })).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Next step' })).toHaveTextContent('You can set off from');
  });

  it('says why setting off was refused', async () => {
    const message = 'You are on the way to another visit.';
    doubleFetch({ [TRAVEL]: { status: 409, body: { code: 'conflict', message } } });
    render(<VisitActions request={visit()} />);

    await userEvent.click(button('Start Navigation'));

    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('is to arrive, once under way', async () => {
    const calls = doubleFetch({ [TRAVEL]: { body: {} } });
    render(<VisitActions request={enRoute()} />);
    expect(screen.queryByRole('button', { name: 'Start Navigation' })).not.toBeInTheDocument();

    await userEvent.click(button('I have arrived'));

    await waitFor(() => expect(calls).toEqual([{ request: TRAVEL, body: { stage: 'arrived' } }]));
  });

  it('has the focus, once the button of the step before has gone', async () => {
    doubleFetch({ [TRAVEL]: { body: {} } });
    const { rerender } = render(<VisitActions request={enRoute()} />);
    await userEvent.click(button('I have arrived'));

    rerender(<VisitActions request={enRoute({ arrivedAt: inMinutes(0) })} />);

    expect(screen.getByRole('group', { name: 'Next step' })).toHaveFocus();
  });

  it('is to begin, for a remote session at once', async () => {
    const calls = doubleFetch({ [CHANGE]: { body: {} } });
    render(
      <VisitActions request={visit({ isRemote: true, location: null, appointmentDate: inMinutes(0) })} />,
    );
    expect(screen.queryByRole('button', { name: 'Start Navigation' })).not.toBeInTheDocument();

    await userEvent.click(button('Begin'));

    await waitFor(() => expect(calls).toEqual([{ request: CHANGE, body: { status: 'in_progress' } }]));
  });

  it.each(['assigned', 'in_progress'] as const)(
    'is to send the link of a remote session that is %s, and of no other',
    (status) => {
      const says = 'Send the client the link to your video room in the messages.';
      doubleFetch({});
      const { rerender } = render(
        <VisitActions request={visit({ status, isRemote: true, location: null })} />,
      );
      expect(screen.getByText(says)).toBeInTheDocument();

      rerender(<VisitActions request={visit({ status })} />);
      expect(screen.queryByText(says)).not.toBeInTheDocument();
    },
  );

  it('is not to begin earlier than half an hour before, but says from when, and what would change that', () => {
    doubleFetch({});
    render(<VisitActions request={arrived({ appointmentDate: inMinutes(32) })} />);
    expect(screen.queryByRole('button', { name: 'Begin' })).not.toBeInTheDocument();
    expect(screen.getByText(/^You can begin from/)).toHaveTextContent(
      /, or earlier once the client agrees on their page\.$/,
    );
  });

  it('is to say that one has arrived also after the beginning, where nothing has shown it', async () => {
    const calls = doubleFetch({ [TRAVEL]: { body: {} } });
    const { rerender } = render(<VisitActions request={visit({ status: 'in_progress' })} />);
    await userEvent.click(button('I have arrived'));
    await waitFor(() => expect(calls).toEqual([{ request: TRAVEL, body: { stage: 'arrived' } }]));

    rerender(<VisitActions request={visit({ status: 'in_progress', arrivedAt: inMinutes(-1) })} />);
    expect(screen.queryByRole('button', { name: 'I have arrived' })).not.toBeInTheDocument();
  });

  it('sends the position of the device with the word that one is there', async () => {
    const device = doubleGeolocation();
    const calls = doubleFetch({ [TRAVEL]: { body: {} } });
    render(<VisitActions request={visit({ status: 'in_progress' })} />);
    await userEvent.click(button('I have arrived'));
    const position = { lat: 30.27, lng: -97.74, accuracy: 12 };
    await waitFor(() => expect(calls).toEqual([{ request: TRAVEL, body: { stage: 'arrived', position } }]));
    device.remove();
  });

  it('is to begin at once up to half an hour before the appointment', async () => {
    const calls = doubleFetch({ [CHANGE]: { body: {} } });
    render(<VisitActions request={arrived({ appointmentDate: inMinutes(29) })} />);

    await userEvent.click(button('Begin'));

    await waitFor(() => expect(calls).toEqual([{ request: CHANGE, body: { status: 'in_progress' } }]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is on the map, also where it was kept from opening', async () => {
    doubleFetch({});
    render(<VisitActions request={enRoute()} />);

    await choose('Open the map');

    expect(opened).toHaveBeenCalledWith(
      expect.stringContaining('500%20Congress%20Ave'),
      '_blank',
      'noopener,noreferrer',
    );
  });

  it('can be to withdraw, after a question', async () => {
    const calls = doubleFetch({ [WITHDRAW]: { status: 204 } });
    render(<VisitActions request={visit()} />);

    await choose('Withdraw');
    expect(calls).toEqual([]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw from this visit' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));

    await waitFor(() => expect(calls).toEqual([{ request: WITHDRAW, body: undefined }]));
  });

  it.each(['completed', 'cancelled', 'pending'] as const)('is nothing while it is %s', (status) => {
    doubleFetch({});
    const { container } = render(<VisitActions request={visit({ status })} />);

    expect(container).toBeEmptyDOMElement();
  });
});
