-- CreateTable
CREATE TABLE "search_entries" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "subtitle" TEXT,
    "href" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "for_accounts" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "search_entries_pkey" PRIMARY KEY ("id")
);

-- Typing errors are found by the trigrams that two words share; btree_gin puts the account before them in one index.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- A word by its English stem, for other forms of it, and as it is, for its beginning. Signs between parts of a number or a
-- file name part words.
CREATE FUNCTION search_words(written text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('pg_catalog.english'::regconfig, regexp_replace(coalesce(written, ''), '[-_/.,:;#@&+()''’]+', ' ', 'g'))
    || to_tsvector('pg_catalog.simple'::regconfig, regexp_replace(coalesce(written, ''), '[-_/.,:;#@&+()''’]+', ' ', 'g'))
$$;

-- While an index is built Postgres looks into no schema but its own, so the function says where the other one is.
CREATE FUNCTION entry_words(title text, subtitle text, further text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
  SET search_path FROM CURRENT AS $$
  SELECT setweight(search_words(title), 'A') || setweight(search_words(subtitle), 'B') || setweight(search_words(further), 'D')
$$;

-- The expressions are those of lib/search/queries/search-kinds.ts, to the letter: another one is another index.
CREATE INDEX "search_entries_words_idx" ON "search_entries" USING gin (entry_words(title, subtitle, text));
CREATE INDEX "search_entries_title_idx" ON "search_entries" USING gin (title gin_trgm_ops);

CREATE INDEX "deed_locks_search_words_idx" ON "deed_locks" USING gin (owner_id, search_words(property_address || ' ' || owner_name || ' ' || coalesce(parcel_number, '')));
CREATE INDEX "deed_locks_search_text_idx" ON "deed_locks" USING gin (owner_id, (property_address || ' ' || owner_name || ' ' || coalesce(parcel_number, '')) gin_trgm_ops);

CREATE INDEX "vault_documents_search_words_idx" ON "vault_documents" USING gin (owner_id, search_words(name));
CREATE INDEX "vault_documents_search_text_idx" ON "vault_documents" USING gin (owner_id, name gin_trgm_ops);

CREATE INDEX "notary_requests_client_search_words_idx" ON "notary_requests" USING gin (client_id, search_words(service_type || ' ' || document_type || ' ' || coalesce(location, '')));
CREATE INDEX "notary_requests_client_search_text_idx" ON "notary_requests" USING gin (client_id, (service_type || ' ' || document_type || ' ' || coalesce(location, '')) gin_trgm_ops);
CREATE INDEX "notary_requests_notary_search_words_idx" ON "notary_requests" USING gin (notary_id, search_words(service_type || ' ' || document_type || ' ' || coalesce(location, '')));
CREATE INDEX "notary_requests_notary_search_text_idx" ON "notary_requests" USING gin (notary_id, (service_type || ' ' || document_type || ' ' || coalesce(location, '')) gin_trgm_ops);

CREATE INDEX "invoices_search_words_idx" ON "invoices" USING gin (issuer_id, search_words(number || ' ' || bill_to_name || ' ' || coalesce(bill_to_company, '') || ' ' || coalesce(property, '')));
CREATE INDEX "invoices_search_text_idx" ON "invoices" USING gin (issuer_id, (number || ' ' || bill_to_name || ' ' || coalesce(bill_to_company, '') || ' ' || coalesce(property, '')) gin_trgm_ops);

CREATE INDEX "alerts_search_words_idx" ON "alerts" USING gin (user_id, search_words(title));
CREATE INDEX "alerts_search_text_idx" ON "alerts" USING gin (user_id, title gin_trgm_ops);
