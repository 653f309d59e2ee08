-- AlterTable
ALTER TABLE "share_views" ADD COLUMN     "place" TEXT,
ADD COLUMN     "source" TEXT;
