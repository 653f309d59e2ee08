import type { Fault } from './break';

/** kill -9: whoever is killed is started again, as `npm start` does. */
export const kills: Fault[] = [
  { name: 'kill -9 of an app process', cause: ({ apps }, random) => random.pick(apps).process.kill() },
  {
    name: 'kill -9 of both app processes',
    cause: ({ apps }) => {
      for (const app of apps) app.process.kill();
    },
  },
  { name: 'kill -9 of the worker', cause: ({ worker }) => worker.kill() },
  { name: 'kill -9 of Postgres', cause: ({ database }) => database.kill() },
];
