-- AlterTable
ALTER TABLE "notary_profiles" ADD COLUMN     "office_address" TEXT,
ADD COLUMN     "office_lat" DOUBLE PRECISION,
ADD COLUMN     "office_lng" DOUBLE PRECISION,
ADD COLUMN     "office_place" TEXT,
ADD COLUMN     "office_state" TEXT;

-- AlterTable
ALTER TABLE "notary_requests" ADD COLUMN     "cancellation_cents" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "is_travel_open" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "mode" TEXT NOT NULL DEFAULT 'mobile',
ADD COLUMN     "office_address" TEXT,
ADD COLUMN     "pages" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "rush_fee_cents" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "tax_cents" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "travel_asked_cents" INTEGER;

-- Not valid for the rows that are there, so that none has to be read: they fulfil it as they are.
ALTER TABLE "notary_requests" ADD CONSTRAINT "notary_requests_mode_check"
  CHECK ("mode" IN ('mobile', 'in-person') AND "pages" >= 1 AND "cancellation_cents" >= 0) NOT VALID;

-- What the previous version writes has neither rush nor tax, and fulfils it too.
ALTER TABLE "notary_requests" DROP CONSTRAINT "notary_requests_price_check";
ALTER TABLE "notary_requests" ADD CONSTRAINT "notary_requests_price_check"
  CHECK ("base_price_cents" >= 0 AND "travel_fee_cents" >= 0 AND "rush_fee_cents" >= 0 AND "tax_cents" >= 0 AND "add_on_cents" >= 0
    AND "total_price_cents" = "base_price_cents" + "travel_fee_cents" + "rush_fee_cents" + "tax_cents" + "add_on_cents") NOT VALID;

-- As "notary_profiles_home_idx": the nearest office of who can be asked.
CREATE INDEX "notary_profiles_office_idx" ON "notary_profiles" USING gist (ll_to_earth("office_lat", "office_lng"))
  WHERE "is_available" AND "verified_at" IS NOT NULL AND "office_lat" IS NOT NULL AND "office_lng" IS NOT NULL;
