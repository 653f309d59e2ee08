import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Article } from '@/components/shell/article';
import { CodeBlock } from '@/components/shell/code-block';
import type { Paper } from '@/lib/paper/paper';

const text = 'curl "$SITE/v1/properties" \\\n  -H "authorization: Bearer $DEEDGUARD_KEY"';
const paper: Paper = {
  title: 'Developers',
  summary: 'Build on it.',
  updated: '2026-11-25',
  sections: [{ id: 'first', title: 'First call', blocks: [{ kind: 'code', text }] }],
} as Paper;

const name = 'Copy the code of “First call”';
const button = () => screen.getByRole('button', { name: /the code of “First call”/ });

afterEach(() => jest.useRealTimers());

describe('code on the page for developers', () => {
  it('is copied as it stands, by the keyboard too, and says so', async () => {
    const user = userEvent.setup();
    render(<CodeBlock of="the code of “First call”">{<pre>{text}</pre>}</CodeBlock>);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    await user.tab();
    expect(button()).toHaveFocus();
    expect(button()).toHaveAccessibleName(name);
    await user.keyboard('{Enter}');

    expect(await navigator.clipboard.readText()).toBe(text);
    expect(await screen.findByText('Copied', { selector: '[role=status]' })).toBeInTheDocument();
  });

  it('is copied without the prompt and the output where it shows both', async () => {
    const user = userEvent.setup();
    const shown = `$ curl "$SITE/api/log/key" \\\n  --fail\n\nlocalhost+5a1d+Aeck\n$ date`;
    render(<CodeBlock of="the code of “First call”">{<pre>{shown}</pre>}</CodeBlock>);

    await user.click(button());

    expect(await navigator.clipboard.readText()).toBe('curl "$SITE/api/log/key" \\\n  --fail\ndate');
  });

  it('offers the button again after a while', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<CodeBlock of="the code of “First call”">{<pre>{text}</pre>}</CodeBlock>);
    await user.click(button());
    expect(await screen.findByRole('button', { name: /^Copied/ })).toBe(button());
    act(() => jest.advanceTimersByTime(2_000));
    expect(button()).toHaveAccessibleName(name);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is selected for the hand where the browser refuses', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
    render(<CodeBlock of="the code of “First call”">{<pre>{text}</pre>}</CodeBlock>);

    await user.click(button());

    expect(await screen.findByText('Copy by hand', { selector: '[role=status]' })).toBeInTheDocument();
    expect(String(getSelection())).toBe(text);
  });

  it('has the button where the page wants it, and by itself elsewhere', () => {
    const { unmount } = render(<Article paper={paper} Code={CodeBlock} />);
    expect(button()).toBeVisible();
    expect(screen.getByText(/curl/)).toBeVisible();
    unmount();

    render(<Article paper={paper} />);
    expect(screen.getByText(/curl/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /copy/i })).toBeNull();
  });

  it('says what it is written in', () => {
    const [section] = paper.sections;
    const blocks = [{ kind: 'code' as const, text, language: 'Shell' }];
    render(<Article paper={{ ...paper, sections: [{ ...section!, blocks }] }} Code={CodeBlock} />);
    expect(screen.getByText('Shell')).toBeInTheDocument();
  });
});
