/** What somebody writes to us through the contact page. */
export const contactInput = (overrides: Record<string, unknown> = {}) => ({
  topic: 'refund',
  name: 'Grace Hopper',
  email: 'grace@example.com',
  message: 'For the lock of 12 Main St, please.\nThank you.',
  ...overrides,
});
