/*
 * `import { model } from '@/tests/support/with-model'` as the first import of an integration test: the app reads its
 * environment when it is imported, so the double has to stand before.
 */
import { ModelDouble } from './model-double';

export const model = new ModelDouble();

Object.assign(process.env, model.environment);

beforeEach(() => model.reset());
afterAll(() => model.stop());
