-- What two accounts have in common is kept while either is held: the deletion of the other one would empty it.

-- As before; of an UPDATE the row has to come back as it was changed.
CREATE OR REPLACE FUNCTION "refuse_held_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF "is_held"((to_jsonb(OLD) ->> TG_ARGV[0])::uuid) THEN
    RAISE EXCEPTION 'this account is under a legal hold' USING ERRCODE = 'DG002';
  END IF;
  IF TG_OP = 'UPDATE' THEN RETURN NEW; END IF;
  RETURN OLD;
END;
$$;

-- Also who gave the visit back, which takes a notary out of the row.
CREATE FUNCTION "took_part"(account UUID, visit UUID) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM "notary_requests" WHERE "id" = visit AND account IN ("client_id", "notary_id"))
    OR EXISTS (
      SELECT 1 FROM "offers" WHERE "request_id" = visit AND "notary_id" = account AND "status" = 'accepted'
    )
    OR EXISTS (SELECT 1 FROM "request_messages" WHERE "request_id" = visit AND "sender_id" = account);
$$;

CREATE FUNCTION "is_held_visit"(visit UUID) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM "legal_holds" h WHERE h."lifted_at" IS NULL AND "took_part"(h."user_id", visit));
$$;

-- A visit belongs to all who took part in it.
CREATE OR REPLACE FUNCTION "refuse_held_visit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF "is_held_visit"((to_jsonb(OLD) ->> coalesce(TG_ARGV[0], 'request_id'))::uuid) THEN
    RAISE EXCEPTION 'this account is under a legal hold' USING ERRCODE = 'DG002';
  END IF;
  IF TG_OP = 'UPDATE' THEN RETURN NEW; END IF;
  RETURN OLD;
END;
$$;

CREATE FUNCTION "is_held_organization"(organization UUID) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT 1 FROM "legal_holds" h JOIN "organization_members" m ON m."user_id" = h."user_id"
    WHERE h."lifted_at" IS NULL AND m."organization_id" = organization
  );
$$;

-- What an organization asked of an owner is of its members, of who made the key, and of the owner.
CREATE FUNCTION "is_of_partner_lock"(account UUID, asked UUID) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT 1 FROM "partner_locks" p WHERE p."id" = asked AND (
      EXISTS (
        SELECT 1 FROM "organization_members" m
        WHERE m."user_id" = account AND m."organization_id" = p."organization_id"
      )
      OR EXISTS (SELECT 1 FROM "api_keys" k WHERE k."id" = p."api_key_id" AND k."created_by_id" = account)
      OR EXISTS (SELECT 1 FROM "deed_locks" l WHERE l."id" = p."lock_id" AND l."owner_id" = account)
      OR EXISTS (SELECT 1 FROM "users" u WHERE u."id" = account AND u."email" = p."owner_email")
    )
  );
$$;

-- A report of fraud is of who wrote it, of the organization for which they did, and of the owner of the property.
CREATE FUNCTION "is_of_report"(account UUID, report UUID) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT 1 FROM "fraud_cases" c WHERE c."id" = report AND (
      c."user_id" = account
      OR EXISTS (
        SELECT 1 FROM "organization_members" m
        WHERE m."user_id" = account AND m."organization_id" = c."organization_id"
      )
      OR EXISTS (SELECT 1 FROM "deed_locks" l WHERE l."id" = c."lock_id" AND l."owner_id" = account)
      OR "is_of_partner_lock"(account, c."partner_lock_id")
    )
  );
$$;

CREATE FUNCTION "refuse_held_partner_lock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM "legal_holds" h WHERE h."lifted_at" IS NULL AND "is_of_partner_lock"(h."user_id", OLD."id")
  ) THEN
    RAISE EXCEPTION 'this account is under a legal hold' USING ERRCODE = 'DG002';
  END IF;
  IF TG_OP = 'UPDATE' THEN RETURN NEW; END IF;
  RETURN OLD;
END;
$$;

CREATE FUNCTION "refuse_held_report"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM "legal_holds" h WHERE h."lifted_at" IS NULL AND "is_of_report"(h."user_id", OLD."id")
  ) THEN
    RAISE EXCEPTION 'this account is under a legal hold' USING ERRCODE = 'DG002';
  END IF;
  IF TG_OP = 'UPDATE' THEN RETURN NEW; END IF;
  RETURN OLD;
END;
$$;

