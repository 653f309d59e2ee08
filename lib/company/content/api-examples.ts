import { exampleInclusion } from './examples';

const time = '2026-11-21T10:07:13.701Z';
const propertyId = 'ea418a1c-a780-4e24-9cf7-46cd6a2bcc89';
const exampleEventId = '0f6bd0b3-94c8-4c2f-8ef5-7a40f5a1c3d2';

const property = {
  property_id: propertyId,
  status: 'locked',
  property_address: '12 Main St, Austin, TX 78701',
  blockchain_hash: exampleInclusion.leafHash,
  log_index: null,
  last_verified: time,
  created_at: time,
  mode: 'test',
};

const propertyState = {
  status: 'locked',
  blockchain_hash: exampleInclusion.leafHash,
  last_verified: time,
};

const report = { property_id: propertyId, alert_type: 'unexpected_recording', confidence: 0.8 };

const tracking = {
  status: 'en_route',
  eta: 12,
  location: { lat: 30.2672, lng: -97.7431 },
  updated_at: time,
};

const event = {
  id: exampleEventId,
  type: 'property.locked',
  timestamp: time,
  data: {
    property_id: propertyId,
    status: 'locked',
    blockchain_hash: exampleInclusion.leafHash,
    log_index: null,
    mode: 'test',
  },
};

/** Bodies that the developers page shows. The tests hold them against the schemas of the calls. */
export const apiExamples = {
  exampleEventId,
  exampleProperty: json(property),
  examplePropertyState: json(propertyState),
  exampleReport: json(report),
  exampleTracking: json(tracking),
  exampleEvent: json(event),
};

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
