-- CreateIndex
CREATE INDEX CONCURRENTLY "lock_evidence_document_id_idx" ON "lock_evidence"("document_id");
