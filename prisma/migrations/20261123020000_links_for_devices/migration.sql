-- AlterEnum
ALTER TYPE "MailedLinkPurpose" ADD VALUE 'know_device';
