-- CreateTable
CREATE TABLE "document_thumbnails" (
    "document_id" UUID NOT NULL,
    "object_id" UUID,
    "made_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "document_thumbnails_pkey" PRIMARY KEY ("document_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "document_thumbnails_object_id_key" ON "document_thumbnails"("object_id");

-- AddForeignKey
ALTER TABLE "document_thumbnails" ADD CONSTRAINT "document_thumbnails_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "vault_documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_thumbnails" ADD CONSTRAINT "document_thumbnails_object_id_fkey" FOREIGN KEY ("object_id") REFERENCES "stored_objects"("id") ON DELETE SET NULL ON UPDATE CASCADE;
