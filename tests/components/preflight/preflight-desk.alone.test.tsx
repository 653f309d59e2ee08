import { screen, waitFor, within } from '@testing-library/react';
import { accountClient } from '@/components/kit/account-client';
import { storeUser } from '@/components/kit/stored-user';
import { ada } from '@/tests/support/deeds';
import { GUARDS, required, STEP_UP, withPin } from '@/tests/support/guarded-action';
import { doubleObservers, pdfDouble } from '@/tests/support/pages-double';
import { accepted, CHECK, check, show } from '@/tests/support/preflight-desk';
import { clearToasts } from '@/tests/support/toasts';

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => pdfDouble(2));

beforeAll(doubleObservers);
afterEach(() => {
  clearToasts();
  accountClient().clear();
});

describe('the form of the preflight', () => {
  it('is filled in from the address', async () => {
    show({});

    await waitFor(() => expect(screen.getByLabelText('County')).toHaveDisplayValue('Harris'));
    expect(screen.getByLabelText('State')).toHaveDisplayValue('Texas');
    expect(screen.getByLabelText('Kind of document')).toHaveDisplayValue('Warranty deed');
  });

  it('offers the counties of the state that is chosen', async () => {
    const { user } = show({}, '');
    expect(screen.getByLabelText('County')).toBeDisabled();

    await user.selectOptions(screen.getByLabelText('State'), 'Ohio');

    await waitFor(() => expect(screen.getByLabelText('County')).toBeEnabled());
    expect(within(screen.getByLabelText('County')).getByRole('option', { name: 'Franklin' })).toHaveValue(
      '39049',
    );
  });

  it('says what is missing, and sends nothing', async () => {
    const { user, calls } = show({}, '');

    await user.click(screen.getByRole('button', { name: 'Check the document' }));

    expect(await screen.findByText('Please choose a state.')).toBeInTheDocument();
    expect(screen.getByText('Please choose the kind of document.')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('asks for the PDF once the rest is there', async () => {
    const { user, calls } = show({});
    await waitFor(() => expect(screen.getByLabelText('County')).toHaveValue('48201'));

    await user.click(screen.getByRole('button', { name: 'Check the document' }));

    expect(await screen.findByText('Please choose a PDF.')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('shows at the file what the server refuses of it', async () => {
    const says = 'This PDF opens with a password. Save a copy without it, then check that one.';
    const desk = show({
      [CHECK]: { status: 422, body: { code: 'validation_failed', message: says, fields: { file: says } } },
    });

    await check(desk);

    expect(await screen.findByText(says)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /Result/ })).not.toBeInTheDocument();
  });

  it('says that the server could not be reached, and keeps what was chosen', async () => {
    const desk = show({ [CHECK]: new TypeError('offline') });

    await check(desk);

    expect(await screen.findByText(/The server could not be reached/)).toBeInTheDocument();
    expect(screen.getByText('deed.pdf', { selector: 'p' })).toBeInTheDocument();
  });
});

describe('a document of the vault', () => {
  const CONTENT = 'GET /api/vault/documents/7f0c/content?view=1';

  it('is fetched once its owner has confirmed, then checked', async () => {
    let isConfirmed = false;
    const { user, calls } = show(
      {
        [CHECK]: { body: accepted },
        [GUARDS]: { body: withPin },
        [CONTENT]: () => (isConfirmed ? { contentType: 'application/pdf' } : required),
        [STEP_UP]: () => {
          isConfirmed = true;
          return { status: 204 };
        },
      },
      '?document=7f0c&state=TX&county=48201&type=deed',
    );
    await waitFor(() => expect(screen.getByLabelText('County')).toHaveValue('48201'));

    await user.click(screen.getByRole('button', { name: 'Check the document' }));
    const question = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await user.type(await question.findByLabelText('PIN'), '481516{Enter}');

    expect(await screen.findByText('It should be taken')).toBeInTheDocument();
    expect(calls.filter(({ request }) => request === CHECK)).toHaveLength(1);
  });

  it('can be given up for a file', async () => {
    const { user } = show({}, '?document=7f0c');

    await user.click(await screen.findByRole('button', { name: 'Choose a file instead' }));

    expect(screen.getByLabelText(/Drop the PDF here/)).toBeInTheDocument();
  });
});

describe('a document that was generated', () => {
  it('is fetched as it would be printed, then checked', async () => {
    storeUser(ada);
    const { user, calls } = show(
      {
        [CHECK]: { body: accepted },
        [`GET /api/ai-documents/generated/${ada.id}/7f0c?format=pdf`]: {
          contentType: 'application/pdf',
          disposition: 'attachment; filename="Deed of 4180 Barton Hills.pdf"',
        },
      },
      '?generated=7f0c&state=TX&county=48201&type=deed',
    );
    await waitFor(() => expect(screen.getByLabelText('County')).toHaveValue('48201'));

    await user.click(screen.getByRole('button', { name: 'Check the document' }));

    expect(await screen.findByText('It should be taken')).toBeInTheDocument();
    expect(
      screen.getByRole('heading', { name: 'Result for Deed of 4180 Barton Hills.pdf' }),
    ).toBeInTheDocument();
    expect(calls.filter(({ request }) => request === CHECK)).toHaveLength(1);
  });
});
