import type { PropertyEvent } from '@/lib/webhooks/schema/events';
import type { ApiProperty } from '../schema/properties';

/** What an event says of a property: not where it is, since events are kept where they are sent. */
export function eventOfProperty({
  property_id,
  status,
  blockchain_hash,
  log_index,
  mode,
}: ApiProperty): PropertyEvent {
  return { property_id, status, blockchain_hash, log_index, mode };
}
