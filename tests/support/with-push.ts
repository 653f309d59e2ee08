/*
 * `import { push } from '@/tests/support/with-push'` as the first import of an integration test: the app reads its
 * environment when it is imported, so the double has to stand before.
 */
import { PushDouble } from './push-double';

export const push = new PushDouble();

Object.assign(process.env, push.environment);

beforeEach(() => push.reset());
afterAll(() => push.stop());
