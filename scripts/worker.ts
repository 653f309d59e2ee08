/** `npm run worker`: the jobs that run on a schedule. `npm start` runs it beside the web server. */
import './heap.mjs';
import { deleteOldAbuse } from '@/lib/abuse/commands/delete-old';
import { warnOfAbuse } from '@/lib/abuse/commands/warn';
import { mailAccountLink } from '@/lib/accounts/commands/account-mail';
import { deleteExpiredChallenges } from '@/lib/accounts/commands/challenges';
import { deleteEndedSessions } from '@/lib/accounts/commands/sessions';
import { mailPasswordNews } from '@/lib/accounts/commands/password-mail';
import { tellOfTries } from '@/lib/accounts/commands/sign-in-tries';
import { tellOfFraud } from '@/lib/fraud/commands/mails';
import { fulfillDeedPayment } from '@/lib/deeds/commands/payment';
import { takeBackLock } from '@/lib/deeds/commands/refund';
import { rekeyLocks } from '@/lib/deeds/commands/rekey';
import { warnOfLapsingLocks } from '@/lib/deeds/commands/lock-alerts';
import { remindOfUnpaidLocks } from '@/lib/deeds/commands/reminders';
import { releaseOverdueLocks } from '@/lib/deeds/commands/release';
import { drawInvoice } from '@/lib/invoices/drawing/invoice-pdf';
import { reconcileInvoicePayments } from '@/lib/invoices/commands/reconcile';
import { remindOfBill } from '@/lib/invoices/commands/remind';
import { sendCancellationBill } from '@/lib/invoices/commands/send';
import { warnOfExpiringCredentials } from '@/lib/notary/commands/credentials';
import { answerDemoOffer, driveDemoNotary } from '@/lib/notary/commands/demo';
import { dispatchRequest } from '@/lib/notary/commands/dispatch';
import { answerDemoMessage, noticeUnread } from '@/lib/notary/commands/messages';
import { mailNotification } from '@/lib/notary/commands/notification-mail';
import { deleteOldRounds } from '@/lib/notary/commands/delete-old-rounds';
import { deleteOldPositions } from '@/lib/notary/commands/position';
import { reassignFrom, sweepRequests } from '@/lib/notary/commands/reassign';
import { deleteOldNotifications } from '@/lib/notifications/commands/delete-old';
import { deleteOldMails } from '@/lib/notifications/commands/delete-old-mails';
import { pushNotification } from '@/lib/notifications/commands/push';
import { deleteExpiredArtifacts } from '@/lib/oauth/commands/artifacts';
import { deleteUnusedRegistrations } from '@/lib/oauth/commands/registrations';
import { deleteOldInvitations } from '@/lib/organizations/commands/delete-old-invitations';
import { giveUpImport, sweepImports } from '@/lib/properties/commands/end-import';
import { runImport } from '@/lib/properties/commands/imports';
import { takeDeliveries } from '@/lib/properties/commands/watch-folder';
import { checkRecordingsFolder } from '@/lib/properties/commands/recordings-folder';
import { matchLock, matchUnmatchedLocks } from '@/lib/properties/commands/match-lock';
import { matchWatch } from '@/lib/properties/commands/match-watch';
import { deleteClosedCases } from '@/lib/support/commands/delete-closed';
import { tellOfCase } from '@/lib/support/commands/case-mails';
import { tellOfApplication, tellOfDecision, tellOfEnd } from '@/lib/partners/commands/application-mails';
import { deleteOldAsks } from '@/lib/partners/commands/delete-old';
import { mailVisitorLink } from '@/lib/partners/commands/confirmation';
import { deleteOldStripeEvents } from '@/lib/payments/commands/delete-old-events';
import { receiptPdf } from '@/lib/payments/drawing/receipt';
import { getReceipt } from '@/lib/payments/queries';
import { deleteExpiredExports, giveUpExport, makeExport } from '@/lib/personal-data/commands/export-job';
import { pushRefund, reconcileRefunds } from '@/lib/payments/commands/refund-settlement';
import { renewDemoPlans } from '@/lib/plans/commands/demo';
import { reconcilePlans, remindOfTrials } from '@/lib/plans/commands/reconcile';
import { reconcilePayments } from '@/lib/payments/commands/reconcile';
import { keepAbuseCounts } from '@/lib/platform/abuse';
import { disconnect } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { startJobs } from '@/lib/platform/jobs';
import { deleteExpiredRateLimits } from '@/lib/platform/delete-rate-limits';
import { logConsole, logger } from '@/lib/platform/telemetry/logger';
import { serveMetrics } from '@/lib/platform/telemetry/metrics-server';
import { deleteOldAnswers } from '@/lib/platform/v1/idempotency';
import { deleteExpiredLinks } from '@/lib/platform/mailed-link';
import { refuseUnless } from '@/lib/platform/start-check';
import { mailConsent } from '@/lib/programs/commands/consent-mail';
import { deleteOldUsage } from '@/lib/programs/commands/delete-old-usage';
import { expireConsents } from '@/lib/programs/commands/expire-consents';
import { deleteOldSandboxObjects } from '@/lib/programs/commands/sandbox';
import { refreshEntries } from '@/lib/search/commands/refresh-entries';
import { giveUpRedaction, runRedaction } from '@/lib/vault/commands/redaction-job';
import { scanDocument, scanUnscanned } from '@/lib/vault/commands/document-scan';
import { removeDoomedObjects } from '@/lib/vault/commands/stored-objects';
import { drawMissingThumbnails, makeThumbnail } from '@/lib/vault/commands/thumbnails';
import { deleteOldEvents } from '@/lib/webhooks/commands/delete-old';
import { startDelivering } from '@/lib/webhooks/commands/lanes';

