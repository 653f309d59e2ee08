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

const underHeader = { left: 16, top: 90, width: 200, height: 44 };
const atBottom = { left: 16, top: 760, width: 358, height: 48 };

describe('the place of a message on a phone', () => {
  beforeEach(() => screenOf(390, 844));

  it('is under the header', () => {
    expect(placeOfMessage()).toBe('top-center');
  });

  it('is at the bottom where something under the header can be pressed', () => {
    render(<a href="#top">Back</a>);
    at(screen.getByText('Back'), underHeader);

    expect(placeOfMessage()).toBe('bottom-center');
  });

  it('is rather on a link than on a button', () => {
    render(
      <>
        <a href="#top">Back</a>
        <button>Send</button>
      </>,
    );
    at(screen.getByText('Back'), underHeader);
    at(screen.getByText('Send'), atBottom);

    expect(placeOfMessage()).toBe('top-center');
  });

  it('is on the header where there are buttons in both other places', () => {
    render(
      <>
        <button>Request</button>
        <button>Send</button>
      </>,
    );
    at(screen.getByText('Request'), { ...underHeader, top: 140 });
    at(screen.getByText('Send'), atBottom);

    expect(placeOfMessage()).toBe('top-right');
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
