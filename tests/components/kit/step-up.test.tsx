import { screen, within } from '@testing-library/react';
import { doubleDownloads } from '@/tests/support/downloads';
import { accountGuards } from '@/tests/support/account-guards';
import { doubleFetch } from '@/tests/support/fetch-double';
import { ACTION, askFor, GUARDS, guardedServer, required, withPin } from '@/tests/support/guarded-action';

const dialog = () => screen.findByRole('dialog', { name: 'Confirm that it is you' });
const pinField = () => screen.findByLabelText('PIN');
const noDialog = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

describe('a call that needs no confirmation', () => {
  it('goes through without a question', async () => {
    doubleFetch({ [ACTION]: { body: {} } });

    await askFor();

    expect(await screen.findByText('Done')).toBeInTheDocument();
    noDialog();
  });

  it('fails as it would without the question', async () => {
    doubleFetch({ [ACTION]: { status: 409, body: { code: 'conflict', message: 'Released already.' } } });

    await askFor();

    expect(await screen.findByText('Failed')).toBeInTheDocument();
    noDialog();
  });
});

describe('a dialog that leads nowhere', () => {
  it('can be closed, and nothing was done', async () => {
    const calls = guardedServer();
    const user = await askFor();
    await dialog();

    await user.keyboard('{Escape}');

    expect(await screen.findByText('Cancelled')).toBeInTheDocument();
    noDialog();
    expect(calls.filter(({ request }) => request === ACTION)).toHaveLength(1);
  });

  it('says that the ways could not be loaded, and tries again', async () => {
    let tries = 0;
    doubleFetch({
      [ACTION]: required,
      [GUARDS]: () => (++tries === 1 ? new TypeError('offline') : { body: withPin }),
    });
    const user = await askFor();

    expect(await screen.findByText(/The server could not be reached/)).toBeInTheDocument();
    await user.click(within(await dialog()).getByRole('button', { name: 'Try again' }));

    expect(await pinField()).toBeInTheDocument();
  });

  it('closes itself when nothing guards the account anymore', async () => {
    let tries = 0;
    doubleFetch({
      [ACTION]: () => (++tries === 1 ? required : { body: {} }),
      [GUARDS]: { body: accountGuards() },
    });

    await askFor();

    expect(await screen.findByText('Done')).toBeInTheDocument();
    noDialog();
  });
});

describe('a download', () => {
  it('is saved at once where nothing has to be confirmed', async () => {
    const saved = doubleDownloads();
    guardedServer(withPin, undefined, { isOpen: true });

    await askFor('Download');

    expect(await screen.findByText('Done')).toBeInTheDocument();
    expect(saved).toEqual([expect.objectContaining({ name: 'deed.pdf' })]);
    noDialog();
  });

  it('waits for the confirmation otherwise', async () => {
    const saved = doubleDownloads();
    guardedServer();
    const user = await askFor('Download');
    await dialog();
    expect(saved).toEqual([]);

    await user.type(await pinField(), '481516{Enter}');

    expect(await screen.findByText('Done')).toBeInTheDocument();
    expect(saved).toEqual([expect.objectContaining({ name: 'deed.pdf' })]);
  });
});
