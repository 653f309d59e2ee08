import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthProvider } from '@/components/session/auth-provider';
import { storeUser } from '@/components/kit/stored-user';
import { ContactForm } from '@/components/support/contact-form';
import { doubleFetch } from '@/tests/support/fetch-double';

const ada = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  role: 'owner' as const,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const documentId = '0f8fad5b-d9cb-469f-a165-70867728950e';

function show() {
  const calls = doubleFetch({
    'POST /api/contact': { status: 201, body: { caseId: '7K2M-QX40' } },
    'GET /api/auth/me': { body: ada },
    'GET /api/vault/documents': { body: [{ id: documentId, name: 'deed.pdf' }] },
  });
  const user = userEvent.setup();
  render(
    <AuthProvider>
      <ContactForm />
    </AuthProvider>,
  );
  return { user, sent: () => calls.find(({ request }) => request === 'POST /api/contact')?.body };
}

afterEach(() => storeUser(null));

describe('the contact form', () => {
  it('sends what a visitor wrote, and is replaced by the case number', async () => {
    const { user, sent } = show();
    await user.selectOptions(screen.getByLabelText('What is it about?'), 'A refund');
    await user.type(screen.getByLabelText('Name'), 'Grace Hopper');
    await user.type(screen.getByLabelText('Email'), 'grace@example.com');
    await user.type(screen.getByLabelText('Message'), 'For lock 3, please.');
    await user.click(screen.getByRole('button', { name: 'Send' }));

    const status = await screen.findByRole('status');
    expect(status).toHaveTextContent('Your case number is 7K2M-QX40');
    expect(status).toHaveTextContent('answers by email to grace@example.com');
    expect(status).toHaveFocus();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(sent()).toEqual({
      topic: 'refund',
      name: 'Grace Hopper',
      email: 'grace@example.com',
      message: 'For lock 3, please.',
    });
  });

  it('asks what it is about before anything is sent', async () => {
    const { user, sent } = show();
    await user.type(screen.getByLabelText('Message'), 'Hello there');
    await user.click(screen.getByRole('button', { name: 'Send' }));

    expect(await screen.findByText('Please choose what this is about.')).toBeInTheDocument();
    expect(sent()).toBeUndefined();
  });

  it('finds again what was typed before a reload', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText('Message'), 'For lock 3, please.');
    cleanup();
    show();

    expect(screen.getByLabelText('Message')).toHaveValue('For lock 3, please.');
  });

  it('leads a visitor who has a document to the login, and back', () => {
    show();
    expect(screen.getByRole('link', { name: 'log in' })).toHaveAttribute(
      'href',
      '/login?callbackUrl=%2Fcontact',
    );
  });

  it('knows who is signed in, and attaches a document of the vault', async () => {
    storeUser(ada);
    const { user, sent } = show();
    expect(await screen.findByLabelText('Name')).toHaveValue('Ada Lovelace');
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');

    await user.click(screen.getByRole('button', { name: 'Attach a document from your vault' }));
    await user.selectOptions(await screen.findByLabelText(/Document from your vault/), 'deed.pdf');
    await user.selectOptions(screen.getByLabelText('What is it about?'), 'My account');
    await user.type(screen.getByLabelText('Message'), 'It is this one.');
    await user.click(screen.getByRole('button', { name: 'Send' }));

    await waitFor(() => expect(sent()).toMatchObject({ documentId, email: 'ada@example.com' }));
  });
});
