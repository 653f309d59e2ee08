import { until } from '../client';
import type { Act } from './stage';

/** A visitor asks the assistant: an answer, or that there is none now, comes in time. */
export const askAssistant: Act = async ({ people }) => {
  const json = { message: 'What does a lock cost?' };
  await until('A word of the assistant', async () => {
    const { status } = await people.visitor().try('/api/ai/chat', { json });
    return status === 200 || status === 503;
  });
};
