-- CreateEnum
CREATE TYPE "CredentialKind" AS ENUM ('commission', 'bond', 'insurance');

-- CreateEnum
CREATE TYPE "RequestStatus" AS ENUM ('pending', 'assigned', 'in_progress', 'completed', 'cancelled');

-- CreateEnum
CREATE TYPE "TravelStage" AS ENUM ('en_route', 'arrived');

-- CreateEnum
CREATE TYPE "CancelledBy" AS ENUM ('client', 'notary', 'nobody_found');

-- CreateEnum
CREATE TYPE "OfferStatus" AS ENUM ('open', 'accepted', 'declined', 'expired', 'withdrawn');

-- CreateEnum
CREATE TYPE "MailTransport" AS ENUM ('smtp', 'preview');

-- CreateTable
CREATE TABLE "notary_profiles" (
    "user_id" UUID NOT NULL,
    "is_available" BOOLEAN NOT NULL DEFAULT false,
    "states" TEXT[],
    "service_types" TEXT[],
    "home_place" TEXT,
    "home_lat" DOUBLE PRECISION,
    "home_lng" DOUBLE PRECISION,
    "travel_radius_miles" INTEGER NOT NULL DEFAULT 25,
    "verified_at" TIMESTAMPTZ(3),
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "calendar_token_hash" BYTEA,
    "rating_sum" INTEGER NOT NULL DEFAULT 0,
    "rating_count" INTEGER NOT NULL DEFAULT 0,
    "offers_answered" INTEGER NOT NULL DEFAULT 0,
    "offers_accepted" INTEGER NOT NULL DEFAULT 0,
    "completed_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notary_profiles_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "notary_credentials" (
    "notary_id" UUID NOT NULL,
    "kind" "CredentialKind" NOT NULL,
    "state" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "expires_on" DATE NOT NULL,

    CONSTRAINT "notary_credentials_pkey" PRIMARY KEY ("notary_id","kind","state")
);

