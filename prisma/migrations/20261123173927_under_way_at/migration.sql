-- AlterTable
ALTER TABLE "notary_requests" ADD COLUMN     "under_way_at" TIMESTAMPTZ(3);
