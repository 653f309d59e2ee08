import { testPassword } from '../environment';
import { invoiceInput } from '../invoices';

/** What an address names (see world.ts), and a body that gets past the schema, so that only the owner is in the way. */
export type Owned = { of: string; sends?: object; asks?: string };

const DAY_MS = 86_400_000;
const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const date = (days: number) => day(days).slice(0, 10);

const thing = (of: string, sends?: object): Owned => ({ of, sends });

const ofPeople: Record<string, Owned> = {
  'GET /api/ai-documents/generated/{userId}': thing('generated'),
  'GET /api/ai-documents/generated/{userId}/{id}': { of: 'generated', asks: '?format=pdf' },
  'DELETE /api/ai-documents/generated/{userId}/{id}': thing('generated'),
  'POST /api/ai-documents/generated/{userId}/{id}/vault': thing('generated'),
  'GET /api/alerts/{id}': thing('alert'),
  'PATCH /api/alerts/{id}': thing('alert', { status: 'resolved', reason: 'Mine' }),
  'GET /api/clients/{userId}/activity': thing('account'),
  'GET /api/clients/{userId}/requests': thing('account'),
  'GET /api/deedguard/locked-deeds/{id}/evidence': thing('lock'),
  'POST /api/deedguard/locked-deeds/{id}/evidence': thing('lock', { documentId: crypto.randomUUID() }),
  'GET /api/deedguard/locked-deeds/{id}/proof': thing('lock'),
  'POST /api/deedguard/locked-deeds/{id}/refund': thing('ended lock'),
  'POST /api/deedguard/locked-deeds/{id}/release': thing('lock', { unlockCode: 'AAAA-BBBB-CCCC' }),
  'GET /api/document-hashes/{id}/proof': thing('hash'),
  'GET /api/fraud/cases/{caseId}': thing('fraud case'),
  'GET /api/fraud/cases/{caseId}/pack': thing('fraud case'),
  'GET /api/fraud/cases/{caseId}/pack.pdf': thing('fraud case'),
  'DELETE /api/notifications/push/{id}': thing('browser'),
  'PATCH /api/notifications/{id}': thing('notice', { isRead: true }),
  'DELETE /api/notifications/{id}': thing('notice'),
  'DELETE /api/oauth/grants/{id}': thing('grant'),
  'POST /api/payments/demo/{id}/confirm': thing('payment'),
  'GET /api/payments/{id}/receipt': thing('payment'),
  'POST /api/payments/{id}/refund': thing('payment'),
  'GET /api/plans/receipts/{id}': thing('plan receipt'),
  'DELETE /api/properties/{id}/access': thing('lock with access'),
  'GET /api/properties/{id}/announcements': thing('lock'),
  'POST /api/properties/{id}/announcements': thing('lock', {
    class: 'mortgage',
    party: 'First Bank',
    from: date(1),
    until: date(2),
  }),
  'DELETE /api/properties/{id}/announcements/{announcementId}': thing('announcement'),
  'GET /api/properties/{id}/history.pdf': thing('lock'),
  'GET /api/properties/{id}/timeline': thing('lock'),
  'PATCH /api/security/passkeys/{id}': thing('passkey', { name: 'Laptop' }),
  'DELETE /api/security/passkeys/{id}': thing('passkey'),
  'GET /api/users/export/{id}': thing('export'),
  'DELETE /api/users/sessions/{id}': thing('session'),
  'GET /api/users/{userId}': thing('account'),
  'PATCH /api/users/{userId}': thing('account', { firstName: 'Grace', lastName: 'Hopper' }),
  'DELETE /api/users/{userId}': thing('account', { password: testPassword }),
  'DELETE /api/watches/{id}': thing('watch'),
};

