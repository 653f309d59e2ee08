-- CreateEnum
CREATE TYPE "Identification" AS ENUM ('known', 'document', 'witness');

-- CreateEnum
CREATE TYPE "NotarialAct" AS ENUM ('acknowledgment', 'jurat', 'oath', 'witnessing', 'copy');

-- CreateTable
CREATE TABLE "journal_entries" (
    "id" UUID NOT NULL,
    "notary_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "acted_at" TIMESTAMPTZ(3) NOT NULL,
    "zone" TEXT NOT NULL,
    "act" "NotarialAct" NOT NULL,
    "identified_by" "Identification" NOT NULL,
    "id_document" TEXT,
    "id_expires_on" DATE,
    "fee_cents" INTEGER NOT NULL,
    "is_online" BOOLEAN NOT NULL,
    "sealed" TEXT NOT NULL,
    "request_id" UUID,
    "corrects" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "journal_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "journal_entries_request_id_idx" ON "journal_entries"("request_id");

-- CreateIndex
CREATE UNIQUE INDEX "journal_entries_notary_id_number_key" ON "journal_entries"("notary_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "journal_entries_notary_id_corrects_key" ON "journal_entries"("notary_id", "corrects");

-- AddForeignKey
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_notary_id_fkey" FOREIGN KEY ("notary_id") REFERENCES "notary_profiles"("user_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "notary_requests"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_notary_id_corrects_fkey" FOREIGN KEY ("notary_id", "corrects") REFERENCES "journal_entries"("notary_id", "number") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- The journal only grows: a line is never changed, but sealed anew under another key. It goes with its account.
CREATE TRIGGER "journal_entries_append_only" BEFORE UPDATE ON "journal_entries" FOR EACH ROW
  WHEN (to_jsonb(OLD) - 'sealed' IS DISTINCT FROM to_jsonb(NEW) - 'sealed') EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "journal_entries_of_living" BEFORE INSERT ON "journal_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_account"('notary_id');
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_sound" CHECK ("number" > 0 AND "fee_cents" >= 0 AND "corrects" < "number");
