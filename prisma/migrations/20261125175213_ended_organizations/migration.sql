-- What has ended stands on nothing: its application may be erased, and whoever held the plan may open another one on it.
ALTER TABLE "organizations" DROP CONSTRAINT "organizations_stand_on_something";
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_stand_on_something"
  CHECK (num_nonnulls("application_id", "plan_holder_id") = 1 OR "ended_at" IS NOT NULL);
