-- AlterEnum
ALTER TYPE "MailedLinkPurpose" ADD VALUE 'reset_password';
ALTER TYPE "MailedLinkPurpose" ADD VALUE 'change_address';
ALTER TYPE "MailedLinkPurpose" ADD VALUE 'keep_address';

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "time_zone" TEXT;
