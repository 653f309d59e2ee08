-- AlterTable
ALTER TABLE "notary_requests" ADD COLUMN     "document_names" TEXT[] DEFAULT ARRAY[]::TEXT[];
