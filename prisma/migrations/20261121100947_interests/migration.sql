-- CreateTable
CREATE TABLE "interests" (
    "id" UUID NOT NULL,
    "content_hash" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "name" TEXT NOT NULL,
    "organization" TEXT,
    "message" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "interests_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "interests_content_hash_key" ON "interests"("content_hash");

-- CreateIndex
CREATE INDEX "interests_created_at_id_idx" ON "interests"("created_at" DESC, "id");
