-- CreateIndex
CREATE INDEX CONCURRENTLY "partner_locks_owner_email_idx" ON "partner_locks"("owner_email");
