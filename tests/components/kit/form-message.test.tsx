import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { ApiError } from '@/lib/platform/api-client';

const schema = z.object({ email: z.email('Enter an email address') });
const scrolled = jest.fn();

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  scrolled.mockClear();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});

async function send(refuse: () => Promise<void>) {
  render(
    <Form schema={async () => schema} label="Account" action={refuse}>
      <Field name="email" label="Email" />
      <SubmitButton pendingLabel="Sending">Send</SubmitButton>
    </Form>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  return user;
}

describe('a message about the whole form', () => {
  it('is brought to whoever pressed the button, far below it, each time', async () => {
    const user = await send(() => Promise.reject(new ApiError(500, 'Something failed here.')));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent('Something failed here.');

    await user.click(screen.getByRole('button', { name: 'Send' }));

    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(scrolled.mock.instances).toEqual([screen.getByRole('alert'), screen.getByRole('alert')]);
  });

  it('leaves the focus on a field where the field alone is wrong', async () => {
    const fields = { email: 'There is already an account with this email.' };
    await send(() => Promise.reject(new ApiError(409, 'Please check the form', 'conflict', fields)));

    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(fields.email));
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });
});
