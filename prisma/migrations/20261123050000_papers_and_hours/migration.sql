-- AlterTable
ALTER TABLE "notary_profiles" ADD COLUMN     "hours_zone" TEXT;

-- AlterTable: a few rows for each notary, so filling in their ids takes no time.
ALTER TABLE "notary_credentials" ADD COLUMN     "id" UUID NOT NULL DEFAULT gen_random_uuid(),
ADD COLUMN     "paper_added_at" TIMESTAMPTZ(3),
ADD COLUMN     "paper_object_id" UUID,
ADD COLUMN     "paper_size_bytes" INTEGER,
ADD COLUMN     "paper_type" "DocumentType";

-- CreateTable
CREATE TABLE "notary_hours" (
    "notary_id" UUID NOT NULL,
    "weekday" INTEGER NOT NULL,
    "start_minute" INTEGER NOT NULL,
    "end_minute" INTEGER NOT NULL,

    CONSTRAINT "notary_hours_pkey" PRIMARY KEY ("notary_id","weekday")
);

-- CreateIndex
CREATE UNIQUE INDEX "notary_credentials_id_key" ON "notary_credentials"("id");

-- CreateIndex
CREATE UNIQUE INDEX "notary_credentials_paper_object_id_key" ON "notary_credentials"("paper_object_id");

-- AddForeignKey
ALTER TABLE "notary_credentials" ADD CONSTRAINT "notary_credentials_paper_object_id_fkey" FOREIGN KEY ("paper_object_id") REFERENCES "stored_objects"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notary_hours" ADD CONSTRAINT "notary_hours_notary_id_fkey" FOREIGN KEY ("notary_id") REFERENCES "notary_profiles"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "notary_hours" ADD CONSTRAINT "notary_hours_check"
  CHECK ("weekday" BETWEEN 1 AND 7 AND "start_minute" >= 0 AND "start_minute" < "end_minute" AND "end_minute" <= 1440);
