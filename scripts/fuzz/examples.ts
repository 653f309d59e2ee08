import type { KnownIds } from './known-ids';
import type { Random } from './random';

/** Stand for something that an answer has named, and for a time to come. */
const KNOWN = '$known';
const SOON = '$soon';

const DAY_MS = 86_400_000;

const place = '500 Congress Ave, Austin, TX 78701';
const visit = {
  serviceType: 'real-estate',
  documentType: 'deed',
  location: place,
  appointmentDate: SOON,
};

/**
 * Bodies with which a call goes well, where no schema can say what belongs together: without them the fuzz would stand at
 * many doors and never be inside. What is broken in other cases is broken in these, too.
 */
const examples: Readonly<Record<string, readonly object[]>> = {
  siteLockDeed: [
    {
      propertyAddress: place,
      ownerName: 'Ada Lovelace',
      parcelNumber: '123-456-789',
      lockType: 'temporary',
      reason: 'We are selling',
      expiryDays: 30,
    },
  ],
  siteCreateInvoice: [
    {
      clientType: 'direct',
      billTo: { name: 'Ada Lovelace', email: 'ada@example.com' },
      items: [{ description: 'Signing', qty: 1, unit: 150, taxRate: 8.25 }],
    },
  ],
  siteSendInvoice: [{ revision: 1 }],
  siteCreateRequest: [{ ...visit, pages: 1, basePrice: 175, travelFee: 0, tax: 14, totalPrice: 189 }],
  siteEstimatePricing: [visit],
  siteCreateOrganizationWebhook: [
    { mode: 'test', url: 'https://hooks.example.com/deedguard', eventTypes: ['*'] },
    { mode: 'live', url: 'https://hooks.example.org/', eventTypes: ['request.*', 'property.locked'] },
  ],
  siteCreateOrganizationApp: [
    {
      name: 'Closing Desk',
      redirectUris: ['https://app.example/callback', 'http://127.0.0.1/callback'],
      scopes: ['properties:read', 'offline_access'],
      isConfidential: true,
    },
  ],
  siteSetOrganizationApp: [
    { name: 'Closing Desk 2', redirectUris: ['https://app.example/back'], scopes: ['properties:read'] },
  ],
  siteCreateOrganizationKey: [
    { name: 'Closing', mode: 'test', scopes: ['properties:read'], expiresInDays: null },
    { name: 'Closing', mode: 'live', scopes: ['bookings:write'], expiresInDays: 30 },
  ],
  siteRollOrganizationKey: [{ overlapHours: 24 }],
  siteCreateWatch: [{ kind: 'name', value: 'Ada Lovelace', fips: '48453' }],
  siteCreateVaultDocument: [{ category: 'Legal' }],
  siteChangeVaultDocument: [{ category: 'Real Estate', name: 'Deed' }],
  siteCreateRecordingPreflight: [{ state: 'TX', county: 'Travis', documentType: 'warranty-deed' }],
  siteCreateVaultDocumentLink: [{ hours: 24 }],
  siteCreateVaultDocumentRedaction: [{ level: 'maximum', rules: ['ssn', 'email'] }],
  siteCreateDeedguardLockedDeedEvidence: [{ documentId: KNOWN }],
  siteReleaseDeedguardLockedDeed: [{ unlockCode: KNOWN }],
  siteCreatePropertyAnnouncement: [{ class: 'mortgage', party: 'First Bank', from: SOON, until: SOON }],
  siteCreatePaymentIntent: [{ amount: 99, description: 'Lock', service: 'deedguard', lockId: KNOWN }],
  siteSetNotaryHours: [
    { zone: 'America/Chicago', days: [{ weekday: 1, from: '09:00', until: '17:00' }] },
    { zone: 'America/Chicago', days: [] },
  ],
  siteCreateNotaryJournal: [
    {
      id: KNOWN,
      actedAt: '2026-01-05T15:00:00Z',
      zone: 'America/Chicago',
      act: 'acknowledgment',
      document: 'Deed',
      signerName: 'Grace Hopper',
      signerAddress: place,
      identifiedBy: 'known',
      isOnline: false,
      place: 'Austin, TX',
      feeCents: 1000,
    },
  ],
  siteCreatePlansDemo: [
    { act: 'buy', checkoutId: KNOWN },
    { act: 'change', plan: 'professional', period: 'year' },
    { act: 'cancel' },
    { act: 'resume' },
  ],
  siteCreateMcp: [
    { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', id: 'a', method: 'tools/call', params: { name: 'list_properties', arguments: {} } },
  ],
  lockProperty: [
    {
      property_address: place,
      owner_verification: { owner_name: 'Ada Lovelace', owner_email: 'ada@example.com' },
      lock_duration: null,
    },
  ],
  createBooking: [
    { service_type: 'mobile', documents: ['grant deed'], preferred_time: SOON, location: place },
    { service_type: 'remote', documents: ['will'], preferred_time: SOON, state: 'TX', pages: 3 },
  ],
  cancelBooking: [{ accept_fee: 1_000 }],
  reportFraud: [{ property_id: KNOWN, alert_type: 'other', confidence: 0.5 }],
  verifyDocument: [
    { verification_type: 'integrity' },
    { verification_type: 'recording', state: 'TX', county: 'Travis', document_type: 'warranty-deed' },
  ],
};

/** One of the examples of an operation, or undefined. */
export function exampleOf(
  operation: string,
  { ids, random }: { ids: KnownIds; random: Random },
): object | undefined {
  const all = examples[operation];
  return all && (fill(random.pick(all), '', { ids, random }) as object);
}

function fill(value: unknown, name: string, tools: { ids: KnownIds; random: Random }): unknown {
  const { ids, random } = tools;
  if (value === KNOWN) return ids.named(name, random) ?? crypto.randomUUID();
  if (value === SOON) {
    const time = new Date(
      Math.floor(Date.now() / DAY_MS) * DAY_MS + 3 * DAY_MS + 16 * 3_600_000,
    ).toISOString();
    return name === 'from' || name === 'until' ? time.slice(0, 10) : time;
  }
  if (Array.isArray(value)) return value.map((item) => fill(item, name, tools));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner, key, tools)]));
}