CREATE FUNCTION "refuse_held_invitation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF "is_held_organization"(OLD."organization_id") OR "is_held"(OLD."invited_by_id")
    OR "is_held"((SELECT "id" FROM "users" WHERE "email" = OLD."email"))
  THEN
    RAISE EXCEPTION 'this account is under a legal hold' USING ERRCODE = 'DG002';
  END IF;
  RETURN OLD;
END;
$$;

CREATE TRIGGER "request_messages_held" BEFORE DELETE ON "request_messages" FOR EACH ROW EXECUTE FUNCTION "refuse_held_visit"();
CREATE TRIGGER "request_messages_words_held" BEFORE UPDATE OF "body" ON "request_messages" FOR EACH ROW
  WHEN (OLD."body" IS DISTINCT FROM NEW."body") EXECUTE FUNCTION "refuse_held_visit"();
CREATE TRIGGER "reviews_words_held" BEFORE UPDATE OF "comment" ON "reviews" FOR EACH ROW
  WHEN (OLD."comment" IS DISTINCT FROM NEW."comment") EXECUTE FUNCTION "refuse_held_visit"();
-- The address of an office comes and goes with the notary who accepts the visit there.
CREATE TRIGGER "notary_requests_words_held"
  BEFORE UPDATE OF "location", "lat", "lng", "special_instructions", "document_names", "office_address" ON "notary_requests"
  FOR EACH ROW WHEN (
    OLD."location" IS DISTINCT FROM NEW."location" OR OLD."lat" IS DISTINCT FROM NEW."lat" OR OLD."lng" IS DISTINCT FROM NEW."lng"
    OR OLD."special_instructions" IS DISTINCT FROM NEW."special_instructions"
    OR OLD."document_names" IS DISTINCT FROM NEW."document_names"
    OR (OLD."office_address" IS DISTINCT FROM NEW."office_address" AND OLD."notary_id" IS NOT DISTINCT FROM NEW."notary_id")
  ) EXECUTE FUNCTION "refuse_held_visit"('id');

CREATE TRIGGER "fraud_cases_of_others_held" BEFORE DELETE ON "fraud_cases" FOR EACH ROW EXECUTE FUNCTION "refuse_held_report"();
CREATE TRIGGER "fraud_cases_words_held"
  BEFORE UPDATE OF "state", "county", "property_address", "summary", "details", "reporter_name", "reporter_email" ON "fraud_cases"
  FOR EACH ROW WHEN (
    (OLD."state", OLD."county", OLD."property_address", OLD."summary", OLD."details", OLD."reporter_name", OLD."reporter_email")
    IS DISTINCT FROM
    (NEW."state", NEW."county", NEW."property_address", NEW."summary", NEW."details", NEW."reporter_name", NEW."reporter_email")
  ) EXECUTE FUNCTION "refuse_held_report"();

CREATE TRIGGER "partner_locks_held" BEFORE DELETE ON "partner_locks" FOR EACH ROW EXECUTE FUNCTION "refuse_held_partner_lock"();
CREATE TRIGGER "partner_locks_words_held"
  BEFORE UPDATE OF "property_address", "owner_name", "owner_email", "reference" ON "partner_locks"
  FOR EACH ROW WHEN (
    (OLD."property_address", OLD."owner_name", OLD."owner_email", OLD."reference")
    IS DISTINCT FROM (NEW."property_address", NEW."owner_name", NEW."owner_email", NEW."reference")
  ) EXECUTE FUNCTION "refuse_held_partner_lock"();

CREATE TRIGGER "organization_invitations_held" BEFORE DELETE ON "organization_invitations" FOR EACH ROW EXECUTE FUNCTION "refuse_held_invitation"();

-- A credential that has no paper yet is what somebody typed, and is changed as ever.
CREATE TRIGGER "notary_credentials_held" BEFORE DELETE ON "notary_credentials" FOR EACH ROW
  WHEN (OLD."paper_object_id" IS NOT NULL) EXECUTE FUNCTION "refuse_held_account"('notary_id');
CREATE TRIGGER "notary_credentials_paper_held" BEFORE UPDATE OF "paper_object_id", "number", "expires_on" ON "notary_credentials"
  FOR EACH ROW WHEN (
    OLD."paper_object_id" IS NOT NULL AND (OLD."paper_object_id", OLD."number", OLD."expires_on")
    IS DISTINCT FROM (NEW."paper_object_id", NEW."number", NEW."expires_on")
  ) EXECUTE FUNCTION "refuse_held_account"('notary_id');
