-- AlterTable
ALTER TABLE "mailed_links" ADD COLUMN     "sequence" BIGSERIAL NOT NULL;
