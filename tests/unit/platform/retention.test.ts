import { existsSync, readFileSync } from 'node:fs';
import { INVITATIONS_KEPT_DAYS } from '@/lib/organizations/rules/kept';
import { UNUSED_REGISTRATION_DAYS } from '@/lib/oauth/rules/kept';
import { DELETED_HOURS, KEPT_DAYS, MAILS_KEPT_DAYS } from '@/lib/notifications/rules/retention';
import { ROUNDS_KEPT_DAYS } from '@/lib/notary/rules/kept';
import { ASKED_KEPT_DAYS } from '@/lib/partners/rules/kept';
import { EXPORT_HOURS } from '@/lib/personal-data/rules/size';
import { SANDBOX_KEPT_DAYS, UNANSWERED_KEPT_DAYS, USAGE_KEPT_MONTHS } from '@/lib/programs/rules/kept';
import { CLOSED_CASES_KEPT_DAYS } from '@/lib/support/rules/kept';
import { EVENT_DAYS } from '@/lib/webhooks/rules/retention';

const page = readFileSync('docs/retention.md', 'utf8');
const worker = readFileSync('scripts/worker.ts', 'utf8');
const migrations = ['20261127183500_legal_holds', '20261127231000_held_for_others'].map((name) =>
  readFileSync(`prisma/migrations/${name}/migration.sql`, 'utf8'),
);

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const tables = all(readFileSync('prisma/schema.prisma', 'utf8'), /@@map\("(\w+)"\)/g);
const jobs = all(worker, /\{ name: '([\w-]+)', cron/g);

/** The rows of tables, by their cells. */
const rows = page
  .split('\n')
  .filter((line) => /^\| `\w+` /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, table = '', , , howLong = '', job = '', , hold = '']) => ({
    table: table.replaceAll('`', ''),
    howLong,
    job,
    hold,
  }))
  .filter(({ hold }) => hold !== '');

describe('docs/retention.md', () => {
  it('has each table once', () => {
    expect(rows.map(({ table }) => table).sort()).toEqual([...tables].sort());
  });

  it('names jobs and files that are there', () => {
    for (const { table, job } of rows) {
      for (const name of all(job, /`([^`]+)`/g)) {
        expect([table, name, jobs.includes(name) || existsSync(name)]).toEqual([table, name, true]);
      }
    }
    for (const file of all(page, /`((?:lib|scripts|tests|prisma)\/[^`]+)`/g)) {
      expect([file, existsSync(file)]).toEqual([file, true]);
    }
  });

  it('names each job that deletes', () => {
    const deleting = jobs.filter((name) => /^(?:delete|remove|expire)-/.test(name));
    expect(deleting.length).toBeGreaterThan(15);
    expect(deleting.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it.each([
    ['notifications', `${KEPT_DAYS} days; deleted ones ${DELETED_HOURS} hours`],
    ['mails', `${MAILS_KEPT_DAYS} days`],
    ['dispatch_rounds', `${ROUNDS_KEPT_DAYS} days`],
    ['support_cases', `${CLOSED_CASES_KEPT_DAYS} days`],
    ['interests', `${ASKED_KEPT_DAYS} days`],
    ['partner_applications', `${ASKED_KEPT_DAYS} days`],
    ['organization_invitations', `${INVITATIONS_KEPT_DAYS} days`],
    ['data_exports', `${EXPORT_HOURS} hours`],
    ['api_usage', `${USAGE_KEPT_MONTHS} months`],
    ['sandbox_objects', `${SANDBOX_KEPT_DAYS} days`],
    ['partner_locks', `${UNANSWERED_KEPT_DAYS} days`],
    ['oauth_apps', `${UNUSED_REGISTRATION_DAYS} days`],
    ['webhook_events', `${EVENT_DAYS} days`],
  ])('says of %s what its job does', (table, howLong) => {
    expect(rows.find((row) => row.table === table)?.howLong).toContain(howLong);
  });

  it('calls kept what the database keeps under a legal hold', () => {
    const guarded = all(migrations.join('\n'), /BEFORE (?:DELETE|UPDATE OF [^;]*?) ON "(\w+)"/g);
    expect(guarded.length).toBeGreaterThan(10);
    const kept = rows.filter(({ hold }) => hold === 'kept').map(({ table }) => table);
    expect(guarded.filter((table) => !kept.includes(table))).toEqual([]);
    for (const { table, hold } of rows) {
      expect([table, ['kept', 'stays', 'job waits', 'not held'].includes(hold)]).toEqual([table, true]);
    }
  });
});