/** The papers of an export, as its route draws them. */
const drawing: Parameters<typeof makeExport>[1] = {
  invoice: drawInvoice,
  payment: async (id, actor) => receiptPdf(await getReceipt(actor, id)),
};

type Jobs = Parameters<typeof startJobs>[0];

const scheduled: Jobs['scheduled'] = [
  { name: 'release-overdue-locks', cron: '*/10 * * * *', run: releaseOverdueLocks },
  { name: 'remind-of-unpaid-locks', cron: '*/10 * * * *', run: remindOfUnpaidLocks },
  { name: 'warn-of-lapsing-locks', cron: '20 * * * *', run: warnOfLapsingLocks },
  { name: 'rekey-locks', cron: '*/10 * * * *', run: rekeyLocks },
  { name: 'take-deliveries', cron: '* * * * *', run: takeDeliveries },
  { name: 'sweep-imports', cron: '*/10 * * * *', run: sweepImports },
  { name: 'match-unmatched-locks', cron: '*/10 * * * *', run: matchUnmatchedLocks },
  { name: 'remove-doomed-objects', cron: '*/10 * * * *', run: removeDoomedObjects },
  { name: 'delete-expired-rate-limits', cron: '0 * * * *', run: deleteExpiredRateLimits },
  { name: 'delete-old-answers', cron: '15 * * * *', run: deleteOldAnswers },
  { name: 'delete-old-usage', cron: '35 4 * * *', run: deleteOldUsage },
  { name: 'delete-old-test-data', cron: '55 4 * * *', run: deleteOldSandboxObjects },
  { name: 'delete-unused-registrations', cron: '5 5 * * *', run: deleteUnusedRegistrations },
  { name: 'expire-consents', cron: '*/10 * * * *', run: expireConsents },
  { name: 'delete-expired-challenges', cron: '0 * * * *', run: deleteExpiredChallenges },
  { name: 'delete-expired-links', cron: '10 * * * *', run: deleteExpiredLinks },
  { name: 'delete-expired-artifacts', cron: '15 * * * *', run: deleteExpiredArtifacts },
  { name: 'delete-expired-exports', cron: '25 * * * *', run: deleteExpiredExports },
  { name: 'delete-ended-sessions', cron: '40 4 * * *', run: deleteEndedSessions },
  {
    name: 'reconcile-payments',
    cron: '*/10 * * * *',
    run: () => reconcilePayments(fulfillDeedPayment),
  },
  { name: 'reconcile-refunds', cron: '*/10 * * * *', run: () => reconcileRefunds(takeBackLock) },
  { name: 'reconcile-invoice-payments', cron: '*/10 * * * *', run: reconcileInvoicePayments },
  { name: 'scan-unscanned', cron: '*/10 * * * *', run: scanUnscanned },
  { name: 'draw-missing-thumbnails', cron: '*/10 * * * *', run: drawMissingThumbnails },
  { name: 'reconcile-plans', cron: '*/10 * * * *', run: reconcilePlans },
  { name: 'renew-demo-plans', cron: '*/10 * * * *', run: renewDemoPlans },
  { name: 'remind-of-trials', cron: '5 * * * *', run: remindOfTrials },
  { name: 'sweep-requests', cron: '*/5 * * * *', run: sweepRequests },
  { name: 'delete-old-positions', cron: '20 4 * * *', run: deleteOldPositions },
  { name: 'delete-old-rounds', cron: '25 4 * * *', run: deleteOldRounds },
  { name: 'delete-old-mails', cron: '45 4 * * *', run: deleteOldMails },
  { name: 'delete-old-stripe-events', cron: '10 5 * * *', run: deleteOldStripeEvents },
  { name: 'delete-closed-cases', cron: '20 5 * * *', run: deleteClosedCases },
  { name: 'delete-old-asks', cron: '25 5 * * *', run: deleteOldAsks },
  { name: 'delete-old-invitations', cron: '30 5 * * *', run: deleteOldInvitations },
  { name: 'delete-old-notifications', cron: '50 4 * * *', run: deleteOldNotifications },
  { name: 'delete-old-webhook-events', cron: '15 4 * * *', run: deleteOldEvents },
  { name: 'warn-of-abuse', cron: '*/10 * * * *', run: warnOfAbuse },
  { name: 'delete-old-abuse', cron: '30 4 * * *', run: deleteOldAbuse },
  { name: 'warn-of-expiring-credentials', cron: '0 15 * * *', run: warnOfExpiringCredentials },
];

