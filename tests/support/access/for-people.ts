/** Calls that anybody who is logged in can make: each of them about what is theirs. One line for each address. */
export const forPeople = `
  POST /api/ai-documents/generate
  GET /api/ai-documents/generated/{userId}
  GET DELETE /api/ai-documents/generated/{userId}/{id}
  POST /api/ai-documents/generated/{userId}/{id}/vault
  GET /api/alerts
  GET PATCH /api/alerts/{id}
  GET /api/auth/me
  POST /api/auth/webauthn/challenge
  POST /api/auth/webauthn/verify
  GET /api/billing
  GET /api/clients/{userId}/activity
  GET /api/clients/{userId}/requests
  POST /api/create-payment-intent
  POST /api/deedguard/lock-deed
  GET /api/deedguard/locked-deeds
  GET POST /api/deedguard/locked-deeds/{id}/evidence
  GET /api/deedguard/locked-deeds/{id}/proof
  POST /api/deedguard/locked-deeds/{id}/refund
  POST /api/deedguard/locked-deeds/{id}/release
  GET POST /api/document-hashes
  GET /api/document-hashes/{id}/proof
  GET /api/events
  GET /api/fraud/cases/{caseId}
  GET /api/fraud/cases/{caseId}/pack
  GET /api/fraud/cases/{caseId}/pack.pdf
  GET POST /api/invoices
  POST /api/invoices/from-request
  GET /api/invoices/to-pay
  PATCH /api/invoices/{id}
  POST /api/invoices/{id}/email
  POST /api/invoices/{id}/issue
  GET /api/invoices/{id}/mail
  POST /api/invoices/{id}/mark-paid
  POST /api/invoices/{id}/send
  POST /api/invoices/{id}/void
  GET PATCH /api/notaries/profile/{userId}
  GET POST /api/notaries/profile/{userId}/credentials/{id}/paper
  POST DELETE /api/notaries/{userId}/calendar-feed
  GET /api/notaries/{userId}/earnings
  GET PUT /api/notaries/{userId}/hours
  GET POST /api/notaries/{userId}/journal
  POST /api/notaries/{userId}/position
  GET /api/notaries/{userId}/requests
  GET /api/notaries/{userId}/stats
  GET POST /api/notaries/{userId}/time-off
  DELETE /api/notaries/{userId}/time-off/{id}
  GET /api/notaries/{userId}/unbilled
  GET /api/notifications
  GET PUT /api/notifications/preferences
  GET POST /api/notifications/push
  DELETE /api/notifications/push/{id}
  POST /api/notifications/read-all
  GET /api/notifications/unread
  PATCH DELETE /api/notifications/{id}
  POST /api/oauth/consent
  GET /api/oauth/grants
  DELETE /api/oauth/grants/{id}
  GET POST PATCH /api/organization
  GET POST /api/organization/apps
  PUT DELETE /api/organization/apps/{id}
  POST /api/organization/apps/{id}/secret
  POST /api/organization/close
  POST /api/organization/invitations
  POST /api/organization/invitations/accept
  DELETE /api/organization/invitations/{id}
  GET POST /api/organization/keys
  DELETE /api/organization/keys/{id}
  POST /api/organization/keys/{id}/roll
  POST /api/organization/leave
  PATCH DELETE /api/organization/members/{id}
  GET /api/organization/shared/documents/{id}/content
  GET /api/organization/shared/properties/{id}/history.pdf
  GET /api/organization/shared/properties/{id}/proof
  PUT DELETE /api/organization/shared/{kind}/{id}
  GET POST /api/organization/webhooks
  GET PATCH DELETE /api/organization/webhooks/{id}
  GET /api/organization/webhooks/{id}/deliveries
  GET /api/organization/webhooks/{id}/deliveries/{deliveryId}
  POST /api/organization/webhooks/{id}/deliveries/{deliveryId}/resend
  POST /api/organization/webhooks/{id}/rotate
  POST /api/organization/webhooks/{id}/secret
  POST /api/organization/webhooks/{id}/test
  GET /api/partners/overview
  GET /api/payments
  POST /api/payments/demo/{id}/confirm
  GET /api/payments/{id}/receipt
  POST /api/payments/{id}/refund
  POST /api/plans/checkout
  GET /api/plans/current
  POST /api/plans/demo
  POST /api/plans/portal
  GET /api/plans/receipts/{id}
  GET /api/properties
  DELETE /api/properties/{id}/access
  GET POST /api/properties/{id}/announcements
  DELETE /api/properties/{id}/announcements/{announcementId}
  GET /api/properties/{id}/history.pdf
  GET /api/properties/{id}/timeline
  POST /api/requests
  GET PATCH /api/requests/{id}
  POST /api/requests/{id}/arrival
  POST /api/requests/{id}/begin-consent
  GET /api/requests/{id}/billing
  POST /api/requests/{id}/demo-start
  GET /api/requests/{id}/document
  GET /api/requests/{id}/history
  GET POST /api/requests/{id}/messages
  POST /api/requests/{id}/messages/read
  GET /api/requests/{id}/proof
  POST /api/requests/{id}/review
  PUT /api/requests/{id}/sharing
  GET /api/requests/{id}/tracking
  GET /api/requests/{id}/tracking/stream
  POST /api/requests/{id}/travel-agreement
  GET /api/security/guards
  PATCH DELETE /api/security/passkeys/{id}
  POST DELETE /api/security/pin
  POST /api/security/recovery-codes
  POST /api/security/step-up
  POST /api/security/step-up/challenge
  POST /api/users/email
  POST /api/users/email/link
  POST /api/users/export
  GET /api/users/export/{id}
  POST /api/users/password
  GET DELETE /api/users/sessions
  DELETE /api/users/sessions/{id}
  GET PATCH DELETE /api/users/{userId}
  GET POST /api/vault/documents
  GET PATCH DELETE /api/vault/documents/{id}
  GET /api/vault/documents/{id}/certificate
  GET /api/vault/documents/{id}/content
  GET POST /api/vault/documents/{id}/links
  DELETE /api/vault/documents/{id}/links/{lid}
  GET /api/vault/documents/{id}/proof
  GET POST /api/vault/documents/{id}/redactions
  GET DELETE /api/vault/documents/{id}/redactions/{rid}
  POST /api/vault/documents/{id}/redactions/{rid}/apply
  GET /api/vault/documents/{id}/redactions/{rid}/content
  GET /api/vault/documents/{id}/thumbnail
  GET /api/vault/records
  GET /api/vault/redactions
  GET /api/vault/usage
  GET POST /api/watches
  DELETE /api/watches/{id}
`;
