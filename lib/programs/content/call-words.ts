/** What each call of /v1 does, for whoever reads the OpenAPI document. The first sentence is its title. */
export const callWords: Readonly<Record<string, string>> = {
  'POST /v1/properties/lock':
    'Ask for the lock of a property. The owner is asked by email and must agree; until then the status is `pending_consent`. In test mode it is locked in your sandbox, without asking the owner and outside of the log.',
  'GET /v1/properties': 'List properties. Those that you asked to lock, newest first.',
  'GET /v1/properties/{property_id}': 'Read a property. It is one that you asked to lock.',
  'GET /v1/properties/{property_id}/status':
    'Read the status of a property. Its entry is checked against the newest checkpoint of the log at this call.',
  'POST /v1/fraud/report':
    'Report a suspicion. It opens a case that people look at, and the owner is told; it is not a finding. In test mode it stays in your sandbox.',
  'GET /v1/fraud/reports': 'List fraud reports. Those that you made, newest first.',
  'GET /v1/fraud/reports/{case_id}': 'Read a fraud report. It tells whether people still look at the case.',
  'POST /v1/bookings':
    'Book a notary. The price is worked out and fixed by this call. In test mode it stays in your sandbox and is free.',
  'GET /v1/bookings': 'List bookings. Those that you made, newest first.',
  'GET /v1/bookings/{booking_id}': 'Read a booking. It holds its price and its status.',
  'GET /v1/bookings/{booking_id}/tracking':
    'Follow a booking. The place of the notary is told while they are on the way and share it.',
  'POST /v1/bookings/{booking_id}/cancel':
    'Cancel a booking. Where it costs more by now than `accept_fee`, the answer is a conflict that says the fee.',
  'POST /v1/test_helpers/bookings/{booking_id}/advance':
    'Move a test booking one step on. From searching to assigned, on the way, arrived, at work and completed; for test keys alone.',
  'POST /v1/documents/verify':
    'Verify a document. We fetch it, or read the file of the form, and keep the result, not the document. A result is a hint to look closer, not a judgment of whether a document is valid in law.',
  'GET /v1/documents/verifications': 'List verifications. Those that you asked for, newest first.',
  'GET /v1/documents/verifications/{verification_id}':
    'Read a verification. It holds what was found, and the SHA-256 of the file.',
};
