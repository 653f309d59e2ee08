/** `npm run worker`: the jobs that run by the clock. `npm start` runs it beside the web server. */
import { releaseOverdueLocks } from '@/lib/deeds/commands/release';
import { disconnect } from '@/lib/platform/db';
import { startJobs } from '@/lib/platform/jobs';
import { deleteExpiredRateLimits } from '@/lib/platform/rate-limit';

async function work(): Promise<void> {
  const jobs = await startJobs({
    scheduled: [
      { name: 'release-overdue-locks', cron: '*/10 * * * *', run: releaseOverdueLocks },
      {
        name: 'delete-expired-rate-limits',
        cron: '0 * * * *',
        run: async () => ({ deleted: await deleteExpiredRateLimits() }),
      },
    ],
    queued: [],
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void jobs
        .stop()
        .then(disconnect)
        .finally(() => process.exit(0));
    });
  }
}

work().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
