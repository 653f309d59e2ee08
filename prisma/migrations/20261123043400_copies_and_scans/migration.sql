-- CreateTable
CREATE TABLE "redaction_certificates" (
    "id" UUID NOT NULL,
    "redaction_id" UUID NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,
    "log_index" INTEGER NOT NULL,

    CONSTRAINT "redaction_certificates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document_scans" (
    "document_id" UUID NOT NULL,
    "scanned_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL,
    "checks" JSONB NOT NULL,

    CONSTRAINT "document_scans_pkey" PRIMARY KEY ("document_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "redaction_certificates_redaction_id_key" ON "redaction_certificates"("redaction_id");

-- AddForeignKey
ALTER TABLE "redaction_certificates" ADD CONSTRAINT "redaction_certificates_redaction_id_fkey" FOREIGN KEY ("redaction_id") REFERENCES "redactions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_scans" ADD CONSTRAINT "document_scans_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "vault_documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
