-- AlterTable
ALTER TABLE "deed_locks" ADD COLUMN     "property_group" TEXT;

-- CreateIndex
CREATE INDEX "deed_locks_property_group_idx" ON "deed_locks"("property_group");
