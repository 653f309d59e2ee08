import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { ApiError } from '@/lib/platform/api-client';

const schema = z.object({ note: z.string() });

it('a form offers the login where the session ended, keeps what was typed, and can be sent again', async () => {
  let isOver = true;
  const action = async () => {
    if (isOver) throw new ApiError(401, 'Please log in to continue.', 'not_signed_in');
  };
  render(
    <Form schema={async () => schema} action={action} label="Leave a note">
      <Field name="note" label="Your note" />
      <SubmitButton pendingLabel="Sending">Send</SubmitButton>
    </Form>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Your note'), 'Ring twice');
  await user.click(screen.getByRole('button', { name: 'Send' }));

  const link = await screen.findByRole('link', { name: 'Log in again in a new tab' });
  expect(link).toHaveAttribute('href', '/login');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Your session has endedLog in again in a new tab and come back to try again. What you entered is still here.',
  );
  expect(screen.queryByText('Please log in to continue.')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Your note')).toHaveValue('Ring twice');

  isOver = false;
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument());
});
