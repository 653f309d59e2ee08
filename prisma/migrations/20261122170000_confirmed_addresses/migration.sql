-- AlterTable
-- Nobody has shown yet that they read their address: accounts, applications and entries from before count as not confirmed.
ALTER TABLE "users" ADD COLUMN     "email_confirmed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "waitlist_entries" ADD COLUMN     "confirmed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "partner_applications" ADD COLUMN     "confirmed_at" TIMESTAMPTZ(3);
