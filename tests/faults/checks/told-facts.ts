import type { World } from '../world/world';
import type { ToldFacts } from './told';

export async function factsOfTold({ pool, doubles }: World): Promise<ToldFacts> {
  const idsOf = async (sql: string) => (await pool.query<{ id: string }>(sql)).rows.map(({ id }) => id);
  const taken = doubles.receiver.received.map(({ headers }) => String(headers['webhook-id']));
  const mails = doubles.smtp.mails.map(({ raw }) => /^message-id: <([\w-]+)@/im.exec(raw)?.[1] ?? '');
  return {
    events: await idsOf('SELECT event_id AS id FROM webhook_deliveries'),
    taken: new Set(taken),
    mailsKept: await idsOf(`SELECT id FROM mails WHERE transport = 'smtp'`),
    mailsReceived: new Set(mails),
    pushesKept: await idsOf('SELECT notification_id AS id FROM push_deliveries'),
    pushesReceived: new Set(doubles.push.received.map(({ payload }) => String(payload.id))),
  };
}
