/*
 * `import { stripe } from '@/tests/support/with-stripe'` as the first import of an integration test: the app reads its
 * environment when it is imported, so the double has to stand before.
 */
import { StripeDouble } from './stripe-double';

export const stripe = new StripeDouble();

Object.assign(process.env, stripe.environment);

beforeEach(() => stripe.reset());
afterAll(() => stripe.stop());
