-- AlterTable
ALTER TABLE "recording_imports" ADD COLUMN     "delivery" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "recording_imports_delivery_key" ON "recording_imports"("delivery");
