-- CreateIndex
CREATE INDEX CONCURRENTLY "audit_events_actor_id_created_at_idx" ON "audit_events"("actor_id", "created_at");
