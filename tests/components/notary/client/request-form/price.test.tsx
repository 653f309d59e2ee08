import { act, screen, waitFor, within } from '@testing-library/react';
import { accountClient } from '@/components/kit/account-client';
import {
  ADDRESS,
  created,
  dayFromNow,
  estimate,
  field,
  fill,
  location,
  pricing,
  renderDialog,
  submit,
  sum,
} from '@/tests/support/request-dialog';
import { clearToasts } from '@/tests/support/toasts';

afterEach(() => {
  clearToasts();
  act(() => accountClient().clear());
});

describe('the price', () => {
  it('is a placeholder of $75 while there is no estimate, and $25 more with proof of completion', async () => {
    const { user, calls } = renderDialog();
    expect(sum()).toHaveTextContent(/^No price yet Request/);
    expect(pricing()).toHaveTextContent('$75 stands in for it: a placeholder, not a price.');

    await user.click(field('Add proof of completion (+$25)'));

    expect(pricing()).toHaveTextContent('Proof of completion, GuardSign platform$25.00');
    expect(pricing()).toHaveTextContent('$100 stands in for it: a placeholder, not a price.');
    expect(calls).toEqual([]);
  });

  it('of the add-on says what one gets for it, and that it is no lock', () => {
    renderDialog();
    expect(field('Add proof of completion (+$25)')).toHaveAccessibleDescription(
      'A dated entry in the evidence log once the notary completes the request, and a proof file to download: kind of document, day, state, the notary’s name, the states of the commissions that we have on record, number of the request. It locks no property and does not show what was signed.',
    );
  });

  it('is never sent while it is the placeholder', async () => {
    let isDown = true;
    const { user, sent } = renderDialog({
      estimates: () => (isDown ? { status: 503, body: { message: 'Not now.' } } : { body: estimate() }),
    });
    await user.selectOptions(field('Service type'), 'real-estate');
    await user.selectOptions(field('Document type'), 'deed');
    await user.type(field('Date'), dayFromNow(1));
    await user.type(location(), ADDRESS);
    await submit(user);
    expect(await screen.findByText('The price was not there yet')).toBeInTheDocument();
    expect(sent()).toEqual([]);

    isDown = false;
    await submit(user);
    await waitFor(() => expect(sum()).toHaveTextContent('Total $196.02'));
    expect(sent()).toEqual([]);
    await submit(user);
    await screen.findByText('Request submitted');
    expect(sent()).toMatchObject([{ totalPrice: 196.02 }]);
  });

  it('is asked for with pages, hour and who travels', async () => {
    const { user, calls } = renderDialog();
    await user.selectOptions(field('Service type'), 'real-estate');
    await user.clear(field('Pages'));
    await user.type(field('Pages'), '3');
    await user.click(screen.getByRole('radio', { name: 'At the notary’s office' }));
    await user.type(field('Date'), dayFromNow(1));

    const appointmentDate = new Date(`${dayFromNow(1)}T09:00`).toISOString();
    await waitFor(() =>
      expect(calls.at(-1)!.body).toMatchObject({ mode: 'in-person', pages: 3, appointmentDate }),
    );
  });

  it.each([
    [
      'no travel is known',
      estimate({ travelFee: null, tax: 14, totalPrice: 189 }),
      'Travel fee, travel from $0.65 a mile, shown when a notary is found',
    ],
    [
      'no travel is known',
      estimate({ travelFee: null, tax: 14, totalPrice: 189 }),
      'You agree to the travel fee before the notary sets off',
    ],
    [
      'the address is not understood',
      estimate({ travelFee: null, place: null }),
      'We do not know this address yet.',
    ],
  ])('says so where %s', async (_, body, text) => {
    const { user } = renderDialog({ estimates: { body } });
    await user.selectOptions(field('Service type'), 'real-estate');
    await user.type(location(), '12 Main St');
    await waitFor(() => expect(pricing()).toHaveTextContent(text));
  });

  it('names the city of the nearest office', async () => {
    const office = 'Round Rock, TX 78664';
    const { user } = renderDialog({ estimates: { body: estimate({ travelFee: 0, office }) } });
    await user.selectOptions(field('Service type'), 'real-estate');
    await user.click(screen.getByRole('radio', { name: 'At the notary’s office' }));
    await waitFor(() => expect(pricing()).toHaveTextContent(`The nearest office is in ${office}.`));
  });

  it('is asked for once a service is chosen, and again when the typing of the location rests', async () => {
    const { user, calls } = renderDialog();
    await user.selectOptions(field('Service type'), 'real-estate');
    await waitFor(() => expect(calls).toHaveLength(1));

    await user.type(location(), ADDRESS);

    await waitFor(() => expect(calls.at(-1)!.body).toMatchObject({ location: ADDRESS }));
    expect(calls.length).toBeLessThan(5);
    expect(pricing()).toHaveTextContent('10.00 miles by road');
  });

  it('says before sending that nobody covers the place, and that the request may wait', async () => {
    const { user } = renderDialog({ estimates: { body: estimate({ uncovered: 'Anchorage, AK' }) } });
    await user.selectOptions(field('Service type'), 'real-estate');

    expect(await screen.findByText('No notary covers Anchorage, AK right now')).toBeInTheDocument();
    expect(
      screen.getByText(/it waits until 15 minutes after the time of the appointment.*you owe nothing/),
    ).toBeInTheDocument();
  });

  it('says at an office that none is near, and not that nobody covers the place', async () => {
    const { user } = renderDialog({ estimates: { body: estimate({ uncovered: 'Boise, ID' }) } });
    await user.selectOptions(field('Service type'), 'real-estate');
    await user.click(screen.getByRole('radio', { name: /office/ }));

    expect(await screen.findByText('No notary has an office near Boise, ID right now')).toBeInTheDocument();
    expect(screen.queryByText(/No notary covers/)).not.toBeInTheDocument();
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
    expect(sum()).toHaveTextContent(/^No price yet Request/);
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
      estimates: () => ({ body: estimate(moved ? { travelFee: 16.5, tax: 15.32, totalPrice: 206.82 } : {}) }),
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
    await user.click(field('Add proof of completion (+$25)'));

    expect(screen.queryByText('The price has changed')).not.toBeInTheDocument();
  });

  it('that moved is shown beside the old one; all that was typed stays, and the next try agrees to it', async () => {
    let moved = false;
    const dearer = estimate({ travelFee: 16.5, tax: 15.32, totalPrice: 206.82 });
    const message = 'The price has changed: it was $196.02 and is $206.82 now.';
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
    expect(notice.parentElement).toHaveTextContent('It was $196.02, and is now $206.82');
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(sum()).toHaveTextContent('Total $206.82'));
    expect(location()).toHaveValue(ADDRESS);
    expect(onClose).not.toHaveBeenCalled();

    await submit(user);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ travelFee: 16.5, tax: 15.32, totalPrice: 206.82 });
    expect(await screen.findByText('Your request is on its way')).toBeInTheDocument();
  });
});
