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

function press(name: string, way: Way) {
  pressOn(screen.getByRole('button', { name }), way);
}

function pressOn(target: Element, { at, x = 100, pointerType = 'touch', detail = 1 }: Way) {
  const place = { bubbles: true, cancelable: true, clientX: x, clientY: 200, detail };
  fireEvent(target, stamped(new MouseEvent('pointerdown', place), { pointerType, timeStamp: at }));
  fireEvent(target, stamped(new MouseEvent('click', place), { timeStamp: at }));
}

/** What the browser alone sets. */
function stamped(event: MouseEvent, values: object): MouseEvent {
  for (const [key, value] of Object.entries(values)) Object.defineProperty(event, key, { value });
  return event;
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

/** As a touch screen passes it on: at the same place, with the same count, right after the press on the words. */
function passOn(control: HTMLElement, at: number) {
  const place = { bubbles: true, cancelable: true, clientX: 100, clientY: 200, detail: 1 };
  return fireEvent(control, stamped(new MouseEvent('click', place), { timeStamp: at }));
}

describe('a press on the words of a choice', () => {
  /** A press whose own passing on jsdom leaves to us, for the place and the count that a finger has. */
  function touchWords(words: string, at: number) {
    const label = screen.getByText(words);
    label.addEventListener('click', (event) => event.preventDefault(), { once: true });
    pressOn(label, { at });
  }

  it.each(['radio', 'checkbox'])('reaches the %s that is within its label', (type) => {
    render(
      <label>
        <input type={type} />
        <span>In person</span>
      </label>,
    );
    const choice = screen.getByLabelText<HTMLInputElement>('In person');
    touchWords('In person', 1000);
    passOn(choice, 1001);
    expect(choice.checked).toBe(true);
  });

  it('reaches the choice that its label names', () => {
    render(
      <>
        <input type="checkbox" id="proof" />
        <label htmlFor="proof">Add proof of completion</label>
      </>,
    );
    const choice = screen.getByLabelText<HTMLInputElement>('Add proof of completion');
    touchWords('Add proof of completion', 1000);
    passOn(choice, 1001);
    expect(choice.checked).toBe(true);
  });

  it('is the second press where a button was pressed before', () => {
    render(
      <label>
        <input type="checkbox" />
        <span>Delete the file, too</span>
      </label>,
    );
    const choice = screen.getByLabelText<HTMLInputElement>('Delete the file, too');
    press('Send', { at: 1000 });
    pressOn(screen.getByText('Delete the file, too'), { at: 1200 });
    expect(choice.checked).toBe(false);
  });
});

describe('a press beside a sheet that has just come under the finger', () => {
  let closings = 0;
  const close = () => closings++;

  beforeEach(() => {
    closings = 0;
    render(<div data-slot="dialog-overlay" data-testid="around" />);
    document.addEventListener('pointerdown', close);
  });
  afterEach(() => document.removeEventListener('pointerdown', close));

  it.each(['touch', 'mouse'])('leaves it open for the second of two by %s', (pointerType) => {
    press('Send', { at: 1000, pointerType });
    closings = 0;
    pressOn(screen.getByTestId('around'), { at: 1250, pointerType, detail: 2 });
    expect(closings).toBe(0);
  });

  it('closes it once it has been seen', () => {
    press('Send', { at: 1000 });
    closings = 0;
    pressOn(screen.getByTestId('around'), { at: 1600 });
    expect(closings).toBe(1);
  });
});
