import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { z } from 'zod';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { headScript } from '@/lib/site/head-script';

const schema = async () => z.object({ email: z.string() });

const show = (action: (values: { email: string }) => void) => (
  <Form schema={schema} action={action} label="Log in">
    <Field name="email" label="Email" />
    <button type="submit">Log in</button>
  </Form>
);

describe('a form that is sent before its scripts are there', () => {
  it('waits for them, says so by its page, and is sent with what was typed', async () => {
    // As the browser runs it, in the head of each page.
    new Function(headScript)();
    const sent = jest.fn();
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(show(sent));
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Log in' });
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value = 'ana@example.com';
    screen.getByRole('button', { name: 'Log in' }).click();
    expect(document.documentElement.dataset.pressed).toBe('');

    const root = await act(async () => hydrateRoot(page, show(sent)));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(form.isConnected).toBe(true);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent.mock.calls[0]?.[0]).toEqual({ email: 'ana@example.com' });
    expect(document.documentElement.dataset.pressed).toBeUndefined();
    await act(async () => root.unmount());
    page.remove();
  });

  it('that is awake is sent once, by itself', async () => {
    const sent = jest.fn();
    render(show(sent));
    await act(async () => screen.getByRole('button', { name: 'Log in' }).click());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
