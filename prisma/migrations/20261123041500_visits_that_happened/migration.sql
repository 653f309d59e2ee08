-- AlterTable
ALTER TABLE "notary_requests" ADD COLUMN     "begin_agreed_at" TIMESTAMPTZ(3),
ADD COLUMN     "played_at" TIMESTAMPTZ(3);
