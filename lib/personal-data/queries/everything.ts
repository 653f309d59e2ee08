import 'server-only';
import { hasConfirmedAddress } from '@/lib/accounts/queries/addresses';
import { readGenerated } from '@/lib/generator/queries/generated';
import { readJournal } from '@/lib/notary/queries/journal';
import { listMailsTo } from '@/lib/notifications/queries/mails';
import { readConnections } from '@/lib/oauth/queries/connected-apps';
import { snapshot, type Tx } from '@/lib/platform/db';
import { readVerifications } from '@/lib/programs/queries/verifications';
import {
  readAccount,
  readActivity,
  readAlerts,
  readCases,
  readFraudCases,
  readMembership,
  readNotices,
  readNotificationSettings,
  readSent,
  readSessions,
} from './account-records';
import { readInvoices, readPayments, readPlan } from './money-records';
import { readDocuments, readHashes, readLocks, readWatches } from './property-records';
import { readMessages, readNotary, readRequests, readVisits } from './visit-records';

/** Everything about an account as it is at one moment: what is stored later is not in it. */
export function readEverything(userId: string) {
  return snapshot(async (tx) => {
    const account = await readAccount(tx, userId);
    const kinds = await readKinds(tx, userId);
    const byAddress = await readByAddress(tx, account);
    return { account, ...kinds, ...byAddress, activity: await readActivity(tx, userId, subjectsOf(kinds)) };
  });
}

export type Everything = Awaited<ReturnType<typeof readEverything>>;

async function readKinds(tx: Tx, userId: string) {
  return {
    sessions: await readSessions(tx, userId),
    apps: await readConnections(tx, userId),
    properties: await readLocks(tx, userId),
    watches: await readWatches(tx, userId),
    documents: await readDocuments(tx, userId),
    generated: await readGenerated(tx, userId),
    hashes: await readHashes(tx, userId),
    requests: await readRequests(tx, userId),
    visits: await readVisits(tx, userId),
    messages: await readMessages(tx, userId),
    invoices: await readInvoices(tx, userId),
    payments: await readPayments(tx, userId),
    plan: await readPlan(tx, userId),
    notary: await readNotary(tx, userId),
    journal: await readJournal(tx, userId),
    alerts: await readAlerts(tx, userId),
    notices: await readNotices(tx, userId),
    notificationSettings: await readNotificationSettings(tx, userId),
    cases: await readCases(tx, userId),
    fraudCases: await readFraudCases(tx, userId),
    verifications: await readVerifications(tx, userId),
    organization: await readMembership(tx, userId),
  };
}

/** Who has not shown that an address is theirs is not told what went there, or came from there. */
async function readByAddress(tx: Tx, { id, email }: { id: string; email: string }) {
  if (!(await hasConfirmedAddress(tx, id))) return { emails: [], sent: null };
  return { emails: await listMailsTo(tx, email), sent: await readSent(tx, email) };
}

/** What the audit trail may tell of, beside the account itself. */
function subjectsOf(kinds: Awaited<ReturnType<typeof readKinds>>): string[] {
  const { sessions, properties, watches, documents, hashes, requests, visits, invoices, payments, plan } =
    kinds;
  const { generated, journal, cases, alerts, fraudCases } = kinds;
  const own = [
    sessions,
    properties,
    properties.flatMap(({ announcements }) => announcements),
    watches,
    documents,
    documents.flatMap(({ redactions }) => redactions),
    documents.flatMap(({ links }) => links),
    generated,
    hashes,
    requests,
    visits,
    journal,
    invoices.made,
    payments,
    plan.subscriptions,
    plan.receipts,
    cases,
    alerts,
    fraudCases,
  ];
  return own.flatMap((rows) => rows.map(({ id }) => id));
}
