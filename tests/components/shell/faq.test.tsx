import { act, render, screen } from '@testing-library/react';
import { openTab } from '@/components/shell/open-tab';
import { Faq } from '@/components/shell/faq';

const items = [
  { question: 'What if I cancel?', answer: 'It is free for a while.' },
  { question: 'Who’s asked?', answer: 'One at a time.' },
];
const details = (words: string) => screen.getByText(words).closest('details');

describe('questions and answers', () => {
  it('are closed, but for the one that the address names', () => {
    history.replaceState(null, '', '#whos-asked');
    render(<Faq items={items} />);
    expect(details('What if I cancel?')).not.toHaveAttribute('open');
    expect(details('Who’s asked?')).toHaveAttribute('open');

    act(() => openTab('what-if-i-cancel'));
    expect(details('What if I cancel?')).toHaveAttribute('open');
  });
});
