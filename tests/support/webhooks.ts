import { randomUUID } from 'node:crypto';
import { transaction } from '@/lib/platform/db';
import type { ApiMode } from '@/lib/platform/v1/api-caller';
import { sealSecret } from '@/lib/webhooks/commands/secrets';
import { listDueEndpoints, runLane } from '@/lib/webhooks/commands/lanes';
import { publishEvent } from '@/lib/webhooks/commands/publish-event';
import { secretFrom } from '@/lib/webhooks/rules/signature';
import type { BookingEvent } from '@/lib/webhooks/schema/events';
import { query } from './database';
import { asDocumented } from './event-rows';
import type { TestOrganization } from './organizations';

export const hookSecret = secretFrom(Buffer.alloc(32, 9));

type Options = { url?: string; mode?: ApiMode; eventTypes?: string[] };

/** An endpoint as a row, past the app's commands. */
export async function buildEndpoint(
  organization: Pick<TestOrganization, 'id'>,
  { url = 'https://partner.example/hook', mode = 'live', eventTypes = ['*'] }: Options = {},
): Promise<string> {
  const id = randomUUID();
  await query(
    `INSERT INTO webhook_endpoints (id, organization_id, mode, url, event_types, secret_ciphertext, created_at)
     VALUES ($1, $2, $3::"ApiMode", $4, $5, $6, clock_timestamp())`,
    [id, organization.id, mode, url, eventTypes, sealSecret(id, hookSecret)],
  );
  return id;
}

/** What `happen` tells. */
export const bookingMade: BookingEvent = {
  booking_id: '8a2f4c1e-90b7-4d53-a6e8-1c3d5f7b9a0e',
  status: 'searching',
  service_type: 'mobile',
  preferred_time: '2026-11-20T16:00:00.000Z',
  mode: 'live',
};

/** Something that happened to an organization: a booking was made. */
export function happen({ id: organizationId }: Pick<TestOrganization, 'id'>): Promise<{ id: string }> {
  const event = { organizationId, mode: 'live', type: 'request.created', data: bookingMade } as const;
  return transaction((tx) => publishEvent(tx, event));
}

/** What the worker does with what is due now. */
export async function deliverDue(): Promise<void> {
  for (let due = await listDueEndpoints(); due.length > 0; due = await listDueEndpoints()) {
    await Promise.all(due.map((endpoint) => runLane(endpoint)));
  }
}

export type EventRow = { type: string; mode: string; organization_id: string; data: Record<string, unknown> };

/** The events that were published, in their order. */
export async function listEvents(): Promise<EventRow[]> {
  return asDocumented(
    await query<EventRow>(
      `SELECT type, mode::text, organization_id, data FROM webhook_events
       ORDER BY created_at, xmin::text::bigint, cmin::text::bigint`,
    ),
  );
}

type DeliveryRow = {
  id: string;
  endpoint_id: string;
  status: string;
  attempts: number;
  next_attempt_at: Date | null;
};

export function listDeliveryRows(): Promise<DeliveryRow[]> {
  return query<DeliveryRow>(
    `SELECT id, endpoint_id, status::text, attempts, next_attempt_at FROM webhook_deliveries ORDER BY created_at, id`,
  );
}

/** The one that was written first. */
export async function readDelivery(): Promise<DeliveryRow> {
  const [row] = await listDeliveryRows();
  return row!;
}

type EndpointRow = { disabled_at: Date | null; disabled_reason: string | null; failing_since: Date | null };

export async function readEndpoint(id: string): Promise<EndpointRow> {
  const [row] = await query<EndpointRow>('SELECT * FROM webhook_endpoints WHERE id = $1', [id]);
  return row!;
}

type TryRow = { response_status: number | null; response_body: string | null; error: string | null };

export function listTries(): Promise<TryRow[]> {
  return query<TryRow>('SELECT * FROM webhook_attempts ORDER BY at, id');
}
