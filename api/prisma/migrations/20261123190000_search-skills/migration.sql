-- The board's search finds an ad by its skills, too.
CREATE OR REPLACE FUNCTION fill_job_search() RETURNS trigger AS $$
BEGIN
  NEW."searchText" := lower(NEW.title || E'\n' || NEW.company || E'\n' || NEW.location || E'\n' || array_to_string(NEW.skills, E'\n'));
  NEW.search :=
    setweight(to_tsvector('simple', NEW.title), 'A') ||
    setweight(to_tsvector('simple', array_to_string(NEW.skills, ' ')), 'B') ||
    setweight(to_tsvector('simple', NEW.company), 'C') ||
    setweight(to_tsvector('simple', NEW.location), 'D');
  RETURN NEW;
END
$$ LANGUAGE plpgsql;

-- The trigger fills both anew.
UPDATE "Job" SET skills = skills;
