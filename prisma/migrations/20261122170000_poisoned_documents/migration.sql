-- CreateEnum
CREATE TYPE "PoisonReason" AS ENUM ('time', 'memory', 'crash', 'shape');

-- AlterTable
ALTER TABLE "vault_documents" ADD COLUMN     "poison" "PoisonReason",
ADD COLUMN     "poisoned_at" TIMESTAMPTZ(3);
