-- What is searched are open ads: closed ones and those that another stands for are most of the rows, and in no index here.
DROP INDEX "Job_search_idx";
DROP INDEX "Job_searchText_idx";
CREATE INDEX "Job_open_searchText_idx" ON "Job" USING GIN ("searchText" gin_trgm_ops)
WHERE "closedAt" IS NULL AND "duplicateOf" IS NULL;

-- Title, company and location have 522 characters at most, and a row of the index below 2,700 bytes.
CREATE OR REPLACE FUNCTION fill_job_search() RETURNS trigger AS $$
BEGIN
  NEW."searchText" := left(lower(NEW.title || E'\n' || NEW.company || E'\n' || NEW.location || E'\n' || array_to_string(NEW.skills, E'\n')), 600);
  NEW.search :=
    setweight(to_tsvector('simple', NEW.title), 'A') ||
    setweight(to_tsvector('simple', array_to_string(NEW.skills, ' ')), 'B') ||
    setweight(to_tsvector('simple', NEW.company), 'C') ||
    setweight(to_tsvector('simple', NEW.location), 'D');
  RETURN NEW;
END
$$ LANGUAGE plpgsql;

UPDATE "Job" SET skills = skills WHERE length("searchText") > 600;

-- Everything that a search asks of an ad, newest first: it is walked without a look at the table.
CREATE INDEX "Job_open_idx" ON "Job"("firstSeenAt")
INCLUDE (id, "searchText", location, "jobType", experience, "isRemote", "closesAt")
WHERE "closedAt" IS NULL AND "duplicateOf" IS NULL;
