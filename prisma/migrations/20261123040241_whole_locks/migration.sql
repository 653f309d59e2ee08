-- CreateEnum
CREATE TYPE "EvidenceOpinion" AS ENUM ('seen', 'supports');

-- CreateEnum
CREATE TYPE "RefundStatus" AS ENUM ('pending', 'succeeded', 'failed');

-- AlterEnum
ALTER TYPE "DeedReleaseReason" ADD VALUE 'refund';

-- AlterTable
ALTER TABLE "deed_locks" ADD COLUMN     "contested_at" TIMESTAMPTZ(3),
ADD COLUMN     "county" TEXT,
ADD COLUMN     "county_fips" TEXT,
ADD COLUMN     "parcel_number" TEXT,
ADD COLUMN     "reminded_day" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "refund_asked_at" TIMESTAMPTZ(3),
ADD COLUMN     "refund_id" TEXT,
ADD COLUMN     "refund_status" "RefundStatus",
ADD COLUMN     "refunded_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "lock_contests" (
    "id" UUID NOT NULL,
    "lock_id" UUID NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "log_index" INTEGER NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "end_log_index" INTEGER,

    CONSTRAINT "lock_contests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lock_evidence" (
    "id" UUID NOT NULL,
    "lock_id" UUID NOT NULL,
    "document_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "opinion" "EvidenceOpinion",
    "note" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by" UUID,

    CONSTRAINT "lock_evidence_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_disputes" (
    "id" UUID NOT NULL,
    "provider_id" TEXT NOT NULL,
    "payment_id" UUID,
    "invoice_id" UUID,
    "status" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "answer_by" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_disputes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "lock_contests_lock_id_since_idx" ON "lock_contests"("lock_id", "since");

-- CreateIndex
CREATE INDEX "lock_evidence_created_at_id_idx" ON "lock_evidence"("created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "lock_evidence_lock_id_document_id_key" ON "lock_evidence"("lock_id", "document_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_disputes_provider_id_key" ON "payment_disputes"("provider_id");

-- CreateIndex
CREATE INDEX "payment_disputes_created_at_id_idx" ON "payment_disputes"("created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "payments_refund_id_key" ON "payments"("refund_id");

-- AddForeignKey
ALTER TABLE "lock_contests" ADD CONSTRAINT "lock_contests_lock_id_fkey" FOREIGN KEY ("lock_id") REFERENCES "deed_locks"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lock_evidence" ADD CONSTRAINT "lock_evidence_lock_id_fkey" FOREIGN KEY ("lock_id") REFERENCES "deed_locks"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lock_evidence" ADD CONSTRAINT "lock_evidence_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "vault_documents"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Who else has locked this property
CREATE INDEX "deed_locks_live_of_property" ON "deed_locks"("property_key") WHERE "status" <> 'released';

-- A lock is contested once at a time
CREATE UNIQUE INDEX "lock_contests_open" ON "lock_contests"("lock_id") WHERE "ended_at" IS NULL;

-- Refunds whose end the provider has not told yet
CREATE INDEX "payments_refund_pending" ON "payments"("refund_asked_at") WHERE "refund_status" = 'pending';
