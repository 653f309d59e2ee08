import { render, screen } from '@testing-library/react';
import { placeOfMessage } from '@/components/ui/toast-place';

type Box = { left: number; top: number; width: number; height: number };

/** A control of a page, at its place on the screen. */
function at(element: HTMLElement, { left, top, width, height }: Box) {
  const box = { left, top, right: left + width, bottom: top + height };
  element.getBoundingClientRect = () => box as DOMRect;
}

function screenOf(width: number, height: number) {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  window.matchMedia = ((query: string) => ({
    matches: query === '(width <= 600px)' && width <= 600,
  })) as typeof window.matchMedia;
}

const before = {
  innerWidth: window.innerWidth,
  innerHeight: window.innerHeight,
  matchMedia: window.matchMedia,
};
afterEach(() => Object.assign(window, before));

describe('the place of a message on a phone', () => {
  beforeEach(() => screenOf(390, 844));

  it('is in the header, which makes room for it, whatever the page has', () => {
    expect(placeOfMessage()).toBe('top-center');
    render(<button>Send</button>);
    at(screen.getByText('Send'), { left: 16, top: 90, width: 200, height: 44 });

    expect(placeOfMessage()).toBe('top-center');
  });
});

describe('the place of a message on a wide screen', () => {
  beforeEach(() => screenOf(1280, 720));

  it('is in the lower corner', () => {
    expect(placeOfMessage()).toBe('bottom-right');
  });

  it('is in the upper corner where a card with buttons is in the lower one', () => {
    render(<button>Contact</button>);
    at(screen.getByText('Contact'), { left: 1000, top: 640, width: 100, height: 40 });

    expect(placeOfMessage()).toBe('top-right');
  });

  it('is above the bottom where there are buttons in both corners', () => {
    render(
      <>
        <button>Contact</button>
        <button>Logout</button>
      </>,
    );
    at(screen.getByText('Contact'), { left: 1000, top: 640, width: 100, height: 40 });
    at(screen.getByText('Logout'), { left: 1100, top: 150, width: 80, height: 40 });

    expect(placeOfMessage()).toBe('bottom-center');
  });

  it('is not over a heading', () => {
    render(<h2>Recent Completions</h2>);
    at(screen.getByRole('heading'), { left: 1000, top: 640, width: 200, height: 30 });

    expect(placeOfMessage()).toBe('top-right');
  });

  it('is in the header where something is in every corner', () => {
    render(
      <>
        <button>Contact</button>
        <h1>Your invoices</h1>
        <a href="#end">Read on</a>
      </>,
    );
    at(screen.getByText('Contact'), { left: 1000, top: 640, width: 100, height: 40 });
    at(screen.getByText('Your invoices'), { left: 1000, top: 150, width: 200, height: 40 });
    at(screen.getByText('Read on'), { left: 600, top: 640, width: 80, height: 20 });

    expect(placeOfMessage()).toBe('top-center');
  });

  it('does not depend on a dialog, which leaves it room', () => {
    render(
      <div data-slot="dialog-content">
        <button>Send</button>
      </div>,
    );
    at(screen.getByText('Send'), { left: 900, top: 640, width: 100, height: 44 });

    expect(placeOfMessage()).toBe('bottom-right');
  });

  it('is that of the message that is still shown', () => {
    render(
      <ol data-sonner-toaster="true" data-y-position="top" data-x-position="right">
        <li data-removed="false">Sent</li>
      </ol>,
    );

    expect(placeOfMessage()).toBe('top-right');
  });

  it('is a free one again when that message is going', () => {
    render(
      <ol data-sonner-toaster="true" data-y-position="top" data-x-position="right">
        <li data-removed="true">Sent</li>
      </ol>,
    );

    expect(placeOfMessage()).toBe('bottom-right');
  });
});
