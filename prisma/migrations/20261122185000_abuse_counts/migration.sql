-- CreateEnum
CREATE TYPE "AbuseKind" AS ENUM ('limited', 'locked', 'refused', 'poisoned', 'opened');

-- CreateTable
CREATE TABLE "abuse_counts" (
    "id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "kind" "AbuseKind" NOT NULL,
    "what" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "abuse_counts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "abuse_counts_day_kind_what_source_key" ON "abuse_counts"("day", "kind", "what", "source");

-- CreateIndex
CREATE INDEX "abuse_counts_last_at_idx" ON "abuse_counts"("last_at" DESC);

-- CreateIndex
CREATE INDEX "deed_locks_created_at_idx" ON "deed_locks" USING BRIN ("created_at");
