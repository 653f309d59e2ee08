-- What an append begins with, in one call: whoever waited for the lock reads at once, and does not go back to the app first.
-- The function is volatile, so under READ COMMITTED its second statement sees what the one before us committed.
CREATE FUNCTION hold_log_tail(lock_key int) RETURNS TABLE (size int, leaf text, hash bytea)
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(lock_key);
  RETURN QUERY
    SELECT tail.index + 1, tail.leaf, (
      SELECT n.hash FROM log_nodes n WHERE n.level = l.level AND n.index = ((tail.index + 1) >> l.level) - 1
    )
    FROM (SELECT e.index, e.leaf FROM log_entries e ORDER BY e.index DESC LIMIT 1) AS tail,
      generate_series(30, 0, -1) AS l(level)
    WHERE ((tail.index + 1) >> l.level) & 1 = 1
    ORDER BY l.level DESC;
END $$;