const ofVault: Record<string, Owned> = {
  'GET /api/vault/documents/{id}': thing('document'),
  'PATCH /api/vault/documents/{id}': thing('document', { category: 'Legal' }),
  'DELETE /api/vault/documents/{id}': thing('document'),
  'GET /api/vault/documents/{id}/certificate': thing('document'),
  'GET /api/vault/documents/{id}/content': thing('document'),
  'GET /api/vault/documents/{id}/links': thing('document'),
  'POST /api/vault/documents/{id}/links': thing('document', { hours: 24 }),
  'DELETE /api/vault/documents/{id}/links/{lid}': thing('link'),
  'GET /api/vault/documents/{id}/proof': thing('document'),
  'GET /api/vault/documents/{id}/redactions': thing('document'),
  'POST /api/vault/documents/{id}/redactions': thing('document', { level: 'maximum', rules: ['ssn'] }),
  'GET /api/vault/documents/{id}/redactions/{rid}': thing('redaction'),
  'DELETE /api/vault/documents/{id}/redactions/{rid}': thing('redaction'),
  'POST /api/vault/documents/{id}/redactions/{rid}/apply': thing('redaction', {}),
  'GET /api/vault/documents/{id}/redactions/{rid}/content': thing('redaction'),
  'GET /api/vault/documents/{id}/thumbnail': thing('document'),
};

const ofVisits: Record<string, Owned> = {
  'PATCH /api/invoices/{id}': thing('draft', { ...invoiceInput(), revision: 1 }),
  'POST /api/invoices/{id}/email': thing('draft', { email: 'client@example.com' }),
  'POST /api/invoices/{id}/issue': thing('draft'),
  'GET /api/invoices/{id}/mail': thing('draft'),
  'POST /api/invoices/{id}/mark-paid': thing('draft'),
  'POST /api/invoices/{id}/send': thing('draft', { revision: 1 }),
  'POST /api/invoices/{id}/void': thing('draft'),
  'PATCH /api/notaries/profile/{userId}': thing('notary', { available: false }),
  'GET /api/notaries/profile/{userId}/credentials/{id}/paper': thing('paper'),
  'POST /api/notaries/profile/{userId}/credentials/{id}/paper': thing('paper'),
  'POST /api/notaries/{userId}/calendar-feed': thing('notary'),
  'DELETE /api/notaries/{userId}/calendar-feed': thing('notary'),
  'GET /api/notaries/{userId}/earnings': thing('notary'),
  'GET /api/notaries/{userId}/hours': thing('notary'),
  'PUT /api/notaries/{userId}/hours': thing('notary', { zone: 'America/Chicago', days: [] }),
  'GET /api/notaries/{userId}/journal': thing('notary'),
  'POST /api/notaries/{userId}/journal': thing('notary', {
    id: crypto.randomUUID(),
    actedAt: '2026-01-05T15:00:00Z',
    zone: 'America/Chicago',
    act: 'acknowledgment',
    document: 'Deed',
    signerName: 'Grace Hopper',
    signerAddress: '500 Congress Ave, Austin, TX 78701',
    identifiedBy: 'known',
    isOnline: false,
    place: 'Austin, TX',
    feeCents: 1000,
  }),
  'GET /api/notaries/{userId}/offers': thing('notary'),
  'POST /api/notaries/{userId}/position': thing('notary', { lat: 30.27, lng: -97.74 }),
  'GET /api/notaries/{userId}/requests': thing('notary'),
  'GET /api/notaries/{userId}/stats': thing('notary'),
  'GET /api/notaries/{userId}/time-off': thing('notary'),
  'POST /api/notaries/{userId}/time-off': thing('notary', { startsAt: day(20), endsAt: day(21) }),
  'DELETE /api/notaries/{userId}/time-off/{id}': thing('time off'),
  'GET /api/notaries/{userId}/unbilled': thing('notary'),
  'POST /api/offers/{id}/accept': thing('offer'),
  'POST /api/offers/{id}/decline': thing('offer'),
};

const position = { lat: 30.27, lng: -97.74 };

const ofRequests: Record<string, Owned> = {
  'GET /api/requests/{id}': thing('request'),
  'PATCH /api/requests/{id}': thing('request', { status: 'cancelled' }),
  'POST /api/requests/{id}/arrival': thing('request'),
  'POST /api/requests/{id}/begin-consent': thing('request'),
  'GET /api/requests/{id}/billing': thing('work of a notary'),
  'POST /api/requests/{id}/demo-start': thing('request'),
  'GET /api/requests/{id}/document': thing('past visit'),
  'GET /api/requests/{id}/history': thing('request'),
  'GET /api/requests/{id}/messages': thing('past visit'),
  'POST /api/requests/{id}/messages': thing('past visit', { body: 'Hello' }),
  'POST /api/requests/{id}/messages/read': thing('past visit'),
  'GET /api/requests/{id}/proof': thing('past visit'),
  'POST /api/requests/{id}/review': thing('past visit', { rating: 5 }),
  'PUT /api/requests/{id}/sharing': thing('work of a notary', { isShared: true }),
  'GET /api/requests/{id}/tracking': thing('request'),
  'GET /api/requests/{id}/tracking/stream': thing('request'),
  'POST /api/requests/{id}/travel': thing('work of a notary', { stage: 'en_route', position }),
  'POST /api/requests/{id}/travel-agreement': thing('request', { travelFee: 0 }),
  'POST /api/requests/{id}/withdraw': thing('work of a notary'),
};

