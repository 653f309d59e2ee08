-- DropIndex
DROP INDEX "recordings_import_id_idx";

-- AlterTable
ALTER TABLE "recording_imports" ADD COLUMN     "matched_to" UUID;

-- CreateIndex
CREATE INDEX "recordings_import_id_id_idx" ON "recordings"("import_id", "id");
