import { fireEvent, render, screen } from '@testing-library/react';
import { stopSecondPress } from '@/components/ui/second-press';

let stop: () => void;
const pressed: string[] = [];

beforeEach(() => {
  pressed.length = 0;
  stop = stopSecondPress();
  render(
    <>
      {['Send', 'Cancel the plan'].map((name) => (
        <button key={name} type="button" onClick={() => pressed.push(name)}>
          {name}
        </button>
      ))}
    </>,
  );
});
afterEach(() => stop());

type Way = { at: number; x?: number; pointerType?: string; detail?: number };

function press(name: string, { at, x = 100, pointerType = 'touch', detail = 1 }: Way) {
  const button = screen.getByRole('button', { name });
  const down = new MouseEvent('pointerdown', { bubbles: true });
  Object.defineProperty(down, 'pointerType', { value: pointerType });
  fireEvent(button, down);
  const place = { bubbles: true, cancelable: true, clientX: x, clientY: 200, detail };
  const click = new MouseEvent('click', place);
  Object.defineProperty(click, 'timeStamp', { value: at });
  fireEvent(button, click);
}

describe('a second press at the place of the first', () => {
  it('does nothing on what has come under the finger meanwhile', () => {
    press('Send', { at: 1000 });
    press('Cancel the plan', { at: 1250 });
    expect(pressed).toEqual(['Send']);
  });

  it('counts on the button that was meant', () => {
    press('Send', { at: 1000 });
    press('Send', { at: 1250 });
    expect(pressed).toEqual(['Send', 'Send']);
  });

  it.each<[string, Way]>([
    ['half a second later', { at: 1600 }],
    ['elsewhere', { at: 1250, x: 180 }],
    ['by a mouse that counts no double click', { at: 1250, pointerType: 'mouse' }],
    ['by keys', { at: 1250, detail: 0 }],
  ])('counts on another one %s', (_, way) => {
    press('Send', { at: 1000 });
    press('Cancel the plan', way);
    expect(pressed).toEqual(['Send', 'Cancel the plan']);
  });

  it('does nothing by a double click of a mouse either', () => {
    press('Send', { at: 1000, pointerType: 'mouse' });
    press('Cancel the plan', { at: 1250, pointerType: 'mouse', detail: 2 });
    expect(pressed).toEqual(['Send']);
  });
});
