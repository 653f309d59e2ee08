-- CreateTable
CREATE TABLE "legal_holds" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "placed_by_id" UUID NOT NULL,
    "placed_at" TIMESTAMPTZ(3) NOT NULL,
    "lifted_by_id" UUID,
    "lifted_at" TIMESTAMPTZ(3),

    CONSTRAINT "legal_holds_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "legal_holds_user_id_idx" ON "legal_holds"("user_id");

-- AddForeignKey
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE UNIQUE INDEX "legal_holds_one_open" ON "legal_holds" ("user_id") WHERE "lifted_at" IS NULL;

CREATE FUNCTION "is_held"(account UUID) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM "legal_holds" WHERE "user_id" = account AND "lifted_at" IS NULL);
$$;

-- The last line behind commands and jobs, which look themselves: whatever would erase something of a held account is refused.
CREATE FUNCTION "refuse_held_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF "is_held"((to_jsonb(OLD) ->> TG_ARGV[0])::uuid) THEN
    RAISE EXCEPTION 'this account is under a legal hold' USING ERRCODE = 'DG002';
  END IF;
  RETURN OLD;
END;
$$;

-- A redacted copy belongs to the owner of its document; one whose document goes with it was looked at with the document.
CREATE FUNCTION "refuse_held_redaction"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF "is_held"((SELECT "owner_id" FROM "vault_documents" WHERE "id" = OLD."document_id")) THEN
    RAISE EXCEPTION 'this account is under a legal hold' USING ERRCODE = 'DG002';
  END IF;
  RETURN OLD;
END;
$$;

-- A visit belongs to both of its parties.
CREATE FUNCTION "refuse_held_visit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM "notary_requests" WHERE "id" = OLD."request_id" AND ("is_held"("client_id") OR "is_held"("notary_id"))
  ) THEN
    RAISE EXCEPTION 'this account is under a legal hold' USING ERRCODE = 'DG002';
  END IF;
  RETURN OLD;
END;
$$;

CREATE TRIGGER "vault_documents_held" BEFORE DELETE ON "vault_documents" FOR EACH ROW EXECUTE FUNCTION "refuse_held_account"('owner_id');
CREATE TRIGGER "redactions_held" BEFORE DELETE ON "redactions" FOR EACH ROW EXECUTE FUNCTION "refuse_held_redaction"();
CREATE TRIGGER "generated_documents_held" BEFORE DELETE ON "generated_documents" FOR EACH ROW EXECUTE FUNCTION "refuse_held_account"('owner_id');
CREATE TRIGGER "document_hashes_held" BEFORE DELETE ON "document_hashes" FOR EACH ROW EXECUTE FUNCTION "refuse_held_account"('user_id');
CREATE TRIGGER "watches_held" BEFORE DELETE ON "watches" FOR EACH ROW EXECUTE FUNCTION "refuse_held_account"('user_id');
CREATE TRIGGER "alerts_held" BEFORE DELETE ON "alerts" FOR EACH ROW EXECUTE FUNCTION "refuse_held_account"('user_id');
CREATE TRIGGER "sessions_held" BEFORE DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION "refuse_held_account"('user_id');
CREATE TRIGGER "support_cases_held" BEFORE DELETE ON "support_cases" FOR EACH ROW EXECUTE FUNCTION "refuse_held_account"('user_id');
CREATE TRIGGER "fraud_cases_held" BEFORE DELETE ON "fraud_cases" FOR EACH ROW EXECUTE FUNCTION "refuse_held_account"('user_id');
CREATE TRIGGER "journal_entries_held" BEFORE DELETE ON "journal_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_held_account"('notary_id');
CREATE TRIGGER "dispatch_rounds_held" BEFORE DELETE ON "dispatch_rounds" FOR EACH ROW EXECUTE FUNCTION "refuse_held_visit"();
