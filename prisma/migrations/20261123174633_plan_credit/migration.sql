-- AlterTable
ALTER TABLE "plan_subscriptions" ADD COLUMN     "credit_cents" INTEGER NOT NULL DEFAULT 0;
