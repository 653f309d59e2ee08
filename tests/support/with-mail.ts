/*
 * `import { smtp } from '@/tests/support/with-mail'` as the first import of an integration test: the app reads its
 * environment when it is imported, so the double has to stand before.
 */
import { SmtpDouble } from './smtp-double';

export const smtp = new SmtpDouble();

Object.assign(process.env, smtp.environment);

beforeEach(() => smtp.reset());
afterAll(() => smtp.stop());
