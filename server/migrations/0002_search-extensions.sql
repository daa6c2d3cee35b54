-- Finds parts of words by an index. It comes with PostgreSQL and may be added by the owner of the database.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
