-- AlterTable
ALTER TABLE "partner_applications" ADD COLUMN     "ended_at" TIMESTAMPTZ(3);

-- By hand from here: what Prisma cannot express.

-- Until now the audit trail alone knew which partnerships had ended.
UPDATE "partner_applications" p SET "ended_at" = e."created_at"
  FROM "audit_events" e
  WHERE p."status" = 'declined' AND e."subject_id" = p."id" AND e."type" = 'partner.ended';
