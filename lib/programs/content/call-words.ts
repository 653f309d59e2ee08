/** What each call of /v1 does, for whoever reads the OpenAPI document. The first sentence is its title. */
export const callWords: Readonly<Record<string, string>> = {
  'POST /v1/properties/lock':
    'Lock a property. We ask the owner by email, and the lock counts once they agree; until then the status is `pending_consent`. In test mode the property is locked in your sandbox, without asking the owner and outside of the log.',
  'GET /v1/properties': 'List properties. It returns the properties that you asked to lock, newest first.',
  'GET /v1/properties/{property_id}': 'Read a property. It must be one that you asked to lock.',
  'GET /v1/properties/{property_id}/status':
    'Read the status of a property. This call checks its entry against the newest checkpoint of the log.',
  'POST /v1/fraud/report':
    'Report suspected fraud. The report opens a case that people review, and we tell the owner. A report is a suspicion, not a finding. In test mode it stays in your sandbox.',
  'GET /v1/fraud/reports': 'List fraud reports. It returns the reports that you made, newest first.',
  'GET /v1/fraud/reports/{case_id}': 'Read a fraud report. Its status says whether the case is still open.',
  'POST /v1/bookings':
    'Book a notary. This call works out the price and fixes it. In test mode the booking stays in your sandbox and is free.',
  'GET /v1/bookings': 'List bookings. It returns the bookings that you made, newest first.',
  'GET /v1/bookings/{booking_id}': 'Read a booking. It includes the price and the status.',
  'GET /v1/bookings/{booking_id}/tracking':
    'Track a booking. It includes the position of the notary while they are on the way and share it.',
  'POST /v1/bookings/{booking_id}/cancel':
    'Cancel a booking. If the fee is higher than `accept_fee`, the booking stands, and the call answers 409 and names the fee.',
  'POST /v1/test_helpers/bookings/{booking_id}/advance':
    'Advance a test booking by one step. The steps are `searching`, `assigned`, `en_route`, `arrived`, `in_progress` and `completed`. For test keys alone.',
  'POST /v1/documents/verify':
    'Verify a document. Send its address or the file itself. We keep the result, not the document. A result is a hint to look closer, not a judgment of whether a document is valid in law.',
  'GET /v1/documents/verifications':
    'List verifications. It returns the verifications that you asked for, newest first.',
  'POST /api/mcp':
    'Serve an agent. Send one message of the Model Context Protocol (streamable HTTP) with `Accept: application/json, text/event-stream`. The tools are the calls of `/v1`.',
  'GET /v1/documents/verifications/{verification_id}':
    'Read a verification. It includes the problems that we found and the SHA-256 of the file.',
};