const ofOrganizations: Record<string, Owned> = {
  'PUT /api/organization/apps/{id}': thing('app', {
    name: 'Closing Desk',
    redirectUris: ['https://app.example/callback'],
    scopes: ['properties:read'],
  }),
  'DELETE /api/organization/apps/{id}': thing('app'),
  'POST /api/organization/apps/{id}/secret': thing('app'),
  'DELETE /api/organization/invitations/{id}': thing('invitation'),
  'DELETE /api/organization/keys/{id}': thing('key'),
  'POST /api/organization/keys/{id}/roll': thing('key', { overlapHours: 24 }),
  'PATCH /api/organization/members/{id}': thing('member', { role: 'member' }),
  'DELETE /api/organization/members/{id}': thing('member'),
  'GET /api/organization/shared/documents/{id}/content': thing('shared document'),
  'GET /api/organization/shared/properties/{id}/history.pdf': thing('shared property'),
  'GET /api/organization/shared/properties/{id}/proof': thing('shared property'),
  'PUT /api/organization/shared/{kind}/{id}': thing('thing to share'),
  'DELETE /api/organization/shared/{kind}/{id}': thing('shared thing'),
  'GET /api/organization/webhooks/{id}': thing('webhook'),
  'PATCH /api/organization/webhooks/{id}': thing('webhook', { description: 'Ours' }),
  'DELETE /api/organization/webhooks/{id}': thing('webhook'),
  'GET /api/organization/webhooks/{id}/deliveries': thing('webhook'),
  'GET /api/organization/webhooks/{id}/deliveries/{deliveryId}': thing('delivery'),
  'POST /api/organization/webhooks/{id}/deliveries/{deliveryId}/resend': thing('delivery'),
  'POST /api/organization/webhooks/{id}/rotate': thing('webhook'),
  'POST /api/organization/webhooks/{id}/secret': thing('webhook'),
  'POST /api/organization/webhooks/{id}/test': thing('webhook'),
  'GET /v1/bookings/{booking_id}': thing('booking'),
  'POST /v1/bookings/{booking_id}/cancel': thing('booking', {}),
  'GET /v1/bookings/{booking_id}/tracking': thing('booking'),
  'GET /v1/documents/verifications/{verification_id}': thing('verification'),
  'GET /v1/fraud/reports/{case_id}': thing('report'),
  'GET /v1/properties/{property_id}': thing('partner’s property'),
  'GET /v1/properties/{property_id}/status': thing('partner’s property'),
  'POST /v1/test_helpers/bookings/{booking_id}/advance': thing('test booking'),
};

/** Calls about one thing that belongs to somebody. */
export const owned: Record<string, Owned> = {
  ...ofPeople,
  ...ofVault,
  ...ofVisits,
  ...ofRequests,
  ...ofOrganizations,
};

const SECRET = 'whoever has the address, which holds 32 random bytes';
const SENT =
  'whoever has the id, 122 random bits, of an invoice that was sent, or whose issuer confirmed an address';

/** Calls whose address names something that others may reach, and why. */
export const open: Record<string, string> = {
  'GET /api/calendar/{token}': SECRET,
  'GET /api/share/{token}': SECRET,
  'GET /api/share/{token}/content': SECRET,
  'POST /api/share/{token}/views': SECRET,
  'GET /api/invoices/{id}': SENT,
  'GET /api/invoices/{id}/pdf': SENT,
  'POST /api/invoices/{id}/checkout': SENT,
  'POST /api/invoices/{id}/demo-payment': SENT,
  'GET /api/notaries/profile/{userId}': 'whoever is logged in, what a notary shows to clients',
  'GET /api/resources/{resource}': 'everybody: it is a page of the site',
};
