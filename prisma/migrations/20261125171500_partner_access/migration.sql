-- AlterTable
ALTER TABLE "partner_locks" ADD COLUMN     "access_ended_at" TIMESTAMPTZ(3),
ADD COLUMN     "property_key" TEXT NOT NULL;

-- AlterTable
ALTER TABLE "fraud_cases" ADD COLUMN     "alert_type" TEXT,
ADD COLUMN     "confidence" DOUBLE PRECISION,
ADD COLUMN     "partner_lock_id" UUID;

-- CreateIndex
CREATE INDEX "fraud_cases_partner_lock_id_idx" ON "fraud_cases"("partner_lock_id");

-- AddForeignKey
ALTER TABLE "fraud_cases" ADD CONSTRAINT "fraud_cases_partner_lock_id_fkey" FOREIGN KEY ("partner_lock_id") REFERENCES "partner_locks"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- An owner is asked once at a time about a property, also by two calls at the same moment.
CREATE UNIQUE INDEX "partner_locks_one_open" ON "partner_locks"("organization_id", "property_key") WHERE "status" = 'pending_consent';
