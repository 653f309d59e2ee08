-- Every process hears of a key that was revoked, rolled or deleted, and trusts no key that it remembers any more.
CREATE FUNCTION "tell_api_key_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('events', json_build_object('topic', 'api-keys', 'kind', 'changed', 'id', OLD."organization_id")::text);
  RETURN NULL;
END;
$$;

CREATE TRIGGER "api_keys_change" AFTER UPDATE OR DELETE ON "api_keys" FOR EACH ROW EXECUTE FUNCTION "tell_api_key_changed"();
