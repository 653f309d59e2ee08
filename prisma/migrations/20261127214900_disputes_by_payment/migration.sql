-- CreateIndex
CREATE INDEX CONCURRENTLY "payment_disputes_payment_id_idx" ON "payment_disputes"("payment_id");
