import { doubleEvents } from '@/tests/support/event-source-double';
import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure, getConfig } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { rememberComputedStyles } from './computed-style';
import { untilReactRests } from './react-rests';
import { router } from './router-double';
import { doubleSight } from './sight-double';
import { untilToastsAreDrawn } from './toasts';

// What checks proofs needs these, which jsdom lacks, and the one Uint8Array that Node's own functions return.
Object.assign(globalThis, { TextDecoder, TextEncoder, Uint8Array: Object.getPrototypeOf(Buffer) });

rememberComputedStyles();

const { asyncWrapper, getElementError } = getConfig();

configure({
  // Parts that are loaded on demand take their time on a busy machine.
  asyncUtilTimeout: 5_000,
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found = await wait();
      await untilReactRests();
      await untilToastsAreDrawn();
      return found;
    }),
  // Waiting asks many times, and would print the whole page each time; it prints it again at its end.
  getElementError: (message, container) =>
    isWaiting() ? namedError(message ?? '') : getElementError(message, container),
});
jest.setTimeout(30_000);

// No router of Next is mounted around what a test renders.
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => router,
}));
beforeEach(() => Object.values(router).forEach((move) => move.mockReset()));

// A draft that one test left must not be found by the next.
afterEach(() => sessionStorage.clear());

/** Testing Library tells its own messages so that nobody reads them yet; its types keep that to themselves. */
function isWaiting(): boolean {
  return Boolean(
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics,
  );
}

function namedError(message: string): Error {
  return Object.assign(new Error(message), { name: 'TestingLibraryElementError' });
}

// Each character that is typed renders the page: `user.type` pastes what is long, `user.keyboard` types.
const { setup } = userEvent;
Object.assign(userEvent, {
  setup: (options: Parameters<typeof setup>[0]): UserEvent => {
    const user = setup({
      // No pause between two keys: it would only give way to timers.
      delay: null,
      // A dialog takes the pointer a moment after it is drawn. What lies over what is seen in a browser alone.
      pointerEventsCheck: PointerEventsCheckLevel.Never,
      ...options,
    });
    return Object.assign(user, { type: pasteOrType(user) });
  },
});

const PASTED_FROM = 6;
/** In `user.type`, these begin a key by its name. */
const namesKey = /[{[]/;

function pasteOrType(user: UserEvent): UserEvent['type'] {
  const { type } = user;
  return async (element, text, options) => {
    if (text.length < PASTED_FROM || namesKey.test(text) || options) return type(element, text, options);
    await user.click(element);
    await user.paste(text);
  };
}

// jsdom has neither; a test that listens, or scrolls, puts its own in their place.
doubleEvents();
doubleSight();
