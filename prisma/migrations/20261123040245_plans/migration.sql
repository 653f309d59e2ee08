-- CreateEnum
CREATE TYPE "PlanName" AS ENUM ('basic', 'professional');

-- CreateEnum
CREATE TYPE "PlanPeriod" AS ENUM ('month', 'year');

-- CreateEnum
CREATE TYPE "PlanStatus" AS ENUM ('trialing', 'active', 'past_due', 'ended');

-- CreateTable
CREATE TABLE "plan_customers" (
    "user_id" UUID NOT NULL,
    "customer_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "plan_customers_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "plan_checkouts" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "provider" "PaymentProvider" NOT NULL,
    "plan" "PlanName" NOT NULL,
    "period" "PlanPeriod" NOT NULL,
    "has_trial" BOOLEAN NOT NULL,
    "status" "PaymentStatus" NOT NULL DEFAULT 'open',
    "session_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "plan_checkouts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "plan_subscriptions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "provider" "PaymentProvider" NOT NULL,
    "provider_id" TEXT NOT NULL,
    "plan" "PlanName" NOT NULL,
    "period" "PlanPeriod" NOT NULL,
    "status" "PlanStatus" NOT NULL,
    "period_starts_at" TIMESTAMPTZ(3) NOT NULL,
    "period_ends_at" TIMESTAMPTZ(3) NOT NULL,
    "trial_ends_at" TIMESTAMPTZ(3),
    "cancels_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "reminded_at" TIMESTAMPTZ(3),
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "plan_subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "plan_receipts" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "subscription_id" UUID NOT NULL,
    "provider_id" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "plan" "PlanName" NOT NULL,
    "period" "PlanPeriod" NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'usd',
    "paid_at" TIMESTAMPTZ(3) NOT NULL,
    "receipt_url" TEXT,

    CONSTRAINT "plan_receipts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "plan_customers_customer_id_key" ON "plan_customers"("customer_id");

-- CreateIndex
CREATE UNIQUE INDEX "plan_checkouts_session_id_key" ON "plan_checkouts"("session_id");

-- CreateIndex
CREATE INDEX "plan_checkouts_user_id_idx" ON "plan_checkouts"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "plan_subscriptions_provider_id_key" ON "plan_subscriptions"("provider_id");

-- CreateIndex
CREATE INDEX "plan_subscriptions_user_id_created_at_idx" ON "plan_subscriptions"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "plan_subscriptions_period_ends_at_idx" ON "plan_subscriptions"("period_ends_at");

-- CreateIndex
CREATE UNIQUE INDEX "plan_receipts_provider_id_key" ON "plan_receipts"("provider_id");

-- CreateIndex
CREATE INDEX "plan_receipts_user_id_paid_at_idx" ON "plan_receipts"("user_id", "paid_at" DESC);

-- CreateIndex
CREATE INDEX "plan_receipts_subscription_id_idx" ON "plan_receipts"("subscription_id");

-- AddForeignKey
ALTER TABLE "plan_customers" ADD CONSTRAINT "plan_customers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_checkouts" ADD CONSTRAINT "plan_checkouts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_subscriptions" ADD CONSTRAINT "plan_subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_receipts" ADD CONSTRAINT "plan_receipts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_receipts" ADD CONSTRAINT "plan_receipts_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "plan_subscriptions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- One open try to buy, and one plan in force, for each account: two tabs buy once.
CREATE UNIQUE INDEX "plan_checkouts_one_open" ON "plan_checkouts"("user_id") WHERE "status" = 'open';
CREATE UNIQUE INDEX "plan_subscriptions_one_in_force" ON "plan_subscriptions"("user_id") WHERE "status" <> 'ended';
