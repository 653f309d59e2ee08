-- CreateEnum
CREATE TYPE "RecordingImportStatus" AS ENUM ('running', 'done', 'failed');

-- CreateTable
CREATE TABLE "recording_mappings" (
    "fips" TEXT NOT NULL,
    "columns" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recording_mappings_pkey" PRIMARY KEY ("fips")
);

-- CreateTable
CREATE TABLE "recording_imports" (
    "id" UUID NOT NULL,
    "fips" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "columns" JSONB NOT NULL,
    "status" "RecordingImportStatus" NOT NULL DEFAULT 'running',
    "object_id" UUID,
    "rows" INTEGER NOT NULL DEFAULT 0,
    "added" INTEGER NOT NULL DEFAULT 0,
    "known" INTEGER NOT NULL DEFAULT 0,
    "bad_count" INTEGER NOT NULL DEFAULT 0,
    "bad" JSONB NOT NULL DEFAULT '[]',
    "matches" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT,
    "started_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "taken_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "recording_imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recordings" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "import_id" UUID NOT NULL,
    "fips" TEXT NOT NULL,
    "recorded_on" DATE NOT NULL,
    "instrument" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "class" TEXT NOT NULL,
    "grantors" TEXT[],
    "grantees" TEXT[],
    "address" TEXT,
    "parcel" TEXT,
    "legal" TEXT,
    "consideration_cents" BIGINT,
    "match_keys" TEXT[],
    "identity" BYTEA NOT NULL,

    CONSTRAINT "recordings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "recording_imports_created_at_id_idx" ON "recording_imports"("created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "recordings_identity_key" ON "recordings"("identity");

-- CreateIndex
CREATE INDEX "recordings_match_keys_idx" ON "recordings" USING GIN ("match_keys");

-- CreateIndex
CREATE INDEX "recordings_import_id_idx" ON "recordings"("import_id");

-- AddForeignKey
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "recording_imports"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
