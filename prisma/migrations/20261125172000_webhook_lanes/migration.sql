-- DropIndex
DROP INDEX "webhook_deliveries_next_attempt_at_idx";

-- CreateIndex
CREATE INDEX "webhook_deliveries_endpoint_id_next_attempt_at_idx" ON "webhook_deliveries"("endpoint_id", "next_attempt_at");
