/*
 * `import { receiver } from '@/tests/support/with-webhooks'` as the first import of an integration test: the app reads its
 * environment when it is imported, and only a test may be sent events on this machine.
 */
import { WebhookReceiver } from './webhook-receiver';

process.env.ALLOW_LOCAL_WEBHOOKS = '1';

export const receiver = new WebhookReceiver();

beforeEach(() => receiver.reset());
afterAll(() => receiver.stop());
