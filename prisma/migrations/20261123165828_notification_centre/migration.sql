-- CreateEnum
CREATE TYPE "NotificationPriority" AS ENUM ('critical', 'high', 'medium', 'low');

-- DropIndex
DROP INDEX "notifications_user_id_created_at_idx";

-- AlterTable
ALTER TABLE "notifications" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3),
ADD COLUMN     "mail_held_until" TIMESTAMPTZ(3),
ADD COLUMN     "priority" "NotificationPriority" NOT NULL DEFAULT 'medium',
ADD COLUMN     "push_held_until" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "notification_preferences" (
    "user_id" UUID NOT NULL,
    "email_enabled" BOOLEAN NOT NULL,
    "push_enabled" BOOLEAN NOT NULL,
    "sms_enabled" BOOLEAN NOT NULL,
    "in_app_enabled" BOOLEAN NOT NULL,
    "quiet_enabled" BOOLEAN NOT NULL,
    "quiet_start" TEXT NOT NULL,
    "quiet_end" TEXT NOT NULL,
    "muted_groups" TEXT[],
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notification_preferences_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "push_subscriptions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "endpoint_hash" BYTEA NOT NULL,
    "sealed" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_deliveries" (
    "notification_id" UUID NOT NULL,
    "subscription_id" UUID NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "push_deliveries_pkey" PRIMARY KEY ("notification_id","subscription_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "push_subscriptions_endpoint_hash_key" ON "push_subscriptions"("endpoint_hash");

-- CreateIndex
CREATE INDEX "push_subscriptions_user_id_idx" ON "push_subscriptions"("user_id");

-- CreateIndex
CREATE INDEX "push_subscriptions_session_id_idx" ON "push_subscriptions"("session_id");

-- CreateIndex
CREATE INDEX "push_deliveries_subscription_id_idx" ON "push_deliveries"("subscription_id");

-- CreateIndex
CREATE INDEX "notifications_user_id_created_at_id_idx" ON "notifications"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "notifications_created_at_idx" ON "notifications"("created_at");

-- AddForeignKey
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_notification_id_fkey" FOREIGN KEY ("notification_id") REFERENCES "notifications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "push_subscriptions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Nothing is added to an account that was deleted.
CREATE TRIGGER "notification_preferences_of_living" BEFORE INSERT ON "notification_preferences" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_account"('user_id');
CREATE TRIGGER "push_subscriptions_of_living" BEFORE INSERT ON "push_subscriptions" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_account"('user_id');

-- The bell counts these on each page.
CREATE INDEX "notifications_unread_idx" ON "notifications"("user_id") WHERE "read_at" IS NULL AND "deleted_at" IS NULL;

-- What the deletion by the day looks for.
CREATE INDEX "notifications_deleted_at_idx" ON "notifications"("deleted_at") WHERE "deleted_at" IS NOT NULL;

-- What was written before there were priorities gets the usual one of its type.
UPDATE "notifications" SET "priority" = 'critical' WHERE "type" IN (
  'deed.contested', 'sign_in.tried', 'password.changed', 'password.reset', 'address.changed', 'guards.reset', 'payment.disputed');
UPDATE "notifications" SET "priority" = 'high' WHERE "type" IN (
  'alert.raised', 'deed.unpaid', 'deed.released', 'pin.removed', 'pin.locked', 'passkey.removed', 'recovery_code.used', 'guards.undone',
  'role.changed', 'payment.refund_failed', 'offer.received', 'request.exhausted', 'request.unassigned', 'request.overdue',
  'request.cancelled', 'invoice.mismatch', 'invoice.paid_again', 'notary.unverified', 'credential.expiring', 'plan.payment_failed',
  'plan.ended', 'plan.second_ended', 'document.poisoned');
UPDATE "notifications" SET "priority" = 'low' WHERE "type" IN (
  'payment.received', 'link.viewed', 'request.departed', 'request.begin_agreed', 'request.started', 'request.reviewed',
  'redaction.completed', 'recovery_codes.made', 'calendar.opened', 'plan.started');
