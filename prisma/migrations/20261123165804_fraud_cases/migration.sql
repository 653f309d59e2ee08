-- CreateTable
CREATE TABLE "fraud_cases" (
    "id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "content_hash" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "severity" "AlertLevel" NOT NULL,
    "state" TEXT NOT NULL,
    "county" TEXT NOT NULL,
    "property_address" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "details" TEXT NOT NULL,
    "reporter_name" TEXT NOT NULL,
    "reporter_email" CITEXT NOT NULL,
    "user_id" UUID,
    "alert_id" UUID,
    "lock_id" UUID,
    "county_contact" JSONB,
    "county_untold" TEXT,
    "transport" "MailTransport",
    "mailed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),
    "closed_by_id" UUID,
    "closing_note" TEXT,

    CONSTRAINT "fraud_cases_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "fraud_cases_number_key" ON "fraud_cases"("number");

-- CreateIndex
CREATE INDEX "fraud_cases_created_at_id_idx" ON "fraud_cases"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "fraud_cases_user_id_created_at_id_idx" ON "fraud_cases"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "fraud_cases_alert_id_idx" ON "fraud_cases"("alert_id");

-- CreateIndex
CREATE INDEX "fraud_cases_lock_id_idx" ON "fraud_cases"("lock_id");

-- AddForeignKey
ALTER TABLE "fraud_cases" ADD CONSTRAINT "fraud_cases_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fraud_cases" ADD CONSTRAINT "fraud_cases_alert_id_fkey" FOREIGN KEY ("alert_id") REFERENCES "alerts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fraud_cases" ADD CONSTRAINT "fraud_cases_lock_id_fkey" FOREIGN KEY ("lock_id") REFERENCES "deed_locks"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Prisma knows no partial indexes, no checks and no triggers.
-- The same words again are the case that is still open, and an alert has one open case.
CREATE UNIQUE INDEX "fraud_cases_open_content" ON "fraud_cases"("content_hash") WHERE "closed_at" IS NULL;
CREATE UNIQUE INDEX "fraud_cases_open_alert" ON "fraud_cases"("alert_id") WHERE "closed_at" IS NULL;
ALTER TABLE "fraud_cases" ADD CONSTRAINT "fraud_cases_county_told_or_not" CHECK (num_nonnulls("county_contact", "county_untold") = 1);
CREATE TRIGGER "fraud_cases_of_living" BEFORE INSERT ON "fraud_cases" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_account"('user_id');
