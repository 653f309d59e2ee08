-- CreateTable
CREATE TABLE "interests" (
    "id" UUID NOT NULL,
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
CREATE INDEX "interests_created_at_id_idx" ON "interests"("created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "interests_email_topic_key" ON "interests"("email", "topic");
