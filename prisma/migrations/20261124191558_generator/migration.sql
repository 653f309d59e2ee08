-- CreateTable
CREATE TABLE "generated_documents" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "template_id" TEXT NOT NULL,
    "template_version" TEXT NOT NULL,
    "template_name" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "state_code" TEXT NOT NULL,
    "recorded_as" TEXT,
    "name" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "risk_score" INTEGER NOT NULL,
    "model" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "document_id" UUID,
    "storing_since" TIMESTAMPTZ(3),

    CONSTRAINT "generated_documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "template_uses" (
    "template_id" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "template_uses_pkey" PRIMARY KEY ("template_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "generated_documents_document_id_key" ON "generated_documents"("document_id");

-- CreateIndex
CREATE INDEX "generated_documents_owner_id_created_at_idx" ON "generated_documents"("owner_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "generated_documents" ADD CONSTRAINT "generated_documents_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "generated_documents" ADD CONSTRAINT "generated_documents_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "vault_documents"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- No account that was deleted gets new documents.
CREATE TRIGGER "generated_documents_of_living" BEFORE INSERT ON "generated_documents" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_account"('owner_id');
