-- AlterTable
ALTER TABLE "notary_requests" ADD COLUMN     "position_hidden_at" TIMESTAMPTZ(3);
