import type { EventType } from '@/lib/webhooks/rules/event-types';
import { eventDataSchemas } from '@/lib/webhooks/schema/events';

/** Events as they were published. @throws for one that is not exactly what /openapi.json says of its type */
export function asDocumented<R extends { type: string; data: unknown }>(rows: R[]): R[] {
  for (const { type, data } of rows) eventDataSchemas[type as EventType].strict().parse(data);
  return rows;
}
