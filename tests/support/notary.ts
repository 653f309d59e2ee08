import { randomUUID } from 'node:crypto';
import { findStatePlace } from '@/lib/notary/queries/place';
import { createNotary, type Person } from './actors';
import { query } from './database';

type WorkingNotary = {
  /** a place with a ZIP code; null for somebody without one */
  home?: string | null;
  /** where clients may come, with a ZIP code; without one there is no office */
  office?: string;
  states?: string[];
  serviceTypes?: string[];
  travelRadiusMiles?: number;
  isAvailable?: boolean;
  isVerified?: boolean;
  /** of every credential */
  hasPapers?: boolean;
  isDemo?: boolean;
  /** stars of each review */
  ratings?: number[];
  offersAnswered?: number;
  offersAccepted?: number;
  completedCount?: number;
  /** last days, for every credential or for one kind; null for none */
  expiresOn?: string | null;
  commissionExpiresOn?: string | null;
  bondExpiresOn?: string | null;
  insuranceExpiresOn?: string | null;
};

const everyService = [
  'real-estate',
  'legal',
  'financial',
  'healthcare',
  'business',
  'immigration',
  'estate',
  'other',
  'remote-online-notarization',
];

/** A notary who may be offered work: verified, available, in Austin, with credentials for Texas until 2030. */
export async function buildNotary(options: WorkingNotary = {}): Promise<Person> {
  const notary = await createNotary();
  await giveProfile(notary.actor.id, options);
  return notary;
}

export async function giveProfile(userId: string, options: WorkingNotary = {}): Promise<void> {
  const { home = 'Austin, TX 78701', states = ['TX'], ratings = [], expiresOn = '2030-12-31' } = options;
  const place = home ? findStatePlace(home) : null;
  const office = options.office ? findStatePlace(options.office) : null;
  await query(
    `INSERT INTO notary_profiles (user_id, is_available, states, service_types, home_place, home_lat, home_lng,
       travel_radius_miles, verified_at, is_demo, rating_sum, rating_count, offers_answered, offers_accepted,
       completed_count, office_address, office_place, office_lat, office_lng, office_state, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, now())`,
    [
      userId,
      options.isAvailable ?? true,
      states,
      options.serviceTypes ?? everyService,
      place?.name ?? null,
      place?.lat ?? null,
      place?.lng ?? null,
      options.travelRadiusMiles ?? 25,
      (options.isVerified ?? true) ? '2026-01-01T00:00:00Z' : null,
      options.isDemo ?? false,
      ratings.reduce((sum, stars) => sum + stars, 0),
      ratings.length,
      options.offersAnswered ?? 0,
      options.offersAccepted ?? 0,
      options.completedCount ?? 0,
      options.office ?? null,
      office?.name ?? null,
      office?.lat ?? null,
      office?.lng ?? null,
      office?.state ?? null,
    ],
  );
  const {
    commissionExpiresOn = expiresOn,
    bondExpiresOn = expiresOn,
    insuranceExpiresOn = expiresOn,
  } = options;
  for (const state of states) {
    await giveCredential(userId, 'commission', state, commissionExpiresOn);
    await giveCredential(userId, 'bond', state, bondExpiresOn);
  }
  await giveCredential(userId, 'insurance', 'US', insuranceExpiresOn);
  if (options.hasPapers) await givePapers(userId);
}

async function giveCredential(userId: string, kind: string, state: string, expiresOn: string | null) {
  if (!expiresOn) return;
  await query(
    `INSERT INTO notary_credentials (notary_id, kind, state, number, expires_on)
     VALUES ($1, $2::"CredentialKind", $3, $4, $5)`,
    [userId, kind, state, `${kind}-${state}-1`, expiresOn],
  );
}

/** As rows alone: there are no bytes to open. */
export async function givePapers(userId: string): Promise<void> {
  await query(
    `WITH papers AS (
       INSERT INTO stored_objects (id, state, created_at)
       SELECT id, 'kept', now() FROM notary_credentials WHERE notary_id = $1 RETURNING id)
     UPDATE notary_credentials c SET paper_object_id = papers.id, paper_type = 'pdf', paper_size_bytes = 1, paper_added_at = now()
     FROM papers WHERE c.id = papers.id`,
    [userId],
  );
}

type RequestRow = {
  id: string;
  client_id: string;
  notary_id: string | null;
  status: string;
  service_type: string;
  document_type: string;
  appointment_at: string | Date;
  is_remote: boolean;
  location: string | null;
  add_deed_guard: boolean;
  base_price_cents: number;
  travel_fee_cents: number;
  add_on_cents: number;
  total_price_cents: number;
  created_at: string | Date;
  [column: string]: unknown;
};

/**
 * Writes a request as a row, past the app's commands: for what comes after it was made. Tomorrow, in Austin, $75, and,
 * once a notary is named, assigned and busy for two hours; one in progress has its notary at the address.
 */
export async function writeRequest(client: Person, overrides: Partial<RequestRow> = {}): Promise<RequestRow> {
  const appointment = new Date(overrides.appointment_at ?? Date.now() + 24 * 60 * 60_000);
  const location = overrides.is_remote ? null : '500 Congress Ave, Austin, TX 78701';
  const place = overrides.is_remote ? null : findStatePlace(overrides.location ?? location ?? '');
  const isAssigned = Boolean(overrides.notary_id);
  const hour = 60 * 60_000;
  const row: RequestRow = {
    id: randomUUID(),
    client_id: client.actor.id,
    notary_id: null,
    status: isAssigned ? 'assigned' : 'pending',
    service_type: 'real-estate',
    document_type: 'deed',
    appointment_at: appointment,
    is_remote: false,
    location,
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    state: place?.state ?? null,
    add_deed_guard: false,
    base_price_cents: 7_500,
    travel_fee_cents: 0,
    add_on_cents: 0,
    total_price_cents: 7_500,
    created_at: new Date(),
    assigned_at: isAssigned ? new Date() : null,
    arrived_at: overrides.status === 'in_progress' && !overrides.is_remote ? new Date() : null,
    busy_from: isAssigned ? new Date(appointment.getTime() - hour / 2) : null,
    busy_to: isAssigned ? new Date(appointment.getTime() + 1.5 * hour) : null,
    ...overrides,
  };
  const columns = Object.keys(row);
  const values = columns.map((_, index) => `$${index + 1}`);
  await query(
    `INSERT INTO notary_requests (${columns.join(', ')}) VALUES (${values.join(', ')})`,
    Object.values(row),
  );
  return row;
}
