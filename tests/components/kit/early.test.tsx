import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot, type Root } from 'react-dom/client';
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

describe('a field that is changed before its scripts are there', () => {
  // As the browser runs it, in the head of each page.
  beforeAll(() => void new Function(headScript)());
  beforeEach(() => void delete (window as { areAwake?: boolean }).areAwake);

  type Heard = { [name in 'search' | 'category' | 'day' | 'seal' | 'billing' | 'file']: jest.Mock };

  /** Each field shows what the state says, as the filters of a list do. */
  function Page({ heard }: { heard: Heard }) {
    const [search, setSearch] = useState('');
    const [category, setCategory] = useState('');
    const [hasSeal, setSeal] = useState(false);
    const [billing, setBilling] = useState('monthly');
    useLayoutEffect(wakePage, []);
    return (
      <>
        <input
          aria-label="Search"
          value={search}
          onChange={({ target }) => {
            heard.search(target.value);
            setSearch(target.value);
          }}
        />
        <select
          aria-label="Category"
          value={category}
          onChange={({ target }) => {
            heard.category(target.value);
            setCategory(target.value);
          }}
        >
          <option value="">All</option>
          <option>Legal</option>
        </select>
        <input
          type="date"
          aria-label="Day"
          defaultValue=""
          onChange={({ target }) => heard.day(target.value)}
        />
        <input
          type="checkbox"
          aria-label="Seal"
          checked={hasSeal}
          onChange={() => {
            heard.seal(!hasSeal);
            setSeal(!hasSeal);
          }}
        />
        {['monthly', 'yearly'].map((period) => (
          <input
            key={period}
            type="radio"
            name="billing"
            aria-label={period}
            checked={billing === period}
            onChange={() => {
              heard.billing(period);
              setBilling(period);
            }}
          />
        ))}
        <input type="file" aria-label="File" onChange={({ target }) => heard.file(target.files?.[0]?.name)} />
        <p>{[search, category, hasSeal ? 'sealed' : '', billing].join(';')}</p>
      </>
    );
  }

  const type = (label: string, text: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const wait = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

  async function openPage(change: { early?: () => void; waking?: () => void }) {
    const heard = Object.fromEntries(
      ['search', 'category', 'day', 'seal', 'billing', 'file'].map((name) => [name, jest.fn()]),
    ) as Heard;
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(<Page heard={heard} />);
    change.early?.();
    let root: Root | undefined;
    if (change.waking) {
      // React listens from here on, and has not looked at the page yet.
      root = hydrateRoot(page, <Page heard={heard} />);
      change.waking();
    } else {
      root = await act(async () => hydrateRoot(page, <Page heard={heard} />));
    }
    await wait();
    return {
      heard: Object.fromEntries(
        Object.entries(heard).flatMap(([name, { mock }]) =>
          mock.calls.length > 0 ? [[name, mock.calls.flat()]] : [],
        ),
      ),
      shown: page.querySelector('p')?.textContent,
      close: async () => {
        await act(async () => root.unmount());
        page.remove();
      },
    };
  }

  it.each([
    ['what is typed', () => type('Search', 'deed'), { search: ['deed'] }, 'deed;;;monthly'],
    ['what is chosen', () => choose('Category', 'Legal'), { category: ['Legal'] }, ';Legal;;monthly'],
    ['a day', () => type('Day', '2026-11-30'), { day: ['2026-11-30'] }, ';;;monthly'],
    ['what is ticked', () => screen.getByLabelText('Seal').click(), { seal: [true] }, ';;sealed;monthly'],
    ['one of several', () => screen.getByLabelText('yearly').click(), { billing: ['yearly'] }, ';;;yearly'],
  ])('is heard of once when they are: %s', async (_, early, heard, shown) => {
    const page = await openPage({ early });
    expect(page.heard).toEqual(heard);
    expect(page.shown).toBe(shown);
    await page.close();
  });

  it('is as it was left, when it was changed more than once', async () => {
    const page = await openPage({
      early: () => {
        ['d', 'de', 'deed'].forEach((text) => type('Search', text));
        choose('Category', 'Legal');
        choose('Category', '');
        [1, 2].forEach(() => screen.getByLabelText('Seal').click());
      },
    });
    expect(page.heard).toEqual({ search: ['deed'], category: [''] });
    expect(page.shown).toBe('deed;;;monthly');
    await page.close();
  });

  it('keeps the place where the next character goes', async () => {
    const field = () => screen.getByLabelText<HTMLInputElement>('Search');
    const page = await openPage({
      early: () => {
        type('Search', 'deed');
        field().setSelectionRange(2, 3);
      },
    });
    expect([field().selectionStart, field().selectionEnd]).toEqual([2, 3]);
    await page.close();
  });

  it('takes a file that was chosen', async () => {
    const page = await openPage({
      early: () => {
        const field = screen.getByLabelText('File');
        Object.defineProperty(field, 'files', { value: [new File(['deed'], 'deed.pdf')] });
        fireEvent.change(field);
      },
    });
    expect(page.heard).toEqual({ file: ['deed.pdf'] });
    await page.close();
  });

  it.each([
    ['what is typed', () => type('Search', 'deed'), { search: ['deed'] }, 'deed;;;monthly'],
    ['what is chosen', () => choose('Category', 'Legal'), { category: ['Legal'] }, ';Legal;;monthly'],
    ['what is ticked', () => screen.getByLabelText('Seal').click(), { seal: [true] }, ';;sealed;monthly'],
    ['one of several', () => screen.getByLabelText('yearly').click(), { billing: ['yearly'] }, ';;;yearly'],
  ])('is heard of once when React wakes up for it: %s', async (_, waking, heard, shown) => {
    const page = await openPage({ waking });
    expect(page.heard).toEqual(heard);
    expect(page.shown).toBe(shown);
    await page.close();
  });

  it('and is changed again afterward is heard of as always', async () => {
    const page = await openPage({});
    expect(page.heard).toEqual({});
    await act(async () => screen.getByLabelText('Seal').click());
    expect(screen.getByText(';;sealed;monthly')).toBeInTheDocument();
    await page.close();
  });
});

describe('filters that are sent before their scripts are there', () => {
  it.each([
    ['stay where they are when they lead nowhere', {}, true],
    ['ask for their list when they lead there', { action: '/search' }, false],
  ])('%s', (_, to, isHeld) => {
    new Function(headScript)();
    delete (window as { areAwake?: boolean }).areAwake;
    const { container } = render(<form aria-label="Documents" {...to} />);
    const form = container.querySelector('form');
    const sent = new Event('submit', { bubbles: true, cancelable: true });
    form?.dispatchEvent(sent);
    expect(sent.defaultPrevented).toBe(isHeld);
  });
});
