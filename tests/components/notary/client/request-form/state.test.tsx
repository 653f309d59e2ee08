import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { accountClient } from '@/components/kit/account-client';
import {
  ADDRESS,
  dayFromNow,
  field,
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

type Dialog = ReturnType<typeof renderDialog>;

const way = (name: string) => screen.getByRole('radio', { name });
const state = () => screen.queryByRole('combobox', { name: 'State you are in' });

/** Everything of an online session but the state. */
async function fillOnline({ user }: Dialog) {
  await user.click(way('Online'));
  await user.selectOptions(field('Service type'), 'real-estate');
  await user.selectOptions(field('Document type'), 'deed');
  await user.type(field('Date'), dayFromNow(1));
}

describe('the state of an online session', () => {
  it('is asked online alone, and is one of the 50 or none of them', async () => {
    const { user } = renderDialog();
    expect(state()).not.toBeInTheDocument();

    await user.click(way('Online'));

    const names = [...state()!.querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(names).toHaveLength(52);
    expect([names[0], names[1], names.at(-1)]).toEqual([
      'Choose a state',
      'Alabama',
      'Not in one of the 50 states',
    ]);
    expect(state()).toHaveValue('');
  });

  it('is priced at its rate and sent, from the first question to the request', async () => {
    const dialog = renderDialog();
    await fillOnline(dialog);
    await waitFor(() => expect(sum()).toHaveTextContent('Total $135.00'));
    expect(pricing()).toHaveTextContent('Choose the state you are in: its rate is part of the price.');

    await dialog.user.selectOptions(state()!, 'NY');
    await waitFor(() => expect(sum()).toHaveTextContent('Total $155.25'));
    expect(pricing()).toHaveTextContent('The price is fixed when you send the request.');
    expect(pricing()).toHaveTextContent(
      'Online, the notarial fee is limited by the law of the state where the notary is commissioned',
    );
    await submit(dialog.user);

    await waitFor(() => expect(dialog.sent()).toHaveLength(1));
    expect(dialog.sent()[0]).toMatchObject({
      isRemote: true,
      state: 'NY',
      basePrice: 143.75,
      tax: 11.5,
      totalPrice: 155.25,
    });
    expect(dialog.sent()[0]).not.toHaveProperty('location');
  });

  it('has to be chosen', async () => {
    const dialog = renderDialog();
    await fillOnline(dialog);

    await submit(dialog.user);

    expect(await screen.findByText('Missing information')).toBeInTheDocument();
    expect(state()).toHaveAccessibleDescription(/Please choose the state you are in\.$/);
    await waitFor(() => expect(state()).toHaveFocus());
    expect(dialog.sent()).toEqual([]);
  });

  it('is none for a client who is in none of the 50', async () => {
    const dialog = renderDialog();
    await fillOnline(dialog);
    await dialog.user.selectOptions(state()!, 'Not in one of the 50 states');
    await waitFor(() => expect(pricing()).toHaveTextContent('The price is fixed when you send the request.'));

    await submit(dialog.user);

    await waitFor(() => expect(dialog.sent()).toHaveLength(1));
    expect(dialog.sent()[0]).toMatchObject({ isRemote: true, totalPrice: 135, state: 'NONE' });
  });

  it('is not that of a visit, and is there again online', async () => {
    const { user, calls } = renderDialog();
    await user.click(way('Online'));
    await user.selectOptions(state()!, 'NY');

    await user.click(way('In person'));
    await user.selectOptions(field('Service type'), 'real-estate');
    await user.type(location(), ADDRESS);
    await waitFor(() => expect(calls.at(-1)!.body).toMatchObject({ isRemote: false, location: ADDRESS }));
    expect(calls.at(-1)!.body).not.toHaveProperty('state');

    await user.click(way('Online'));
    expect(state()).toHaveValue('NY');
    await waitFor(() => expect(calls.at(-1)!.body).toMatchObject({ isRemote: true, state: 'NY' }));
  });

  it('is told to be wrong beside it, where the server says so', async () => {
    const message = 'Please choose one of the 50 states, or none.';
    const dialog = renderDialog({
      creates: {
        status: 422,
        body: { message, code: 'validation_failed', fields: { state: message } },
      },
    });
    await fillOnline(dialog);
    await dialog.user.selectOptions(state()!, 'NY');
    await waitFor(() => expect(sum()).toHaveTextContent('Total $155.25'));

    await submit(dialog.user);

    await waitFor(() => expect(state()).toHaveAccessibleDescription(new RegExp(`${message}$`)));
  });

  it('is asked of a draft that a browser kept before there was the question', async () => {
    const before = renderDialog();
    await fillOnline(before);
    cleanup();
    act(() => accountClient().clear());
    const [key = ''] = Object.keys(sessionStorage);
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '') as { value: Record<string, unknown> };
    delete kept.value.state;
    sessionStorage.setItem(key, JSON.stringify(kept));

    const dialog = renderDialog();

    expect(screen.getByText('What you entered before is still here.')).toBeInTheDocument();
    expect(way('Online')).toBeChecked();
    expect(field('Document type')).toHaveValue('deed');
    expect(state()).toHaveValue('');
    await dialog.user.selectOptions(state()!, 'NY');
    await waitFor(() => expect(sum()).toHaveTextContent('Total $155.25'));
    await submit(dialog.user);
    await waitFor(() => expect(dialog.sent()).toHaveLength(1));
  });
});
