-- CreateEnum
CREATE TYPE "SharedKind" AS ENUM ('document', 'property', 'request', 'invoice');

-- CreateTable
CREATE TABLE "organization_shares" (
    "kind" "SharedKind" NOT NULL,
    "thing_id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "shared_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "organization_shares_pkey" PRIMARY KEY ("kind","thing_id")
);

-- CreateIndex
CREATE INDEX "organization_shares_organization_id_kind_created_at_thing_i_idx" ON "organization_shares"("organization_id", "kind", "created_at" DESC, "thing_id" DESC);

-- CreateIndex
CREATE INDEX "organization_shares_shared_by_id_idx" ON "organization_shares"("shared_by_id");

-- AddForeignKey
ALTER TABLE "organization_shares" ADD CONSTRAINT "organization_shares_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_shares" ADD CONSTRAINT "organization_shares_shared_by_id_fkey" FOREIGN KEY ("shared_by_id") REFERENCES "organization_members"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;
