import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';

/** As a busy machine does, for longer than React works in one go. */
function takeTime() {
  const until = performance.now() + 20;
  while (performance.now() < until);
}

function Part() {
  const text = useRef<HTMLParagraphElement>(null);
  takeTime();
  useEffect(() => {
    takeTime();
    text.current?.focus();
  }, []);
  return (
    <p ref={text} tabIndex={-1}>
      Here
    </p>
  );
}

function Page() {
  const [isShown, setShown] = useState(false);
  const load = () => Promise.resolve().then(takeTime);
  return (
    <>
      <button onClick={() => void load().then(() => setShown(true))}>Show</button>
      {isShown && <Part />}
    </>
  );
}

describe('a test that presses a button', () => {
  it('goes on when what it loads is drawn and its effects have run, however long they take', async () => {
    render(<Page />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByText('Here')).toHaveFocus();
  });
});
