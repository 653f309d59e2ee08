import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import * as z from 'zod';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { wakePage } from '@/components/kit/early';
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

describe('a button that is pressed before its scripts are there', () => {
  // As the browser runs it, in the head of each page.
  beforeAll(() => void new Function(headScript)());
  beforeEach(() => void delete (window as { areAwake?: boolean }).areAwake);

  function Page({ onEnd, onKeep }: { onEnd: () => void; onKeep: () => void }) {
    useLayoutEffect(wakePage, []);
    return (
      <>
        <button onClick={onEnd}>End session</button>
        <button onClick={onKeep}>Keep session</button>
        <a href="#top">To the top</a>
      </>
    );
  }

  async function openPage(press: () => void) {
    const heard = { onEnd: jest.fn(), onKeep: jest.fn() };
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(<Page {...heard} />);
    press();
    const early = document.documentElement.dataset.pressedButton;
    const root = await act(async () => hydrateRoot(page, <Page {...heard} />));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    return {
      ...heard,
      early,
      close: async () => {
        await act(async () => root.unmount());
        page.remove();
      },
    };
  }
  const press = (name: string) => screen.getByRole('button', { name }).click();

  it('is marked, and does once what it is for when they are', async () => {
    const page = await openPage(() => press('End session'));
    expect(page.early).toBe('');
    expect(page.onEnd).toHaveBeenCalledTimes(1);
    expect(document.documentElement.dataset.pressedButton).toBeUndefined();

    press('End session');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(page.onEnd).toHaveBeenCalledTimes(2);
    await page.close();
  });

  it('gives way to what was pressed after it', async () => {
    const button = await openPage(() => ['End session', 'Keep session'].forEach(press));
    expect(button.onEnd).not.toHaveBeenCalled();
    expect(button.onKeep).toHaveBeenCalledTimes(1);
    await button.close();

    delete (window as { areAwake?: boolean }).areAwake;
    const link = await openPage(() => {
      press('End session');
      screen.getByRole('link', { name: 'To the top' }).click();
    });
    expect(link.early).toBeUndefined();
    expect(link.onEnd).not.toHaveBeenCalled();
    await link.close();
  });

  it('that React woke up for is not pressed again', async () => {
    const heard = { onEnd: jest.fn(), onKeep: jest.fn() };
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(<Page {...heard} />);
    // React listens from here on, and has not looked at the page yet.
    const root = hydrateRoot(page, <Page {...heard} />);
    press('End session');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(heard.onEnd).toHaveBeenCalledTimes(1);
    await act(async () => root.unmount());
    page.remove();
  });
});
