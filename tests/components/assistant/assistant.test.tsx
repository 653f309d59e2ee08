import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { Assistant } from '@/components/assistant/assistant';
import { assistantView } from '@/components/assistant/assistant-view';
import { ToastHost } from '@/components/ui/toast-host';
import { assistantTexts } from '@/lib/assistant/content/languages';
import { languages } from '@/lib/assistant/rules/languages';
import { doubleFetch } from '@/tests/support/fetch-double';
import { clearToasts } from '@/tests/support/toasts';

const CHAT = 'POST /api/ai/chat';

type Given = { status?: number; body?: unknown; events?: AsyncIterable<unknown> };

async function open(answer: Given = { body: { response: 'Yes.' } }) {
  const calls = doubleFetch({ [CHAT]: answer });
  render(
    <>
      <Assistant />
      <ToastHost />
    </>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Ask the assistant' }));
  return { calls, user, window: await screen.findByRole('dialog') };
}

const log = () => screen.getByRole('log');
const field = () => screen.getByRole('textbox');
const down = { status: 503, body: { message: 'No model.', code: 'unavailable' } };

afterEach(() => {
  act(() => {
    assistantView.write('closed');
    accountClient().clear();
  });
  clearToasts();
});

describe('the floating assistant', () => {
  it('opens with the field in focus, three questions and a greeting', async () => {
    await open();
    expect(field()).toHaveFocus();
    expect(within(log()).getAllByRole('button')).toHaveLength(3);
    expect(log()).toHaveTextContent(assistantTexts.en.welcome);
  });

  it('does not send what is blank', async () => {
    const { user, calls } = await open();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.type(field(), '   {Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(calls).toEqual([]);
  });

  it('makes way for the page that a link of an answer leads to, on a phone', async () => {
    const { user } = await open({ body: { response: 'See [Pricing](/pricing).' } });
    await user.type(field(), 'What does it cost?{Enter}');
    const link = await screen.findByRole('link', { name: 'Pricing' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(assistantView.read()).toBe('open');

    window.matchMedia = (media) => ({ matches: media === '(width < 40rem)' }) as MediaQueryList;
    await user.click(link);
    expect(assistantView.read()).toBe('minimized');
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('sends with Enter, says that the assistant is typing, and shows the answer with its links', async () => {
    const { user, calls } = await open({
      body: { response: 'See [Pricing](/pricing) and [x](//evil.example).' },
    });
    await user.type(field(), 'What does it cost?{Enter}');
    expect(calls[0]?.body).toMatchObject({ message: 'What does it cost?', language: 'en', userId: 'guest' });
    expect(await within(log()).findByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing');
    expect(within(log()).getAllByRole('link')).toHaveLength(1);
    expect(field()).toHaveValue('');
  });

  it('asks a quick question with one press', async () => {
    const { user, calls } = await open();
    await user.click(screen.getByRole('button', { name: 'What does it cost?' }));
    expect(calls[0]?.body).toMatchObject({ message: 'What does it cost?' });
    await waitFor(() => expect(log()).toHaveTextContent('Yes.'));
  });

  it('begins a new line with Shift and Enter', async () => {
    const { user, calls } = await open();
    await user.type(field(), 'one{Shift>}{Enter}{/Shift}two');
    expect(field()).toHaveValue('one\ntwo');
    expect(calls).toEqual([]);
  });

  it('answers from what is written, after a moment and with a toast, where the server has no answer', async () => {
    const { user } = await open(down);
    await user.type(field(), 'What about pricing?{Enter}');
    expect(log()).toHaveTextContent('The assistant is typing');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await waitFor(() => expect(log()).toHaveTextContent('Property deed protection costs $99, once.'), {
      timeout: 3_000,
    });
    expect(await screen.findByText('AI Assistant Response')).toBeVisible();
    expect(log()).not.toHaveTextContent('The assistant is typing');
  });

  it('answers then in the language of the question, also where it is about nothing in particular', async () => {
    const { user } = await open(down);
    await user.type(field(), 'Quiero hablar con una persona, por favor{Enter}');

    await waitFor(() => expect(log()).toHaveTextContent('Entiendo que pregunta por eso.'), {
      timeout: 3_000,
    });
  });

  it('says to the letter that an answer has no text', async () => {
    const { user } = await open({ body: { response: '' } });
    await user.type(field(), 'Hello{Enter}');
    await waitFor(() =>
      expect(log()).toHaveTextContent(
        "I apologize, but I'm having trouble processing your request right now. Please try again.",
      ),
    );
  });

  it.each(languages)('speaks %s: labels, questions and direction', async (code) => {
    const { user, window } = await open();
    await user.selectOptions(screen.getByRole('combobox'), code);
    const texts = assistantTexts[code];
    expect(window).toHaveAccessibleName(texts.title);
    expect(window).toHaveAttribute('lang', code);
    expect(window).toHaveAttribute('dir', code === 'ar' ? 'rtl' : 'ltr');
    expect(screen.getByRole('button', { name: texts.quickQuestions[1] })).toBeVisible();
    expect(screen.getByRole('button', { name: texts.send })).toBeVisible();
  });

  it('grows and shrinks', async () => {
    const { user, window } = await open();
    expect(window).toHaveClass('sm:h-[500px]', 'sm:w-96');
    await user.click(screen.getByRole('button', { name: 'Make larger' }));
    expect(window).toHaveClass('sm:h-[700px]', 'sm:w-[600px]');
    await user.click(screen.getByRole('button', { name: 'Make smaller' }));
    expect(window).toHaveClass('sm:h-[500px]');
  });

  it('is minimized and comes back with what was said', async () => {
    const { user } = await open();
    await user.type(field(), 'Hello{Enter}');
    await waitFor(() => expect(log()).toHaveTextContent('Yes.'));
    await user.click(screen.getByRole('button', { name: 'Minimize' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to the conversation' }));
    expect(log()).toHaveTextContent('Hello');
  });

  it('answers also what was asked before it was minimized', async () => {
    const { user } = await open(down);
    await user.type(field(), 'pricing{Enter}');
    await user.click(screen.getByRole('button', { name: 'Minimize' }));
    await screen.findByText('AI Assistant Response', undefined, { timeout: 3_000 });
    await user.click(screen.getByRole('button', { name: 'Back to the conversation' }));
    expect(log()).toHaveTextContent('Property deed protection costs $99');
  });

  it('is closed with Escape, gives the focus back, and remembers what was said when it opens again', async () => {
    const { user } = await open();
    await user.type(field(), 'Hello{Enter}');
    await waitFor(() => expect(log()).toHaveTextContent('Yes.'));
    await user.type(field(), 'And{Escape}');
    const button = screen.getByRole('button', { name: 'Ask the assistant' });
    expect(button).toHaveFocus();
    await user.click(button);
    expect(await screen.findByRole('log')).toHaveTextContent('Hello');
    expect(field()).toHaveValue('And');
  });
});

describe('an answer that comes in pieces', () => {
  type Event = { piece: string } | { response: string } | { failed: true };

  /** The test lets each event through. */
  function heldEvents() {
    const waiting: ((event: Event | null) => void)[] = [];
    const tell = async (event: Event | null) => {
      await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
      await act(async () => waiting.shift()?.(event));
    };
    async function* events() {
      for (;;) {
        const event = await new Promise<Event | null>((resolve) => waiting.push(resolve));
        if (!event) return;
        yield event;
      }
    }
    return { tell, events: events() };
  }

  it('is shown while it comes, its links as their titles, and whole at the end', async () => {
    const { tell, events } = heldEvents();
    const { user } = await open({ events });
    await user.type(field(), 'What does it cost?{Enter}');
    await tell({ piece: 'A lock costs $99. [Pri' });
    expect(log()).toHaveTextContent('A lock costs $99. Pri');
    expect(screen.getByText(/typing/)).toBeInTheDocument();
    await tell({ response: 'A lock costs $99. [Pricing](/pricing)' });
    expect(await within(log()).findByRole('link', { name: 'Pricing' })).toBeInTheDocument();
    expect(within(log()).getAllByText(/A lock costs/)).toHaveLength(1);
  });

  it('gives way to a written answer where it breaks off', async () => {
    const { tell, events } = heldEvents();
    const { user } = await open({ events });
    await user.type(field(), 'pricing{Enter}');
    await tell({ piece: 'A lock costs maybe' });
    await tell(null);
    await screen.findByText('AI Assistant Response', undefined, { timeout: 3_000 });
    expect(log()).not.toHaveTextContent('A lock costs maybe');
    expect(log()).toHaveTextContent('Property deed protection costs $99');
  });
});
