import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot, type Root } from 'react-dom/client';
import { wakePage } from '@/components/kit/early';
import { headScript } from '@/lib/site/head-script';

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

  const changes: [string, () => void, object, string][] = [
    ['what is typed', () => type('Search', 'deed'), { search: ['deed'] }, 'deed;;;monthly'],
    ['what is chosen', () => choose('Category', 'Legal'), { category: ['Legal'] }, ';Legal;;monthly'],
    ['a day', () => type('Day', '2026-11-30'), { day: ['2026-11-30'] }, ';;;monthly'],
    ['what is ticked', () => screen.getByLabelText('Seal').click(), { seal: [true] }, ';;sealed;monthly'],
    ['one of several', () => screen.getByLabelText('yearly').click(), { billing: ['yearly'] }, ';;;yearly'],
  ];

  describe.each(['early', 'waking'] as const)('(%s)', (when) => {
    it.each(changes)('is heard of once: %s', async (_, change, heard, shown) => {
      const page = await openPage({ [when]: change });
      expect(page.heard).toEqual(heard);
      expect(page.shown).toBe(shown);
      await page.close();
    });
  });

  it('is as it was left, when it was changed more than once', async () => {
    const page = await openPage({
      early: () => {
        ['d', 'de', 'deed'].forEach((text) => type('Search', text));
        choose('Category', 'Legal');
        choose('Category', '');
        [1, 2].forEach(() => screen.getByLabelText('Seal').click());
        ['yearly', 'monthly'].forEach((period) => screen.getByLabelText(period).click());
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
        field().focus();
        type('Search', 'deed');
        field().setSelectionRange(2, 3);
      },
    });
    expect([field().selectionStart, field().selectionEnd]).toEqual([2, 3]);
    await page.close();
  });

  it.each([
    ['takes a file that was chosen', [new File(['deed'], 'deed.pdf')], { file: ['deed.pdf'] }],
    ['says nothing of a file that was taken back', [], {}],
  ])('%s', async (_, files, heard) => {
    const page = await openPage({
      early: () => {
        const field = screen.getByLabelText('File');
        Object.defineProperty(field, 'files', { value: files });
        fireEvent.change(field);
      },
    });
    expect(page.heard).toEqual(heard);
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
