import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';

const schema = z.object({
  name: z.string().min(1, 'Enter a name'),
  stars: z.string({ error: 'Choose stars' }).min(1, 'Choose stars'),
  state: z.string(),
  isKept: z.boolean(),
});

function renderForm() {
  let arrive = () => {};
  const loaded = new Promise<typeof schema>((resolve) => (arrive = () => resolve(schema)));
  const onSubmit = jest.fn(async () => undefined);
  const onStar = jest.fn();
  const states = ['Texas', 'Nevada'].map((label) => ({ value: label, label }));
  render(
    <Form schema={() => loaded} action={onSubmit} label="Review">
      <Field name="name" label="Name" />
      {['1', '5'].map((count) => (
        <label key={count}>
          <input type="radio" name="stars" value={count} onChange={() => onStar(count)} /> {count}
        </label>
      ))}
      <Field name="state" label="State" type="select" options={states} />
      <Field name="isKept" label="Keep it" type="checkbox" />
      <SubmitButton pendingLabel="Sending">Send</SubmitButton>
    </Form>,
  );
  return { user: userEvent.setup(), arrive: () => act(async () => arrive()), onSubmit, onStar };
}

const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Send' }));

describe('a form whose schema arrives after it was sent', () => {
  it('sends what was there when it was pressed', async () => {
    const { user, arrive, onSubmit, onStar } = renderForm();
    await user.type(screen.getByLabelText('Name'), 'Ada');
    await user.click(screen.getByLabelText('1'));
    await press(user);

    await user.type(screen.getByLabelText('Name'), ' Lovelace');
    // By its words: jsdom does not give the choice back to the other where a click was not taken.
    await user.click(screen.getByText('5'));
    await user.click(screen.getByText('Keep it'));
    await arrive();

    const pressed = { name: 'Ada', stars: '1', state: 'Texas', isKept: false };
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(pressed, expect.anything()));
    expect(screen.getByLabelText('Name')).toHaveValue('Ada');
    expect(screen.getByLabelText('1')).toBeChecked();
    expect(onStar).toHaveBeenCalledTimes(1);
  });

  it('refuses what was missing then, and takes it afterward', async () => {
    const { user, arrive, onSubmit, onStar } = renderForm();
    await user.type(screen.getByLabelText('Name'), 'Ada');
    await press(user);
    await user.click(screen.getByLabelText('5'));
    expect(onStar).not.toHaveBeenCalled();
    await arrive();
    expect(await screen.findByText('One field needs attention.')).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();

    await user.click(screen.getByLabelText('5'));
    await user.selectOptions(screen.getByLabelText('State'), 'Nevada');
    await press(user);
    const whole = { name: 'Ada', stars: '5', state: 'Nevada', isKept: false };
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(whole, expect.anything()));
  });
});
