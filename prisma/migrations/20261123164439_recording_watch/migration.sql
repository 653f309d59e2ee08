-- CreateEnum
CREATE TYPE "WatchKind" AS ENUM ('name', 'parcel');

-- CreateEnum
CREATE TYPE "AlertLevel" AS ENUM ('CRITICAL', 'HIGH', 'MEDIUM', 'LOW');

-- CreateEnum
CREATE TYPE "AlertStatus" AS ENUM ('active', 'escalated', 'resolved');

-- AlterTable
ALTER TABLE "deed_locks" ADD COLUMN     "match_keys" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "watches" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "WatchKind" NOT NULL,
    "value" TEXT NOT NULL,
    "fips" TEXT,
    "match_keys" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "watches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recording_matches" (
    "id" UUID NOT NULL,
    "recording_id" UUID NOT NULL,
    "lock_id" UUID,
    "watch_id" UUID,
    "score" DOUBLE PRECISION NOT NULL,
    "reasons" JSONB NOT NULL,
    "is_history" BOOLEAN NOT NULL,
    "announcement_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recording_matches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "announcements" (
    "id" UUID NOT NULL,
    "lock_id" UUID NOT NULL,
    "class" TEXT NOT NULL,
    "party" TEXT,
    "from" DATE NOT NULL,
    "until" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "announcements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "alerts" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "level" "AlertLevel" NOT NULL,
    "status" "AlertStatus" NOT NULL DEFAULT 'active',
    "title" TEXT NOT NULL,
    "reasons" TEXT[],
    "facts" JSONB NOT NULL DEFAULT '{}',
    "lock_id" UUID,
    "recording_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "resolved_at" TIMESTAMPTZ(3),
    "resolved_reason" TEXT,

    CONSTRAINT "alerts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "watches_user_id_created_at_idx" ON "watches"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "watches_match_keys_idx" ON "watches" USING GIN ("match_keys");

-- CreateIndex
CREATE INDEX "recording_matches_lock_id_idx" ON "recording_matches"("lock_id");

-- CreateIndex
CREATE INDEX "recording_matches_watch_id_idx" ON "recording_matches"("watch_id");

-- CreateIndex
CREATE INDEX "recording_matches_announcement_id_idx" ON "recording_matches"("announcement_id");

-- CreateIndex
CREATE UNIQUE INDEX "recording_matches_recording_id_lock_id_key" ON "recording_matches"("recording_id", "lock_id");

-- CreateIndex
CREATE UNIQUE INDEX "recording_matches_recording_id_watch_id_key" ON "recording_matches"("recording_id", "watch_id");

-- CreateIndex
CREATE INDEX "announcements_lock_id_idx" ON "announcements"("lock_id");

-- CreateIndex
CREATE INDEX "alerts_user_id_created_at_id_idx" ON "alerts"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "alerts_lock_id_idx" ON "alerts"("lock_id");

-- CreateIndex
CREATE INDEX "alerts_recording_id_idx" ON "alerts"("recording_id");

-- CreateIndex
CREATE UNIQUE INDEX "alerts_user_id_kind_subject_key" ON "alerts"("user_id", "kind", "subject");

-- CreateIndex
CREATE INDEX "deed_locks_match_keys_idx" ON "deed_locks" USING GIN ("match_keys");

-- AddForeignKey
ALTER TABLE "watches" ADD CONSTRAINT "watches_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recording_matches" ADD CONSTRAINT "recording_matches_recording_id_fkey" FOREIGN KEY ("recording_id") REFERENCES "recordings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recording_matches" ADD CONSTRAINT "recording_matches_lock_id_fkey" FOREIGN KEY ("lock_id") REFERENCES "deed_locks"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recording_matches" ADD CONSTRAINT "recording_matches_watch_id_fkey" FOREIGN KEY ("watch_id") REFERENCES "watches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recording_matches" ADD CONSTRAINT "recording_matches_announcement_id_fkey" FOREIGN KEY ("announcement_id") REFERENCES "announcements"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_lock_id_fkey" FOREIGN KEY ("lock_id") REFERENCES "deed_locks"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_lock_id_fkey" FOREIGN KEY ("lock_id") REFERENCES "deed_locks"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_recording_id_fkey" FOREIGN KEY ("recording_id") REFERENCES "recordings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Prisma knows no checks and no triggers.
ALTER TABLE "recording_matches" ADD CONSTRAINT "recording_matches_about_one" CHECK (num_nonnulls("lock_id", "watch_id") = 1);
ALTER TABLE "watches" ADD CONSTRAINT "watches_parcel_has_county" CHECK ("kind" = 'name' OR "fips" IS NOT NULL);
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_until_after_from" CHECK ("until" >= "from");
CREATE TRIGGER "alerts_of_living" BEFORE INSERT ON "alerts" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_account"('user_id');
CREATE TRIGGER "watches_of_living" BEFORE INSERT ON "watches" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_account"('user_id');
