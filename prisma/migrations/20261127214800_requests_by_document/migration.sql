-- CreateIndex
CREATE INDEX CONCURRENTLY "notary_requests_document_id_idx" ON "notary_requests"("document_id");
