import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RefreshFailure } from '@/components/notary/refresh-failure';
import { ApiError } from '@/lib/platform/api-client';

const show = (error: Error | null) => {
  const refetch = jest.fn();
  render(<RefreshFailure query={{ error, isFetching: false, refetch }} />);
  return { refetch };
};
const retry = () => screen.getByRole('button', { name: 'Try again' });

describe('a page that could not be brought up to date', () => {
  it('says so, and asks again', async () => {
    const { refetch } = show(new Error('offline'));
    expect(screen.getByRole('alert')).toHaveTextContent('This page could not be updated');
    expect(screen.getByRole('alert')).toHaveTextContent('What you see may be out of date.');

    await userEvent.setup().click(retry());

    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('leads to the login when the session has ended, and stays open for another try', () => {
    show(new ApiError(401, 'Please log in.', 'not_signed_in'));

    expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended');
    expect(screen.getByRole('link', { name: 'Log in again in a new tab' })).toHaveAttribute('href', '/login');
    expect(retry()).toBeInTheDocument();
  });

  it('says nothing while there is no failure', () => {
    show(null);

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
