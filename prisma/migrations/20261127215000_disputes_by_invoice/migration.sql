-- CreateIndex
CREATE INDEX CONCURRENTLY "payment_disputes_invoice_id_idx" ON "payment_disputes"("invoice_id");
