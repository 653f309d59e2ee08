-- CreateIndex
CREATE INDEX CONCURRENTLY "share_links_redaction_id_idx" ON "share_links"("redaction_id");
