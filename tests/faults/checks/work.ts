/** What the worker had to do. */
export type WorkFacts = {
  /** jobs that were given up */
  failed: { name: string; id: string; why: string }[];
  /** things that wait for a job for good, in words */
  stuck: string[];
  /** what was to be there once after a job, and how often it is */
  effects: { what: string; id: string; count: number }[];
};

/** Each job was done, and is done once in effect. */
export function checkWork({ failed, stuck, effects }: WorkFacts): string[] {
  return [
    ...failed.map(({ name, id, why }) => `The job ${name} of ${id} was given up: ${why}`),
    ...stuck.map((words) => `${words}, and nothing works on it.`),
    ...effects
      .filter(({ count }) => count !== 1)
      .map(({ what, id, count }) => `${what} ${id}: ${count} times instead of once.`),
  ];
}
