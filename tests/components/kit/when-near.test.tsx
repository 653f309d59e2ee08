import { act, render, screen } from '@testing-library/react';
import { WhenNear } from '@/components/kit/when-near';
import { doubleSight } from '@/tests/support/sight-double';

let look = (_: { isIntersecting: boolean }[]) => {};
const disconnect = jest.fn();

beforeEach(() => {
  class Observer {
    constructor(tell: typeof look) {
      look = tell;
    }

    observe() {}
    disconnect = disconnect;
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
});
afterEach(() => {
  disconnect.mockReset();
  doubleSight();
});

const show = () => render(<WhenNear waiting={<p>Loading</p>}>{<p>The list</p>}</WhenNear>);

describe('what is far down a page', () => {
  it('keeps its place until a reader comes near, and stays when they go on', () => {
    show();
    act(() => look([{ isIntersecting: false }]));
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(screen.queryByText('The list')).not.toBeInTheDocument();

    act(() => look([{ isIntersecting: true }]));
    expect(screen.getByText('The list')).toBeInTheDocument();
    act(() => look([{ isIntersecting: false }]));
    expect(screen.getByText('The list')).toBeInTheDocument();
  });

  it('is watched for no longer than the page is open', () => {
    show().unmount();

    expect(disconnect).toHaveBeenCalledTimes(1);
  });
});
