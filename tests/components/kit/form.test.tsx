import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { formDrafts } from '@/components/kit/form-drafts';
import { SubmitButton } from '@/components/kit/submit-button';
import { ApiError } from '@/lib/platform/api-client';

const schema = z.object({
  email: z.email('Enter an email address'),
  password: z.string().min(8, 'Use at least 8 characters'),
  state: z.string().min(1, 'Choose a state'),
  phone: z.string().min(5, 'Enter the whole number').optional(),
  terms: z.literal(true, 'Accept the terms'),
});

type Values = z.infer<typeof schema>;

function renderForm({
  onSubmit = async () => undefined,
  onInvalid,
  requires,
  draft,
}: {
  onSubmit?: (values: Values, form: { reset: () => void }) => Promise<void>;
  onInvalid?: (problems: Record<string, string>) => void;
  requires?: string[];
  draft?: ReturnType<typeof formDrafts>;
} = {}) {
  const states = [{ value: 'TX', label: 'Texas' }];
  render(
    <Form schema={async () => schema} action={onSubmit} onInvalid={onInvalid} label="Account" draft={draft}>
      <Field name="email" label="Email" type="email" hint="We write there." autoComplete="email" />
      <Field name="password" label="Password" type="password" autoComplete="new-password" />
      <Field name="state" label="State" type="select" options={states} placeholder="Choose" />
      <Field name="phone" label="Phone" type="tel" optional />
      <Field name="terms" label="I accept the terms" type="checkbox" />
      <SubmitButton pendingLabel="Sending" requires={requires}>
        Send
      </SubmitButton>
    </Form>,
  );
  return userEvent.setup();
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.selectOptions(screen.getByLabelText('State'), 'TX');
  await user.click(screen.getByLabelText('I accept the terms'));
}

const send = () => screen.getByRole('button', { name: 'Send' });

describe('a form', () => {
  it('posts when a submit comes before its script, so that nothing typed reaches the address bar', () => {
    renderForm();

    expect(screen.getByRole('form', { name: 'Account' })).toHaveAttribute('method', 'post');
  });

  it('says that the server could not be reached, and keeps what was typed', async () => {
    const user = renderForm({ onSubmit: () => Promise.reject(new TypeError('Failed to fetch')) });
    await fill(user);
    await user.click(send());

    expect(await screen.findByText(/^The server could not be reached/)).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  });

  it('tells who presses Enter what is missing while the button is disabled', async () => {
    const onSubmit = jest.fn();
    const user = renderForm({ onSubmit, requires: ['email', 'password'] });
    await user.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}');

    expect(send()).toBeDisabled();
    expect(await screen.findByText('Use at least 8 characters')).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('hands over parsed values, without the optional field that was left empty', async () => {
    const onSubmit = jest.fn(async () => undefined);
    const user = renderForm({ onSubmit });
    await fill(user);

    await user.click(send());

    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit).toHaveBeenCalledWith(
      { email: 'ada@example.com', password: 'correct horse', state: 'TX', phone: undefined, terms: true },
      expect.anything(),
    );
  });

  it('keeps what was typed before validation arrived', async () => {
    const onSubmit = jest.fn(async () => undefined);
    const user = renderForm({ onSubmit });
    const email = screen.getByLabelText<HTMLInputElement>('Email');
    email.value = 'early@example.com';
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.selectOptions(screen.getByLabelText('State'), 'TX');
    await user.click(screen.getByLabelText('I accept the terms'));

    await user.click(send());

    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(email).toHaveValue('early@example.com');
  });
});

describe('a form that is not right yet', () => {
  it('ties each message to its field, says how many there are, and goes to the first', async () => {
    const onInvalid = jest.fn();
    const user = renderForm({ onInvalid });

    await user.click(send());

    const email = screen.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
    expect(email).toHaveAccessibleDescription('We write there. Enter an email address');
    expect(email).toHaveFocus();
    expect(screen.getByLabelText('State')).toHaveAccessibleDescription('Choose a state');
    expect(screen.getByLabelText('I accept the terms')).toHaveAccessibleDescription('Accept the terms');
    expect(screen.getByRole('alert')).toHaveTextContent('4 fields need attention.');
    expect(onInvalid).toHaveBeenCalledWith(expect.objectContaining({ email: 'Enter an email address' }));
  });

  it('takes a message back as soon as its field is right', async () => {
    const user = renderForm();
    await user.click(send());
    await screen.findByText('Enter an email address');

    await user.type(screen.getByLabelText('Email'), 'ada@example.com');

    await waitFor(() => expect(screen.queryByText('Enter an email address')).not.toBeInTheDocument());
    expect(screen.getByText('Use at least 8 characters')).toBeInTheDocument();
  });

  it('stops announcing fields that need attention with the last of them, also when one is wrong again', async () => {
    const user = renderForm();
    await user.click(send());
    const alert = screen.getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('4 fields need attention.'));

    await fill(user);
    await waitFor(() => expect(alert).toBeEmptyDOMElement());

    await user.clear(screen.getByLabelText('Email'));
    expect(await screen.findByText('Enter an email address')).toBeInTheDocument();
    expect(alert).toBeEmptyDOMElement();
  });
});

