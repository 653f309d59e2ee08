-- CreateEnum
CREATE TYPE "DataExportStatus" AS ENUM ('making', 'ready', 'failed');

-- AlterEnum
ALTER TYPE "MailedLinkPurpose" ADD VALUE 'account_deleted';

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "place" TEXT;

-- CreateTable
CREATE TABLE "data_exports" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "status" "DataExportStatus" NOT NULL DEFAULT 'making',
    "object_id" UUID,
    "size_bytes" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "data_exports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "data_exports_object_id_key" ON "data_exports"("object_id");

-- CreateIndex
CREATE INDEX "data_exports_user_id_created_at_idx" ON "data_exports"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "data_exports_expires_at_idx" ON "data_exports"("expires_at");

-- AddForeignKey
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_object_id_fkey" FOREIGN KEY ("object_id") REFERENCES "stored_objects"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- One is made at a time, however often it is asked for.
CREATE UNIQUE INDEX "data_exports_one_making" ON "data_exports" ("user_id") WHERE "status" = 'making';

-- A call that was let in before its account was deleted adds nothing to it afterward: it waits for the deletion here, as its
-- foreign key does, and is refused.
CREATE FUNCTION "refuse_deleted_account"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone TIMESTAMPTZ;
BEGIN
  SELECT "deleted_at" INTO gone FROM "users" WHERE "id" = (to_jsonb(NEW) ->> TG_ARGV[0])::uuid FOR KEY SHARE;
  IF gone IS NOT NULL THEN
    RAISE EXCEPTION 'this account was deleted' USING ERRCODE = 'DG001';
  END IF;
  RETURN NEW;
END;
$$;

CREATE TRIGGER "sessions_of_living" BEFORE INSERT ON "sessions" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_account"('user_id');
CREATE TRIGGER "deed_locks_of_living" BEFORE INSERT ON "deed_locks" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_account"('owner_id');
CREATE TRIGGER "payments_of_living" BEFORE INSERT ON "payments" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_account"('user_id');
CREATE TRIGGER "vault_documents_of_living" BEFORE INSERT ON "vault_documents" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_account"('owner_id');
CREATE TRIGGER "document_hashes_of_living" BEFORE INSERT ON "document_hashes" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_account"('user_id');
CREATE TRIGGER "notary_requests_of_living" BEFORE INSERT ON "notary_requests" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_account"('client_id');
CREATE TRIGGER "request_messages_of_living" BEFORE INSERT ON "request_messages" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_account"('sender_id');
CREATE TRIGGER "invoices_of_living" BEFORE INSERT ON "invoices" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_account"('issuer_id');
CREATE TRIGGER "plan_checkouts_of_living" BEFORE INSERT ON "plan_checkouts" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_account"('user_id');
CREATE TRIGGER "data_exports_of_living" BEFORE INSERT ON "data_exports" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_account"('user_id');
CREATE TRIGGER "notary_profiles_of_living" BEFORE INSERT ON "notary_profiles" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_account"('user_id');
CREATE TRIGGER "notary_credentials_of_living" BEFORE INSERT ON "notary_credentials" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_account"('notary_id');
