import { smtp } from '@/tests/support/with-mail';
import { sendMail } from '@/lib/notifications/commands/mail';
import { currentCause } from '@/lib/platform/telemetry/cause';
import { transaction } from '@/lib/platform/db';
import { enqueue, startJobs } from '@/lib/platform/jobs';
import { logger } from '@/lib/platform/telemetry/logger';
import { route } from '@/lib/platform/route';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { headersOf } from '@/tests/support/smtp-double';

const QUEUE = 'demo-drive';
const asking = (id: string) =>
  route({ auth: 'none', handler: () => transaction((tx) => enqueue(tx, QUEUE, id)) });

/** Runs the jobs that wait, so many, and tells what each was caused by; the lines of the log of their ends. */
async function runJobs(howMany: number, work: () => Promise<unknown> = () => Promise.resolve()) {
  const info = jest.spyOn(logger, 'info');
  const causes: ReturnType<typeof currentCause>[] = [];
  const jobs = await startJobs({
    scheduled: [],
    queued: [
      {
        name: QUEUE,
        run: async () => {
          causes.push(currentCause());
          await work();
          return { outcome: 'done' };
        },
      },
    ],
  });
  const ends = () =>
    info.mock.calls.map(([line]) => line as unknown as object).filter((line) => 'about' in line);
  while (ends().length < howMany) await new Promise((resolve) => setTimeout(resolve, 20));
  await jobs.stop();
  const lines = ends();
  info.mockRestore();
  return { causes, lines };
}

const letter = {
  kind: 'notice' as const,
  to: 'grace@example.com',
  subject: 'A',
  text: 'B',
  html: '<p>B</p>',
};

describe('the id of a request', () => {
  it('goes with the job that it asks for, into the lines of its log and the emails that it sends', async () => {
    const answer = await callRoute(asking('asked'));
    const requestId = answer.headers.get('x-request-id') ?? '';
    const { causes, lines } = await runJobs(1, () => sendMail(letter));
    expect(causes).toEqual([{ requestId, job: QUEUE, jobId: expect.any(String) as string }]);
    expect(lines).toEqual([{ outcome: 'done', about: 'asked', requestId }]);
    expect(headersOf(smtp.mails[0]!)).toContain(`X-Request-ID: ${requestId}`);
  });

  it('goes on into the job that a job asks for', async () => {
    const answer = await callRoute(asking('first'));
    const requestId = answer.headers.get('x-request-id');
    let isFirst = true;
    const askOnce = async () => {
      if (isFirst) await transaction((tx) => enqueue(tx, QUEUE, 'second'));
      isFirst = false;
    };
    const { causes } = await runJobs(2, askOnce);
    expect(causes.map((cause) => cause.requestId)).toEqual([requestId, requestId]);
  });

  it('is that of the call alone, however many run at once', async () => {
    const seen = route({
      auth: 'none',
      handler: async () => {
        await query('SELECT pg_sleep(0.02)');
        return currentCause();
      },
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => callRoute(seen)));
    expect(answers.map(({ body }) => body)).toEqual(
      answers.map(({ headers }) => ({ requestId: headers.get('x-request-id') })),
    );
  });
});

describe('a job of before the deploy', () => {
  it('runs without the id of a request', async () => {
    await transaction((tx) => enqueue(tx, QUEUE, 'old'));
    expect(await query(`SELECT data FROM pgboss.job WHERE name = '${QUEUE}'`)).toEqual([
      { data: { id: 'old' } },
    ]);
    const { lines } = await runJobs(1, () => sendMail(letter));
    expect(lines).toMatchObject([{ about: 'old' }]);
    expect(headersOf(smtp.mails[0]!).filter((line) => /^X-Request-Id/i.test(line))).toEqual([]);
  });
});
