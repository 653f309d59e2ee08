import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InterestForm } from '@/components/partners/interest-form';
import { contactTopics } from '@/lib/partners/content/contact-topics';
import { doubleFetch } from '@/tests/support/fetch-double';

const CALL = 'POST /api/interests';

async function fill() {
  const calls = doubleFetch({ [CALL]: { status: 201, body: { id: '1' } } });
  const user = userEvent.setup();
  render(
    <InterestForm
      topic="enterprise"
      topics={contactTopics}
      label="Send"
      afterward="A person reads it."
      withMessage
    />,
  );
  await user.type(screen.getByLabelText('Name'), 'Grace Hopper');
  await user.type(screen.getByLabelText('Email'), 'grace@example.com');
  const send = async () => {
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('We have your request'));
    return calls[0]?.body;
  };
  return { user, send };
}

describe('the contact form', () => {
  it('is about the first topic unless another one is chosen', async () => {
    const { send } = await fill();

    expect(await send()).toMatchObject({ topic: 'enterprise' });
  });

  it('sends topic, organization and message', async () => {
    const { user, send } = await fill();
    await user.selectOptions(screen.getByLabelText('What is it about?'), 'A refund');
    await user.type(screen.getByLabelText(/Organization/), 'Navy Title');
    await user.type(screen.getByLabelText(/Message/), 'For lock 3, please.');

    expect(await send()).toEqual({
      topic: 'refund',
      name: 'Grace Hopper',
      email: 'grace@example.com',
      organization: 'Navy Title',
      message: 'For lock 3, please.',
    });
  });
});
