-- The addresses that a copy of an email names, in small letters: where it went, and those in its text. A mark before one may
-- be its own or the sentence's, so it is kept with and without.
CREATE FUNCTION mail_addresses(to_address text, written text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT lower(named.address))
  FROM (
    SELECT to_address AS address
    UNION ALL
    SELECT unnest(ARRAY[found[1], ltrim(found[1], '''.-')])
    FROM regexp_matches(written, '[A-Za-z0-9_''+.-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}', 'g') AS found
  ) AS named
$$;
