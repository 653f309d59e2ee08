-- CreateEnum
CREATE TYPE "MailedLinkPurpose" AS ENUM ('undo_guard_change', 'confirm_address', 'confirm_application', 'join_waitlist');

-- CreateTable
CREATE TABLE "mailed_links" (
    "id" UUID NOT NULL,
    "purpose" "MailedLinkPurpose" NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "user_id" UUID,
    "address" CITEXT NOT NULL,
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "mailed_links_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "mailed_links_token_hash_key" ON "mailed_links"("token_hash");

-- CreateIndex
CREATE INDEX "mailed_links_user_id_idx" ON "mailed_links"("user_id");

-- CreateIndex
CREATE INDEX "mailed_links_address_idx" ON "mailed_links"("address");

-- CreateIndex
CREATE INDEX "mailed_links_expires_at_idx" ON "mailed_links"("expires_at");

-- AddForeignKey
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
