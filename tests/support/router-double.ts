/** What pages steer the app by; nothing moves. Forgotten before each test (tests/support/components-hooks.ts). */
export const router = { push: jest.fn(), replace: jest.fn(), refresh: jest.fn() };
