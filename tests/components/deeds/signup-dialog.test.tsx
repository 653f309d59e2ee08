import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthProvider } from '@/components/session/auth-provider';
import { SignupDialog } from '@/components/deeds/signup-dialog';
import { connectToastHost, type ToastMessage } from '@/components/ui/toast';
import { ada } from '@/tests/support/deeds';
import { doubleFetch } from '@/tests/support/fetch-double';

afterEach(() => localStorage.clear());

describe('an account that is opened beside a deed', () => {
  it.each([
    ['says that a link to confirm the address was mailed', { isLinkMailed: true }, 1],
    ['says nothing of a link where none was mailed', {}, 0],
  ])('%s', async (_, mailed, count) => {
    const said: ToastMessage[] = [];
    const hush = connectToastHost((message) => said.push(message));
    doubleFetch({ 'POST /api/users/register': { status: 201, body: { ...ada, ...mailed } } });
    const onRegistered = jest.fn();
    const values = { propertyAddress: '12 Main St, Austin, TX 78701', ownerName: 'Ada Lovelace' };
    render(
      <AuthProvider>
        <SignupDialog values={values} onClose={jest.fn()} onRegistered={onRegistered} />
      </AuthProvider>,
    );
    const user = userEvent.setup();

    await user.type(screen.getByLabelText('Email'), ada.email);
    await user.type(screen.getByLabelText('Password'), 'paper and ink and seal{Enter}');

    await waitFor(() => expect(onRegistered).toHaveBeenCalled());
    expect(said.filter(({ description }) => description?.includes(ada.email))).toHaveLength(count);
    hush();
  });
});
