import { randomUUID } from 'node:crypto';
import type { Person } from './actors';
import { query } from './database';

type Written = { body?: string; at?: string; readAt?: string | null };

/** A message as a row, past the app's commands. Returns its id. */
export async function writeMessage(
  requestId: string,
  sender: Person,
  { body = 'Hello.', at = new Date().toISOString(), readAt = null }: Written = {},
): Promise<string> {
  const id = randomUUID();
  await query(
    `INSERT INTO request_messages (id, request_id, sender_id, body, created_at, read_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, requestId, sender.actor.id, body, at, readAt],
  );
  return id;
}

/** Nobody is assigned anymore: the notary has withdrawn. */
export async function releaseToQueue(requestId: string): Promise<void> {
  await query(
    `UPDATE notary_requests SET status = 'pending', notary_id = NULL, assigned_at = NULL, busy_from = NULL, busy_to = NULL
     WHERE id = $1`,
    [requestId],
  );
}

export async function assignTo(requestId: string, notary: Person, at: string): Promise<void> {
  await query(
    `UPDATE notary_requests SET status = 'assigned', notary_id = $2, assigned_at = $3,
       busy_from = appointment_at - interval '1 hour', busy_to = appointment_at + interval '1 hour' WHERE id = $1`,
    [requestId, notary.actor.id, at],
  );
}
