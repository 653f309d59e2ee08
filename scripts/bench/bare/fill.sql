CREATE TABLE items (id int PRIMARY KEY, name text NOT NULL);
INSERT INTO items SELECT i, 'Item ' || i FROM generate_series(1, 100) AS i;

CREATE TABLE people (
  id uuid PRIMARY KEY, email text NOT NULL UNIQUE, first_name text NOT NULL, last_name text NOT NULL,
  role text NOT NULL, created_at timestamptz(3) NOT NULL
);
INSERT INTO people VALUES
  ('00000000-0000-4000-8000-000000000001', 'ada@example.com', 'Ada', 'Lovelace', 'owner', now());

CREATE TABLE locks (
  id uuid PRIMARY KEY, owner_id uuid NOT NULL, created_at timestamptz(3) NOT NULL, status text NOT NULL,
  lock_type text NOT NULL, payment_due_at timestamptz(3) NOT NULL, paid_at timestamptz(3),
  expires_at timestamptz(3), released_at timestamptz(3), release_reason text, log_index int NOT NULL,
  property_address text NOT NULL, owner_name text NOT NULL, unlock_code text NOT NULL
);
CREATE INDEX ON locks (owner_id, created_at DESC);
INSERT INTO locks
  SELECT gen_random_uuid(), '00000000-0000-4000-8000-000000000001', now() - i * interval '1 hour', 'due', 'permanent',
    now() + interval '7 days', NULL, NULL, NULL, NULL, i, i || ' Main St, Austin, TX 78701', 'Ada Lovelace',
    '7K2M-QX40-9RTB'
  FROM generate_series(1, 100) AS i;
