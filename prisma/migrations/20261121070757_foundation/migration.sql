-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- By hand: what Prisma cannot express
CREATE EXTENSION IF NOT EXISTS "citext";

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('owner', 'notary', 'partner', 'admin');

-- CreateEnum
CREATE TYPE "DeedLockStatus" AS ENUM ('due', 'paid', 'released');

-- CreateEnum
CREATE TYPE "DeedLockType" AS ENUM ('permanent', 'temporary');

-- CreateEnum
CREATE TYPE "DeedReleaseReason" AS ENUM ('owner', 'unpaid', 'expired');

-- CreateEnum
CREATE TYPE "PaymentProvider" AS ENUM ('stripe', 'demo');

-- CreateEnum
CREATE TYPE "PaymentStatus" AS ENUM ('open', 'succeeded', 'failed');

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" CITEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "phone" TEXT,
    "role" "Role" NOT NULL DEFAULT 'owner',
    "session_version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "window_start" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key","window_start")
);

-- CreateTable
CREATE TABLE "audit_events" (
    "id" UUID NOT NULL,
    "actor_id" UUID,
    "type" TEXT NOT NULL,
    "subject_id" UUID NOT NULL,
    "data" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "log_entries" (
    "index" INTEGER NOT NULL,
    "leaf" TEXT NOT NULL,
    "commitment" BYTEA NOT NULL,

    CONSTRAINT "log_entries_pkey" PRIMARY KEY ("index")
);

-- CreateTable
CREATE TABLE "log_nodes" (
    "level" INTEGER NOT NULL,
    "index" INTEGER NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "log_nodes_pkey" PRIMARY KEY ("level","index")
);

-- CreateTable
CREATE TABLE "log_checkpoints" (
    "size" INTEGER NOT NULL,
    "note" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "log_checkpoints_pkey" PRIMARY KEY ("size")
);

-- CreateTable
CREATE TABLE "log_openings" (
    "index" INTEGER NOT NULL,
    "salt" BYTEA,
    "record" TEXT,

    CONSTRAINT "log_openings_pkey" PRIMARY KEY ("index")
);

-- CreateTable
CREATE TABLE "deed_locks" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "property_address" TEXT NOT NULL,
    "property_key" TEXT NOT NULL,
    "owner_name" TEXT NOT NULL,
    "lock_type" "DeedLockType" NOT NULL,
    "reason" TEXT NOT NULL,
    "status" "DeedLockStatus" NOT NULL DEFAULT 'due',
    "unlock_code_ciphertext" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "payment_due_at" TIMESTAMPTZ(3) NOT NULL,
    "paid_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "released_at" TIMESTAMPTZ(3),
    "release_reason" "DeedReleaseReason",
    "log_index" INTEGER NOT NULL,
    "release_log_index" INTEGER,

    CONSTRAINT "deed_locks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payments" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "lock_id" UUID,
    "provider" "PaymentProvider" NOT NULL,
    "provider_id" TEXT,
    "status" "PaymentStatus" NOT NULL DEFAULT 'open',
    "amount_cents" INTEGER NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'usd',
    "service" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "succeeded_at" TIMESTAMPTZ(3),

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stripe_events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "stripe_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "href" TEXT,
    "read_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "rate_limits_expires_at_idx" ON "rate_limits"("expires_at");

-- CreateIndex
CREATE INDEX "audit_events_subject_id_created_at_idx" ON "audit_events"("subject_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "log_entries_commitment_key" ON "log_entries"("commitment");

-- CreateIndex
CREATE INDEX "deed_locks_owner_id_created_at_idx" ON "deed_locks"("owner_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "payments_provider_id_key" ON "payments"("provider_id");

-- CreateIndex
CREATE INDEX "payments_user_id_created_at_idx" ON "payments"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "payments_lock_id_idx" ON "payments"("lock_id");

-- CreateIndex
CREATE INDEX "notifications_user_id_created_at_idx" ON "notifications"("user_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "deed_locks" ADD CONSTRAINT "deed_locks_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_lock_id_fkey" FOREIGN KEY ("lock_id") REFERENCES "deed_locks"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what Prisma cannot express

-- Counters are written on most calls and may be lost in a crash: no write-ahead log for them.
ALTER TABLE "rate_limits" SET UNLOGGED;

-- A property has one live lock per account.
CREATE UNIQUE INDEX "deed_locks_live_property_key" ON "deed_locks"("owner_id", "property_key") WHERE "status" <> 'released';

-- What the expiry job looks for.
CREATE INDEX "deed_locks_unpaid" ON "deed_locks"("payment_due_at") WHERE "status" = 'due';
CREATE INDEX "deed_locks_ending" ON "deed_locks"("expires_at") WHERE "status" <> 'released' AND "expires_at" IS NOT NULL;

-- A double click opens one payment, not two.
CREATE UNIQUE INDEX "payments_one_open" ON "payments"("user_id", COALESCE("lock_id", '00000000-0000-0000-0000-000000000000')) WHERE "status" = 'open';

-- One payment covers one property, and a property is paid once.
CREATE UNIQUE INDEX "payments_one_succeeded_per_lock" ON "payments"("lock_id") WHERE "status" = 'succeeded' AND "lock_id" IS NOT NULL;

-- A credit: paid, not used yet.
CREATE INDEX "payments_credits" ON "payments"("user_id", "succeeded_at") WHERE "status" = 'succeeded' AND "lock_id" IS NULL;

CREATE INDEX "log_nodes_leaf_hash" ON "log_nodes"("hash") WHERE "level" = 0;

ALTER TABLE "log_entries" ADD CONSTRAINT "log_entries_index_positive" CHECK ("index" >= 0);
ALTER TABLE "payments" ADD CONSTRAINT "payments_amount_positive" CHECK ("amount_cents" > 0);

-- The log and the audit trail only grow.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % cannot be changed or deleted', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END;
$$;

CREATE TRIGGER "log_entries_append_only" BEFORE UPDATE OR DELETE ON "log_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "log_entries_no_truncate" BEFORE TRUNCATE ON "log_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "log_nodes_append_only" BEFORE UPDATE OR DELETE ON "log_nodes" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "log_nodes_no_truncate" BEFORE TRUNCATE ON "log_nodes" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "log_checkpoints_append_only" BEFORE UPDATE OR DELETE ON "log_checkpoints" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "log_checkpoints_no_truncate" BEFORE TRUNCATE ON "log_checkpoints" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "audit_events_append_only" BEFORE UPDATE OR DELETE ON "audit_events" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "audit_events_no_truncate" BEFORE TRUNCATE ON "audit_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
