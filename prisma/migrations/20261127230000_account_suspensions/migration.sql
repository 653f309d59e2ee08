-- CreateTable
CREATE TABLE "account_suspensions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "suspended_by_id" UUID,
    "suspended_at" TIMESTAMPTZ(3) NOT NULL,
    "lifted_by_id" UUID,
    "lifted_at" TIMESTAMPTZ(3),

    CONSTRAINT "account_suspensions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "account_suspensions_user_id_idx" ON "account_suspensions"("user_id");

-- AddForeignKey
ALTER TABLE "account_suspensions" ADD CONSTRAINT "account_suspensions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE UNIQUE INDEX "account_suspensions_one_open" ON "account_suspensions" ("user_id") WHERE "lifted_at" IS NULL;

-- A sign-in that began before its account was suspended, on whichever server, waits for the suspension here and is refused.
CREATE FUNCTION "refuse_suspended_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "users" WHERE "id" = NEW."user_id" FOR KEY SHARE;
  IF EXISTS (SELECT 1 FROM "account_suspensions" WHERE "user_id" = NEW."user_id" AND "lifted_at" IS NULL) THEN
    RAISE EXCEPTION 'this account is suspended' USING ERRCODE = 'DG003';
  END IF;
  RETURN NEW;
END;
$$;

CREATE TRIGGER "sessions_unless_suspended" BEFORE INSERT ON "sessions" FOR EACH ROW EXECUTE FUNCTION "refuse_suspended_account"();
