-- CreateTable
CREATE TABLE "ended_links" (
    "token_hash" BYTEA NOT NULL,
    "ended_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ended_links_pkey" PRIMARY KEY ("token_hash")
);

-- A link goes with its document or its redacted copy: whoever follows it is told that it is over, not that it never was.
CREATE FUNCTION "keep_ended_link"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ended_links" ("token_hash", "ended_at") VALUES (OLD."token_hash", now()) ON CONFLICT DO NOTHING;
  RETURN OLD;
END;
$$;

CREATE TRIGGER "share_links_end" BEFORE DELETE ON "share_links" FOR EACH ROW EXECUTE FUNCTION "keep_ended_link"();
