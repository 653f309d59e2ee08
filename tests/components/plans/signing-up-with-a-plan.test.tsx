import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChosenPlan } from '@/components/accounts/chosen-plan';
import { SignupForm } from '@/components/accounts/signup-form';
import { AuthProvider } from '@/components/session/auth-provider';
import { doubleFetch, type Call } from '@/tests/support/fetch-double';

const account = {
  id: '7',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  role: 'owner',
  createdAt: '2026-11-23T10:00:00.000Z',
};

async function signUp(query: string, checkout: Parameters<typeof doubleFetch>[0][string]): Promise<Call[]> {
  history.replaceState(null, '', `/signup${query}`);
  const calls = doubleFetch({
    'POST /api/users/register': { status: 201, body: account },
    'POST /api/plans/checkout': checkout,
  });
  render(
    <AuthProvider>
      <ChosenPlan />
      <SignupForm />
    </AuthProvider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('First name'), 'Ada Ada');
  await user.type(screen.getByLabelText('Last name'), 'Lovelace');
  await user.type(screen.getByLabelText('Email'), account.email);
  await user.type(screen.getByLabelText('Password'), 'a deed is a deed');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  return calls;
}

describe('signing up with a plan in mind', () => {
  it('says which, and goes on to its checkout', async () => {
    // A place on the same page: jsdom goes nowhere else.
    const url = '#checkout';
    const calls = await signUp('?plan=professional&period=year', { body: { url } });

    expect(screen.getByText(/You chose/)).toHaveTextContent('You chose Professional Guard, $790 a year');
    expect(calls.at(-1)).toEqual({
      request: 'POST /api/plans/checkout',
      body: { plan: 'professional', period: 'year' },
    });
    await waitFor(() => expect(location.hash).toBe(url));
  });
});

describe('signing up without one', () => {
  it.each(['', '?plan=enterprise', '?period=year'])('says nothing of a plan at %p', (query) => {
    history.replaceState(null, '', `/signup${query}`);
    const { container } = render(<ChosenPlan />);
    expect(container).toBeEmptyDOMElement();
  });
});
