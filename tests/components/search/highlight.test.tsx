import { render, screen } from '@testing-library/react';
import { Highlight } from '@/components/search/highlight';

const marked = (text: string, q: string) => {
  render(<p role="note">{<Highlight text={text} q={q} />}</p>);
  return [...screen.getByRole('note').querySelectorAll('mark')].map(({ textContent }) => textContent);
};

describe('what is marked in a result', () => {
  it('is the beginning of a word that is being typed', () => {
    expect(marked('Notaries and notes', 'no')).toEqual(['No', 'no']);
  });

  it('is no letter of other words where the question has small ones', () => {
    expect(marked('What do I pay in addition?', 'do i add a')).toEqual(['do', 'I', 'add']);
  });
});
