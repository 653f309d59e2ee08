import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useInBrowser } from '@/components/kit/use-in-browser';

const read = () => 'the zone of the reader';

function Part() {
  return <p>{useInBrowser(read, 'UTC')}</p>;
}

it('a page wakes up with what it was prerendered with, and then says what its browser knows', async () => {
  const onRecoverableError = jest.fn();
  const frame = document.body.appendChild(document.createElement('div'));
  frame.innerHTML = renderToString(<Part />);
  expect(frame).toHaveTextContent('UTC');

  const root = await act(async () => hydrateRoot(frame, <Part />, { onRecoverableError }));
  expect(screen.getByText('the zone of the reader')).toBeInTheDocument();
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  frame.remove();
});
