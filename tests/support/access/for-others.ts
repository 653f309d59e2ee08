/** The other calls: who may make them, apart from those of people who are logged in. One line for each address. */
export const forOthers = {
  none: `
  GET /api/ai-documents/compliance
  GET /api/ai-documents/templates
  GET /api/ai-documents/templates/uses
  GET /api/auth/csrf
  GET /api/auth/session
  POST /api/auth/signout
  POST /api/auth/webauthn/login/challenge
  GET /api/calendar/{token}
  POST /api/deedguard/lock-preview
  GET /api/health/live
  GET /api/health/ready
  GET /api/health/services
  POST /api/interests
  POST /api/invoices/{id}/checkout
  POST /api/invoices/{id}/demo-payment
  GET /api/log/checkpoint
  GET /api/log/consistency
  GET /api/log/entries
  GET /api/log/inclusion
  GET /api/log/key
  GET /api/maps/style
  GET /api/metrics
  POST /api/partners/applications/confirm
  POST /api/policy-reports
  POST /api/recording/preflight
  POST /api/recording/preflight/repair
  GET /api/resources/{resource}
  GET /api/security-txt
  POST /api/security/undo
  GET /api/share/{token}
  GET /api/share/{token}/content
  POST /api/share/{token}/views
  POST /api/users/device-link
  POST /api/users/device-link/open
  POST /api/users/email/keep
  POST /api/users/password-reset
  POST /api/users/password-reset/confirm
  POST /api/waitlist/confirm
  POST /api/webhooks/stripe
  `,
  optional: `
  POST /api/ai/chat
  POST /api/auth/webauthn/login/verify
  POST /api/consents/lock
  POST /api/consents/lock/answer
  POST /api/contact
  GET POST /api/fraud/report
  GET /api/invoices/{id}
  GET /api/invoices/{id}/pdf
  GET /api/notaries/search
  POST /api/organization/invitations/open
  GET /api/partners
  POST /api/partners/apply
  POST /api/partnerships/apply
  POST /api/pricing/estimate
  GET /api/search
  POST /api/users/email/confirm
  POST /api/users/email/verify
  POST /api/users/login
  POST /api/users/register
  POST /api/vault/verify
  POST /api/waitlist/join
  `,
  notary: `
  GET /api/notaries/{userId}/offers
  POST /api/offers/{id}/accept
  POST /api/offers/{id}/decline
  POST /api/requests/{id}/travel
  POST /api/requests/{id}/withdraw
  `,
  admin: `
  GET /api/abuse
  GET /api/audit
  GET /api/contact
  PATCH /api/contact/{id}
  GET /api/contact/{id}/attachment
  GET /api/deedguard/evidence
  GET /api/deedguard/evidence/{id}/content
  PUT /api/deedguard/evidence/{id}/opinion
  GET /api/fraud/cases
  PATCH /api/fraud/cases/{caseId}
  GET /api/interests
  GET /api/invoices/all
  GET /api/notaries
  PUT /api/notaries/profile/{userId}/verification
  GET /api/partners/applications
  POST /api/partners/applications/{id}/decision
  POST /api/partners/applications/{id}/end
  POST /api/partners/applications/{id}/invitation
  GET /api/partners/applications/{id}/mail
  PATCH /api/partners/applications/{id}/share
  GET /api/payments/disputes
  GET POST /api/recordings/imports
  POST /api/recordings/imports/preview
  GET /api/recordings/imports/{id}
  GET /api/requests/all
  GET /api/requests/{id}/dispatch
  GET /api/users
  PUT DELETE /api/users/{userId}/hold
  GET PUT DELETE /api/users/{userId}/suspension
  GET /api/waitlist
  `,
  'bookings:read': `
  GET /v1/bookings
  GET /v1/bookings/{booking_id}
  GET /v1/bookings/{booking_id}/tracking
  `,
  'bookings:write': `
  POST /v1/bookings
  POST /v1/bookings/{booking_id}/cancel
  POST /v1/test_helpers/bookings/{booking_id}/advance
  `,
  'documents:verify': `
  GET /v1/documents/verifications
  GET /v1/documents/verifications/{verification_id}
  POST /v1/documents/verify
  `,
  'fraud:read': `
  GET /v1/fraud/reports
  GET /v1/fraud/reports/{case_id}
  `,
  'fraud:write': `
  POST /v1/fraud/report
  `,
  'properties:read': `
  POST /api/mcp
  GET /v1/properties
  GET /v1/properties/{property_id}
  GET /v1/properties/{property_id}/status
  `,
  'properties:write': `
  POST /v1/properties/lock
  `,
} as const;
