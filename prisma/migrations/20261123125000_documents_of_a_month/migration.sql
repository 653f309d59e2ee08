-- How many documents an account stored in a month, also those that it deleted since.
CREATE INDEX "audit_events_document_stored_idx" ON "audit_events"("actor_id", "created_at") WHERE "type" = 'document.stored';
