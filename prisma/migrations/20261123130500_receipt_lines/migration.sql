-- What leads to the amount of a receipt of a plan.
ALTER TABLE "plan_receipts" ADD COLUMN "lines" JSONB;
