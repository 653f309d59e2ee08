/**
 * `npm test` has ten minutes of two cores. These files take half of all that tests take: most start processes of their own,
 * wait, or walk a long way through a browser. `npm run test:rest` runs them, `.ci/run` both.
 */
const rest = {
  unit: [
    'evidence/verify-command.test.ts',
    'invoices/pdf.test.ts',
    'start/install.test.ts',
    'start/keep.test.ts',
    'start/parents.test.ts',
    'vault/redaction/hiding-places.test.ts',
    'vault/redaction/pictures-and-refusals.test.ts',
    'vault/redaction/tables.test.ts',
  ],
  integration: [
    'accounts/admin-command.mail.test.ts',
    'accounts/erase-command.test.ts',
    'accounts/keys-rotate.test.ts',
    'api/fraud/cases/[caseId]/pack/get.test.ts',
    'api/invoices/[id]/send/post-smtp.mail.test.ts',
    'api/invoices/[id]/send/post.test.ts',
    'api/plans/demo/post.test.ts',
    'api/recording/preflight/generated.test.ts',
    'api/recording/preflight/post-bad-input.test.ts',
    'api/recording/preflight/repair/post.test.ts',
    'api/share/[token]/content/get.test.ts',
    'api/share/[token]/views/post.test.ts',
    'api/users/[userId]/delete.mail.test.ts',
    'api/users/[userId]/hold-reports.test.ts',
    'api/users/export/post.test.ts',
    'api/users/login/post-tries.test.ts',
    'api/vault/documents/[id]/links/post.test.ts',
    'backup/refusals.test.ts',
    'backup/round-trip.test.ts',
    'invoices/reconcile.stripe.test.ts',
    'notary/demo-life.test.ts',
    'notary/demo-notaries.test.ts',
    'notary/dispatch-restart.test.ts',
    'notary/notification-mail.mail.test.ts',
    'organizations/at-once.test.ts',
    'platform/jobs.test.ts',
    'programs/examples.test.ts',
    'properties/match-recordings.test.ts',
    'sandbox/hostile-files.test.ts',
    'sandbox/pool.test.ts',
    'sandbox/visitors.test.ts',
    'search/refresh-entries.test.ts',
    'start/migrate.test.ts',
    'vault/document-scan.test.ts',
    'vault/object-store-s3.test.ts',
    'vault/poisoned-documents.test.ts',
    'vault/redaction-job-worker.test.ts',
    'vault/redaction-job.test.ts',
    'vault/thumbnails.test.ts',
  ],
  e2e: [
    'abuse.spec.ts',
    'accessibility.spec.ts',
    'account-sessions.spec.ts',
    'assistant.spec.ts',
    'contested-lock.spec.ts',
    'demo-visit.spec.ts',
    'filters.spec.ts',
    'fraud-report.spec.ts',
    'generator.spec.ts',
    'late-cancellation.spec.ts',
    'notifications.spec.ts',
    'online-session.spec.ts',
    'organization-sharing.spec.ts',
    'page-states.spec.ts',
    'partner-program.spec.ts',
    'pay-with-stripe.spec.ts',
    'phone-targets.spec.ts',
    'pin.spec.ts',
    'plans.spec.ts',
    'preflight.spec.ts',
    'prepared-answers.spec.ts',
    'property-history.spec.ts',
    'recover-account.spec.ts',
    'redaction.spec.ts',
    'search.spec.ts',
    'sessions.spec.ts',
    'share-status.spec.ts',
    'toasts.spec.ts',
    'visit-bill.spec.ts',
    'watch.spec.ts',
  ],
};

const part = process.env.TEST_PART;

/** Of a whole folder, where no part is asked for. */
export function isOfPart(folder: string, file: string): boolean {
  if (part !== 'first' && part !== 'rest') return true;
  return restOf(folder).includes(file.replaceAll('\\', '/')) === (part === 'rest');
}

export function restOf(folder: string): readonly string[] {
  return Object.entries(rest).find(([name]) => name === folder)?.[1] ?? [];
}
