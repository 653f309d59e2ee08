import { act, screen, waitFor, within } from '@testing-library/react';
import { accountClient } from '@/components/kit/account-client';
import {
  ADDRESS,
  created,
  estimate,
  field,
  fill,
  location,
  pricing,
  renderDialog,
  submit,
} from '@/tests/support/request-dialog';
import { clearToasts } from '@/tests/support/toasts';

afterEach(() => {
  clearToasts();
  act(() => accountClient().clear());
});

describe('the price', () => {
  it('is the base of $75 while there is no estimate, and $25 more with deed protection', async () => {
    const { user, calls } = renderDialog();
    expect(pricing()).toHaveTextContent('Total$75.00');

    await user.click(field('Add deed protection (+$25)'));

    expect(pricing()).toHaveTextContent('Total$100.00');
    expect(calls).toEqual([]);
  });

  it('is asked for once a service is chosen, and again when the typing of the location rests', async () => {
    const { user, calls } = renderDialog();
    await user.selectOptions(field('Service type'), 'real-estate');
    await waitFor(() => expect(calls).toHaveLength(1));

    await user.type(location(), ADDRESS);

    await waitFor(() => expect(calls.at(-1)!.body).toMatchObject({ location: ADDRESS }));
    expect(calls.length).toBeLessThan(5);
    expect(pricing()).toHaveTextContent('10.0 miles');
  });

  it('says before sending that nobody covers the place, and that the request may wait', async () => {
    const { user } = renderDialog({ estimates: { body: estimate({ uncovered: 'Anchorage, AK' }) } });
    await user.selectOptions(field('Service type'), 'real-estate');

    expect(await screen.findByText('No notary covers Anchorage, AK right now')).toBeInTheDocument();
    expect(screen.getByText(/it waits until the appointment.*you owe nothing/)).toBeInTheDocument();
  });

  it('asks about a ZIP code that is elsewhere than the city', async () => {
    const placeQuestion = '99501 is Anchorage, AK. Did you mean …?';
    const { user } = renderDialog({ estimates: { body: estimate({ placeQuestion }) } });
    await user.selectOptions(field('Service type'), 'real-estate');

    expect(await screen.findByText(placeQuestion)).toBeInTheDocument();
  });

  it('says why there is none', async () => {
    const message = 'Please add the ZIP code, or the city and the state.';
    const { user } = renderDialog({
      estimates: {
        status: 422,
        body: { message, code: 'validation_failed', fields: { location: message } },
      },
    });
    await user.selectOptions(field('Service type'), 'real-estate');
    expect(await within(pricing()).findByText(message)).toBeInTheDocument();
    expect(pricing()).toHaveTextContent('Total$75.00');
  });

  it('says that the server could not be reached', async () => {
    const { user } = renderDialog({ estimates: new TypeError('Failed to fetch') });
    await user.selectOptions(field('Service type'), 'real-estate');
    expect(await within(pricing()).findByText(/The server could not be reached/)).toBeInTheDocument();
  });

  it('that moved is forgotten once something else is asked for', async () => {
    let moved = false;
    const message = 'The price has changed.';
    const { user } = renderDialog({
      estimates: () => ({ body: estimate(moved ? { travelFee: 16.5, totalPrice: 141.5 } : {}) }),
      creates: () => {
        moved = true;
        return { status: 409, body: { message, code: 'conflict' } };
      },
    });
    await fill(user);
    await submit(user);
    expect(await screen.findByText('The price has changed')).toBeInTheDocument();

    await user.type(field(/^Special instructions/), 'Ring twice');
    expect(screen.getByText('The price has changed')).toBeInTheDocument();
    await user.click(field('Add deed protection (+$25)'));

    expect(screen.queryByText('The price has changed')).not.toBeInTheDocument();
  });

  it('that moved is shown beside the old one; all that was typed stays, and the next try agrees to it', async () => {
    let moved = false;
    const dearer = estimate({ travelFee: 16.5, totalPrice: 141.5 });
    const message = 'The price has changed: it was $131.50 and is $141.50 now.';
    const { user, sent, onClose } = renderDialog({
      estimates: () => ({ body: moved ? dearer : estimate() }),
      creates: () => {
        if (moved) return { status: 201, body: created };
        moved = true;
        return { status: 409, body: { message, code: 'conflict' } };
      },
    });
    await fill(user);

    await submit(user);

    const notice = await screen.findByText('The price has changed');
    expect(notice.parentElement).toHaveTextContent('It was $131.50, and is now $141.50');
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(pricing()).toHaveTextContent('Total$141.50'));
    expect(location()).toHaveValue(ADDRESS);
    expect(onClose).not.toHaveBeenCalled();

    await submit(user);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ travelFee: 16.5, totalPrice: 141.5 });
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });
});
