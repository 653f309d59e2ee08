-- Ending a membership ended the hold: a member who is held keeps what was theirs while they were one.

-- Of the append-only trail, because the row of a membership goes with it. Whoever left before a record was made has nothing
-- to do with it. An admin who lets a partner in opens an organization and is no member of it.
CREATE FUNCTION "was_member"(account UUID, organization UUID, made TIMESTAMPTZ) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT 1 FROM "organization_members" m WHERE m."user_id" = account AND m."organization_id" = organization
  ) OR EXISTS (
    SELECT 1 FROM "audit_events" j
    WHERE j."actor_id" = account AND j."subject_id" = organization
      AND (j."type" = 'organization.joined' OR (j."type" = 'organization.created' AND NOT j."data" ? 'applicationId'))
      AND NOT EXISTS (
        SELECT 1 FROM "audit_events" l
        WHERE l."subject_id" = organization AND l."type" IN ('organization.left', 'organization.member_removed')
          AND l."data" ->> 'memberId' = account::text
          AND l."created_at" >= j."created_at" AND l."created_at" < made
      )
  );
$$;

CREATE OR REPLACE FUNCTION "is_held_organization"(organization UUID) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT 1 FROM "legal_holds" h WHERE h."lifted_at" IS NULL AND "was_member"(h."user_id", organization, now())
  );
$$;

CREATE OR REPLACE FUNCTION "is_of_partner_lock"(account UUID, asked UUID) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT 1 FROM "partner_locks" p WHERE p."id" = asked AND (
      "was_member"(account, p."organization_id", p."created_at")
      OR EXISTS (SELECT 1 FROM "api_keys" k WHERE k."id" = p."api_key_id" AND k."created_by_id" = account)
      OR EXISTS (SELECT 1 FROM "deed_locks" l WHERE l."id" = p."lock_id" AND l."owner_id" = account)
      OR EXISTS (SELECT 1 FROM "users" u WHERE u."id" = account AND u."email" = p."owner_email")
    )
  );
$$;

CREATE OR REPLACE FUNCTION "is_of_report"(account UUID, report UUID) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT 1 FROM "fraud_cases" c WHERE c."id" = report AND (
      c."user_id" = account
      OR "was_member"(account, c."organization_id", c."created_at")
      OR EXISTS (SELECT 1 FROM "deed_locks" l WHERE l."id" = c."lock_id" AND l."owner_id" = account)
      OR "is_of_partner_lock"(account, c."partner_lock_id")
    )
  );
$$;