const queued: Jobs['queued'] = [
  // Three owners at a time, so that a long document does not hold up everybody's short ones.
  { name: 'redact', run: runRedaction, concurrency: 3 },
  { name: 'redact-given-up', run: giveUpRedaction },
  { name: 'export-data', run: ({ id }) => makeExport(id, drawing) },
  { name: 'export-given-up', run: ({ id }) => giveUpExport(id) },
  // Three owners at a time, one file of each: a file that is made to take long holds up its owner's others alone.
  { name: 'scan-document', run: scanDocument, concurrency: 3 },
  { name: 'import-recordings', run: ({ id }) => runImport(id) },
  { name: 'import-given-up', run: ({ id }) => giveUpImport(id) },
  { name: 'match-lock', run: ({ id }) => matchLock(id) },
  { name: 'match-watch', run: ({ id }) => matchWatch(id) },
  // The same: somebody may be looking at the list.
  { name: 'draw-thumbnail', run: makeThumbnail, concurrency: 3 },
  { name: 'dispatch', run: ({ id }) => dispatchRequest(id), concurrency: 2 },
  { name: 'reassign', run: ({ id }) => reassignFrom(id) },
  { name: 'message-notice', run: ({ id }) => noticeUnread(id) },
  { name: 'bill-reminder', run: ({ id }) => remindOfBill(id) },
  { name: 'send-bill', run: ({ id }) => sendCancellationBill(id) },
  // Two, so that one slow mailbox does not use up the minutes of somebody's offer.
  { name: 'notification-mail', run: ({ id }) => mailNotification(id), concurrency: 2 },
  { name: 'notification-push', run: ({ id }) => pushNotification(id), concurrency: 2 },
  { name: 'sign-in-tries', run: ({ id }) => tellOfTries(id) },
  { name: 'account-mail', run: ({ id }) => mailAccountLink(id), concurrency: 2 },
  { name: 'password-mail', run: ({ id }) => mailPasswordNews(id) },
  { name: 'visitor-mail', run: ({ id }) => mailVisitorLink(id), concurrency: 2 },
  { name: 'consent-mail', run: ({ id }) => mailConsent(id) },
  { name: 'partner-received', run: ({ id }) => tellOfApplication(id) },
  { name: 'partner-decided', run: ({ id }) => tellOfDecision(id) },
  { name: 'partner-ended', run: ({ id }) => tellOfEnd(id) },
  { name: 'case-opened', run: ({ id }) => tellOfCase(id) },
  { name: 'fraud-reported', run: ({ id }) => tellOfFraud(id) },
  { name: 'refund-payment', run: ({ id }) => pushRefund(id, takeBackLock) },
  { name: 'demo-answer', run: ({ id }) => answerDemoOffer(id) },
  { name: 'demo-message', run: ({ id }) => answerDemoMessage(id) },
  { name: 'demo-drive', run: ({ id }) => driveDemoNotary(id) },
];

async function work(): Promise<void> {
  refuseUnless(checkRecordingsFolder);
  logConsole();
  const finishCounts = keepAbuseCounts();
  const metrics = serveMetrics();
  const traces = await traceWorker();
  const working = startWorking();
  // Also while it starts.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void working
        .then(({ jobs, webhooks }) => Promise.all([jobs.stop(), webhooks.stop(), metrics.stop()]))
        .then(finishCounts)
        .then(traces.stop)
        .then(disconnect)
        .finally(() => process.exit(0));
    });
  }
  await working;
}

async function startWorking() {
  logger.info({ ...(await refreshEntries()) }, 'What anybody may find is up to date');
  const jobs = await startJobs({ scheduled, queued });
  return { jobs, webhooks: startDelivering() };
}

/** Loaded where somebody wants traces alone. */
async function traceWorker(): Promise<{ stop: () => Promise<void> }> {
  const endpoint = env().OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return { stop: () => Promise.resolve() };
  const { startTraces } = await import('@/lib/vendor/opentelemetry');
  return startTraces({ endpoint, service: 'deedguard-worker' });
}

work().catch((err: unknown) => {
  // Whoever keeps it running begins it again; tests/faults tells this end from any other by these words.
  logger.fatal({ err }, 'The worker could not start');
  process.exit(1);
});
