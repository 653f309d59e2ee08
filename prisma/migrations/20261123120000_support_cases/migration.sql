-- CreateTable
CREATE TABLE "support_cases" (
    "id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "content_hash" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "name" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "user_id" UUID,
    "document_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),
    "closed_by_id" UUID,

    CONSTRAINT "support_cases_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "support_cases_number_key" ON "support_cases"("number");

-- CreateIndex
CREATE INDEX "support_cases_created_at_id_idx" ON "support_cases"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "support_cases_email_created_at_idx" ON "support_cases"("email", "created_at");

-- CreateIndex
CREATE INDEX "support_cases_user_id_idx" ON "support_cases"("user_id");

-- CreateIndex
CREATE INDEX "support_cases_document_id_idx" ON "support_cases"("document_id");

-- The same words again are the case that is still open.
CREATE UNIQUE INDEX "support_cases_open_content" ON "support_cases"("content_hash") WHERE "closed_at" IS NULL;

-- AddForeignKey
ALTER TABLE "support_cases" ADD CONSTRAINT "support_cases_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_cases" ADD CONSTRAINT "support_cases_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "vault_documents"("id") ON DELETE SET NULL ON UPDATE CASCADE;
