-- CreateEnum
CREATE TYPE "WebauthnPurpose" AS ENUM ('enroll', 'login', 'step_up');

-- CreateEnum
CREATE TYPE "StoredObjectState" AS ENUM ('writing', 'kept', 'doomed');

-- CreateEnum
CREATE TYPE "DocumentType" AS ENUM ('pdf', 'doc', 'docx', 'jpg', 'png');

-- CreateEnum
CREATE TYPE "DocumentCategory" AS ENUM ('real_estate', 'legal', 'financial', 'business', 'personal');

-- CreateEnum
CREATE TYPE "RedactionLevel" AS ENUM ('maximum', 'standard', 'minimal');

-- CreateEnum
CREATE TYPE "RedactionStatus" AS ENUM ('processing', 'pending_review', 'completed', 'failed');

-- CreateEnum
CREATE TYPE "RedactionStep" AS ENUM ('finding', 'applying');

-- AlterTable
ALTER TABLE "log_openings" ADD COLUMN     "subject_hash" BYTEA;

-- CreateTable
CREATE TABLE "security_pins" (
    "user_id" UUID NOT NULL,
    "hash_ciphertext" TEXT NOT NULL,
    "wrong_tries" INTEGER NOT NULL DEFAULT 0,
    "locked_until" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "security_pins_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "passkeys" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "credential_id" TEXT NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[],
    "name" TEXT NOT NULL,
    "is_backed_up" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webauthn_challenges" (
    "challenge" TEXT NOT NULL,
    "purpose" "WebauthnPurpose" NOT NULL,
    "user_id" UUID,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webauthn_challenges_pkey" PRIMARY KEY ("challenge")
);

-- CreateTable
CREATE TABLE "recovery_codes" (
    "user_id" UUID NOT NULL,
    "code_hash" BYTEA NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("user_id","code_hash")
);

-- CreateTable
CREATE TABLE "step_ups" (
    "session_id" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "verified_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "step_ups_pkey" PRIMARY KEY ("session_id")
);

-- CreateTable
CREATE TABLE "stored_objects" (
    "id" UUID NOT NULL,
    "state" "StoredObjectState" NOT NULL DEFAULT 'writing',
    "key_ciphertext" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "stored_objects_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vault_documents" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "object_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "type" "DocumentType" NOT NULL,
    "category" "DocumentCategory" NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "sha256" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_accessed_at" TIMESTAMPTZ(3),
    "log_index" INTEGER NOT NULL,

    CONSTRAINT "vault_documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "certificates" (
    "id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,
    "log_index" INTEGER NOT NULL,

    CONSTRAINT "certificates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "redactions" (
    "id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "level" "RedactionLevel" NOT NULL,
    "rules" TEXT[],
    "status" "RedactionStatus" NOT NULL DEFAULT 'processing',
    "step" "RedactionStep" NOT NULL DEFAULT 'finding',
    "pages_done" INTEGER NOT NULL DEFAULT 0,
    "pages_total" INTEGER,
    "findings" JSONB NOT NULL DEFAULT '[]',
    "pages" JSONB NOT NULL DEFAULT '[]',
    "left_out" TEXT[],
    "drawn_boxes" JSONB NOT NULL DEFAULT '[]',
    "field_count" INTEGER,
    "failure" TEXT,
    "object_id" UUID,
    "size_bytes" INTEGER,
    "sha256" BYTEA,
    "log_index" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "completed_at" TIMESTAMPTZ(3),

    CONSTRAINT "redactions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "share_links" (
    "id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "redaction_id" UUID,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "view_count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "share_links_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "share_views" (
    "id" UUID NOT NULL,
    "link_id" UUID NOT NULL,
    "viewer" TEXT NOT NULL,
    "viewed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "share_views_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "passkeys_credential_id_key" ON "passkeys"("credential_id");

-- CreateIndex
CREATE INDEX "passkeys_user_id_idx" ON "passkeys"("user_id");

-- CreateIndex
CREATE INDEX "webauthn_challenges_expires_at_idx" ON "webauthn_challenges"("expires_at");

-- CreateIndex
CREATE INDEX "step_ups_verified_at_idx" ON "step_ups"("verified_at");

-- CreateIndex
CREATE INDEX "stored_objects_state_created_at_idx" ON "stored_objects"("state", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "vault_documents_object_id_key" ON "vault_documents"("object_id");

-- CreateIndex
CREATE INDEX "vault_documents_owner_id_created_at_idx" ON "vault_documents"("owner_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "certificates_document_id_key" ON "certificates"("document_id");

-- CreateIndex
CREATE UNIQUE INDEX "redactions_object_id_key" ON "redactions"("object_id");

-- CreateIndex
CREATE INDEX "redactions_document_id_created_at_idx" ON "redactions"("document_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "share_links_token_hash_key" ON "share_links"("token_hash");

-- CreateIndex
CREATE INDEX "share_links_document_id_idx" ON "share_links"("document_id");

-- CreateIndex
CREATE INDEX "share_views_link_id_viewed_at_idx" ON "share_views"("link_id", "viewed_at" DESC);

-- CreateIndex
CREATE INDEX "log_openings_subject_hash_idx" ON "log_openings"("subject_hash");

-- AddForeignKey
ALTER TABLE "security_pins" ADD CONSTRAINT "security_pins_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vault_documents" ADD CONSTRAINT "vault_documents_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vault_documents" ADD CONSTRAINT "vault_documents_object_id_fkey" FOREIGN KEY ("object_id") REFERENCES "stored_objects"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "vault_documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "redactions" ADD CONSTRAINT "redactions_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "vault_documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "redactions" ADD CONSTRAINT "redactions_object_id_fkey" FOREIGN KEY ("object_id") REFERENCES "stored_objects"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "vault_documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_redaction_id_fkey" FOREIGN KEY ("redaction_id") REFERENCES "redactions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_views" ADD CONSTRAINT "share_views_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "share_links"("id") ON DELETE CASCADE ON UPDATE CASCADE;
