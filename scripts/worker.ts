/** `npm run worker`: the jobs that run by the clock. `npm start` runs it beside the web server. */
import { deleteExpiredChallenges } from '@/lib/accounts/commands/challenges';
import { releaseOverdueLocks } from '@/lib/deeds/commands/release';
import { disconnect } from '@/lib/platform/db';
import { startJobs } from '@/lib/platform/jobs';
import { deleteExpiredRateLimits } from '@/lib/platform/rate-limit';
import { giveUpRedaction, runRedaction } from '@/lib/vault/commands/redaction-job';
import { removeDoomedObjects } from '@/lib/vault/commands/stored-objects';

async function work(): Promise<void> {
  const jobs = await startJobs({
    scheduled: [
      { name: 'release-overdue-locks', cron: '*/10 * * * *', run: releaseOverdueLocks },
      { name: 'remove-doomed-objects', cron: '*/10 * * * *', run: removeDoomedObjects },
      {
        name: 'delete-expired-rate-limits',
        cron: '0 * * * *',
        run: async () => ({ deleted: await deleteExpiredRateLimits() }),
      },
      { name: 'delete-expired-challenges', cron: '0 * * * *', run: deleteExpiredChallenges },
    ],
    queued: [
      // Two, so that one long document does not hold up everybody's short ones.
      { name: 'redact', run: runRedaction, concurrency: 2 },
      { name: 'redact-given-up', run: giveUpRedaction },
    ],
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