-- CreateTable
CREATE TABLE "notary_time_off" (
    "id" UUID NOT NULL,
    "notary_id" UUID NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "note" TEXT,

    CONSTRAINT "notary_time_off_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notary_requests" (
    "id" UUID NOT NULL,
    "client_id" UUID NOT NULL,
    "notary_id" UUID,
    "preferred_notary_id" UUID,
    "status" "RequestStatus" NOT NULL DEFAULT 'pending',
    "service_type" TEXT NOT NULL,
    "document_type" TEXT NOT NULL,
    "appointment_at" TIMESTAMPTZ(3) NOT NULL,
    "is_remote" BOOLEAN NOT NULL,
    "location" TEXT,
    "lat" DOUBLE PRECISION,
    "lng" DOUBLE PRECISION,
    "state" TEXT,
    "add_deed_guard" BOOLEAN NOT NULL,
    "special_instructions" TEXT,
    "document_id" UUID,
    "base_price_cents" INTEGER NOT NULL,
    "travel_fee_cents" INTEGER NOT NULL,
    "add_on_cents" INTEGER NOT NULL,
    "total_price_cents" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "assigned_at" TIMESTAMPTZ(3),
    "travel_stage" "TravelStage",
    "departed_at" TIMESTAMPTZ(3),
    "arrived_at" TIMESTAMPTZ(3),
    "started_at" TIMESTAMPTZ(3),
    "completed_at" TIMESTAMPTZ(3),
    "cancelled_at" TIMESTAMPTZ(3),
    "cancelled_by" "CancelledBy",
    "busy_from" TIMESTAMPTZ(3),
    "busy_to" TIMESTAMPTZ(3),
    "exhausted_at" TIMESTAMPTZ(3),
    "log_index" INTEGER,

    CONSTRAINT "notary_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offers" (
    "id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "notary_id" UUID NOT NULL,
    "status" "OfferStatus" NOT NULL DEFAULT 'open',
    "distance_miles" DOUBLE PRECISION,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "offers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "dispatch_rounds" (
    "id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "considered" JSONB NOT NULL,

    CONSTRAINT "dispatch_rounds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "position_reports" (
    "id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "lat" DOUBLE PRECISION NOT NULL,
    "lng" DOUBLE PRECISION NOT NULL,
    "accuracy_meters" DOUBLE PRECISION,
    "distance_miles" DOUBLE PRECISION NOT NULL,
    "eta_minutes" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "position_reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "request_messages" (
    "id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "sender_id" UUID NOT NULL,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "request_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reviews" (
    "request_id" UUID NOT NULL,
    "rating" INTEGER NOT NULL,
    "comment" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reviews_pkey" PRIMARY KEY ("request_id")
);

-- CreateTable
CREATE TABLE "mails" (
    "id" UUID NOT NULL,
    "to_address" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "transport" "MailTransport" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "waitlist_entries" (
    "id" UUID NOT NULL,
    "email" CITEXT NOT NULL,
    "name" TEXT NOT NULL,
    "company_name" TEXT,
    "phone" TEXT,
    "state" TEXT NOT NULL,
    "experience" TEXT NOT NULL,
    "specializations" TEXT[],
    "current_volume" TEXT,
    "availability" TEXT NOT NULL,
    "motivation" TEXT NOT NULL,
    "request_beta_access" BOOLEAN NOT NULL,
    "accepted_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "waitlist_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "notary_profiles_calendar_token_hash_key" ON "notary_profiles"("calendar_token_hash");

-- CreateIndex
CREATE INDEX "notary_time_off_notary_id_ends_at_idx" ON "notary_time_off"("notary_id", "ends_at");

-- CreateIndex
CREATE INDEX "notary_requests_client_id_created_at_idx" ON "notary_requests"("client_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "notary_requests_notary_id_appointment_at_idx" ON "notary_requests"("notary_id", "appointment_at" DESC);

-- CreateIndex
CREATE INDEX "offers_notary_id_status_idx" ON "offers"("notary_id", "status");

-- CreateIndex
CREATE UNIQUE INDEX "offers_request_id_notary_id_key" ON "offers"("request_id", "notary_id");

-- CreateIndex
CREATE INDEX "dispatch_rounds_request_id_created_at_idx" ON "dispatch_rounds"("request_id", "created_at");

-- CreateIndex
CREATE INDEX "position_reports_request_id_created_at_idx" ON "position_reports"("request_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "position_reports_created_at_idx" ON "position_reports"("created_at");

-- CreateIndex
CREATE INDEX "request_messages_request_id_created_at_idx" ON "request_messages"("request_id", "created_at");

-- CreateIndex
CREATE INDEX "mails_created_at_idx" ON "mails"("created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "waitlist_entries_email_key" ON "waitlist_entries"("email");

-- CreateIndex
CREATE INDEX "waitlist_entries_created_at_id_idx" ON "waitlist_entries"("created_at" DESC, "id");

-- AddForeignKey
ALTER TABLE "notary_profiles" ADD CONSTRAINT "notary_profiles_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notary_credentials" ADD CONSTRAINT "notary_credentials_notary_id_fkey" FOREIGN KEY ("notary_id") REFERENCES "notary_profiles"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notary_time_off" ADD CONSTRAINT "notary_time_off_notary_id_fkey" FOREIGN KEY ("notary_id") REFERENCES "notary_profiles"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notary_requests" ADD CONSTRAINT "notary_requests_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notary_requests" ADD CONSTRAINT "notary_requests_notary_id_fkey" FOREIGN KEY ("notary_id") REFERENCES "notary_profiles"("user_id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notary_requests" ADD CONSTRAINT "notary_requests_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "vault_documents"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offers" ADD CONSTRAINT "offers_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "notary_requests"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offers" ADD CONSTRAINT "offers_notary_id_fkey" FOREIGN KEY ("notary_id") REFERENCES "notary_profiles"("user_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dispatch_rounds" ADD CONSTRAINT "dispatch_rounds_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "notary_requests"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "position_reports" ADD CONSTRAINT "position_reports_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "notary_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request_messages" ADD CONSTRAINT "request_messages_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "notary_requests"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request_messages" ADD CONSTRAINT "request_messages_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "notary_requests"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what Prisma cannot express.

CREATE EXTENSION IF NOT EXISTS cube;
CREATE EXTENSION IF NOT EXISTS earthdistance;
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- Nearest notaries first, without looking at all of them.
CREATE INDEX "notary_profiles_home_idx" ON "notary_profiles" USING gist (ll_to_earth("home_lat", "home_lng"))
  WHERE "is_available" AND "verified_at" IS NOT NULL AND "home_lat" IS NOT NULL AND "home_lng" IS NOT NULL;

-- Why somebody near was not asked, for admins.
CREATE INDEX "notary_profiles_out_of_sight_idx" ON "notary_profiles" USING gist (ll_to_earth("home_lat", "home_lng"))
  WHERE NOT ("is_available" AND "verified_at" IS NOT NULL) AND "home_lat" IS NOT NULL AND "home_lng" IS NOT NULL;

-- Remote work has no distance: the best rated first.
CREATE INDEX "notary_profiles_rating_idx" ON "notary_profiles" (("rating_sum"::float / greatest("rating_count", 1)) DESC, "user_id")
  WHERE "is_available" AND "verified_at" IS NOT NULL;

ALTER TABLE "notary_profiles" ADD CONSTRAINT "notary_profiles_home_check"
  CHECK (("home_lat" IS NULL) = ("home_lng" IS NULL) AND "home_lat" BETWEEN -90 AND 90 AND "home_lng" BETWEEN -180 AND 180);

-- A notary is in one place at a time.
ALTER TABLE "notary_requests" ADD CONSTRAINT "notary_requests_no_overlap"
  EXCLUDE USING gist ("notary_id" WITH =, tstzrange("busy_from", "busy_to") WITH &&)
  WHERE ("status" IN ('assigned', 'in_progress'));

ALTER TABLE "notary_requests" ADD CONSTRAINT "notary_requests_price_check"
  CHECK ("base_price_cents" >= 0 AND "travel_fee_cents" >= 0 AND "add_on_cents" >= 0
    AND "total_price_cents" = "base_price_cents" + "travel_fee_cents" + "add_on_cents");

ALTER TABLE "notary_requests" ADD CONSTRAINT "notary_requests_assignment_check"
  CHECK ("status" IN ('pending', 'cancelled') OR ("notary_id" IS NOT NULL AND "busy_from" < "busy_to"));

-- What the sweeps look for.
CREATE INDEX "notary_requests_pending_idx" ON "notary_requests" ("appointment_at") WHERE "status" = 'pending';
CREATE INDEX "notary_requests_assigned_idx" ON "notary_requests" ("appointment_at") WHERE "status" = 'assigned';

-- One offer at a time.
CREATE UNIQUE INDEX "offers_one_open_idx" ON "offers" ("request_id") WHERE "status" = 'open';

CREATE INDEX "request_messages_unread_idx" ON "request_messages" ("request_id", "sender_id") WHERE "read_at" IS NULL;

ALTER TABLE "notary_time_off" ADD CONSTRAINT "notary_time_off_order_check" CHECK ("starts_at" < "ends_at");

ALTER TABLE "reviews" ADD CONSTRAINT "reviews_rating_check" CHECK ("rating" BETWEEN 1 AND 5);