describe('a form that the server refuses', () => {
  it('puts field messages on their fields, goes there, and keeps every value', async () => {
    const refuse = async () => {
      throw new ApiError(422, 'Please check the form', 'validation_failed', { password: 'Too common' });
    };
    const user = renderForm({ onSubmit: refuse });
    await fill(user);

    await user.click(send());

    const password = screen.getByLabelText('Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Too common'));
    expect(password).toHaveFocus();
    expect(password).toHaveValue('correct horse');
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    expect(screen.queryByText('Please check the form')).not.toBeInTheDocument();
  });

  it('shows a message that belongs to no field above the form', async () => {
    const refuse = async () => {
      throw new ApiError(401, 'Incorrect email or password', 'wrong_password');
    };
    const user = renderForm({ onSubmit: refuse });
    await fill(user);

    await user.click(send());

    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Incorrect email or password'));
    expect(screen.getByLabelText('Password')).toHaveValue('correct horse');
  });

  it('can be sent again, and the old message leaves', async () => {
    let attempts = 0;
    const refuseOnce = async () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('fetch failed');
    };
    const user = renderForm({ onSubmit: refuseOnce });
    await fill(user);

    await user.click(send());
    await screen.findByText(/What you entered is still here/);
    await user.click(send());

    await waitFor(() => expect(screen.queryByText(/What you entered/)).not.toBeInTheDocument());
    expect(attempts).toBe(2);
  });
});

describe('a form that is being sent', () => {
  it('says so, and sends once however often it is pressed', async () => {
    let finish = () => {};
    const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const user = renderForm({ onSubmit });
    await fill(user);

    await user.dblClick(send());
    const pending = await screen.findByRole('button', { name: 'Sending' });
    await user.click(pending);

    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    finish();
    expect(await screen.findByRole('button', { name: 'Send' })).toBeInTheDocument();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('is empty again when the one who sends it says so', async () => {
    const onSubmit = jest.fn(async (_: Values, form: { reset: () => void }) => form.reset());
    const user = renderForm({ onSubmit, requires: ['email'] });
    await fill(user);

    await user.click(send());

    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(''));
    await waitFor(() => expect(send()).toBeDisabled());
    expect(screen.queryByText('Enter an email address')).not.toBeInTheDocument();
  });
});

describe('a submit button that requires fields', () => {
  it('is disabled while one of them is empty', async () => {
    const user = renderForm({ requires: ['email', 'password'] });
    expect(send()).toBeDisabled();

    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), '   ');
    expect(send()).toBeDisabled();

    await user.type(screen.getByLabelText('Password'), 'x');
    expect(send()).toBeEnabled();
  });
});

describe('a password field', () => {
  it('can be read back', async () => {
    const user = renderForm();
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');

    await user.click(screen.getByRole('button', { name: 'Show password' }));

    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Hide password' })).toBeInTheDocument();
  });
});

describe('a form with a draft', () => {
  const draft = formDrafts('account');

  it('finds again what was typed, but no password', async () => {
    const user = renderForm({ draft });
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    cleanup();

    renderForm({ draft });

    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('correct horse');
  });

  it('finds nothing once it was taken', async () => {
    const user = renderForm({ draft });
    await fill(user);
    await user.click(send());
    await waitFor(() => expect(draft.find()).toBeNull());
    cleanup();

    renderForm({ draft });

    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  it('keeps it while it is refused', async () => {
    const onSubmit = async () =>
      Promise.reject(new ApiError(409, 'An account with this email exists already.'));
    const user = renderForm({ draft, onSubmit });
    await fill(user);
    await user.click(send());

    expect(await screen.findByText('An account with this email exists already.')).toBeInTheDocument();
    expect(draft.find()).toMatchObject({ email: 'ada@example.com', state: 'TX' });
  });
});
