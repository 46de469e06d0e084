-- Substrings of the search box by index.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateTable
CREATE TABLE "Job" (
    "id" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "board" TEXT NOT NULL,
    "sourceId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "location" TEXT NOT NULL DEFAULT '',
    "isRemote" BOOLEAN NOT NULL DEFAULT false,
    "url" TEXT NOT NULL,
    "salaryMin" INTEGER NOT NULL DEFAULT 0,
    "salaryMax" INTEGER NOT NULL DEFAULT 0,
    "jobType" TEXT NOT NULL DEFAULT '',
    "experience" TEXT NOT NULL DEFAULT '',
    "skills" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "postedAt" TIMESTAMP(3) NOT NULL,
    "closesAt" TIMESTAMP(3),
    "closedAt" TIMESTAMP(3),
    "firstSeenAt" TIMESTAMP(3) NOT NULL,
    "lastSeenAt" TIMESTAMP(3) NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "contentHash" TEXT NOT NULL,
    "sourceRank" INTEGER NOT NULL,
    "duplicateOf" TEXT,
    "repostOf" TEXT,
    "searchText" TEXT NOT NULL DEFAULT '',
    "search" tsvector,

    CONSTRAINT "Job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "JobText" (
    "jobId" TEXT NOT NULL,
    "description" TEXT NOT NULL,

    CONSTRAINT "JobText_pkey" PRIMARY KEY ("jobId")
);

-- CreateTable
CREATE TABLE "JobPosting" (
    "jobId" TEXT NOT NULL,
    "contactEmail" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "JobPosting_pkey" PRIMARY KEY ("jobId")
);

-- CreateTable
CREATE TABLE "JobSource" (
    "board" TEXT NOT NULL,
    "etag" TEXT,
    "lastModified" TEXT,
    "checkedAt" TIMESTAMP(3),
    "succeededAt" TIMESTAMP(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT,
    "nextAt" TIMESTAMP(3),
    "claimedUntil" TIMESTAMP(3),
    "jobs" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "JobSource_pkey" PRIMARY KEY ("board")
);

-- CreateTable
CREATE TABLE "JobMatch" (
    "userId" TEXT NOT NULL,
    "jobId" TEXT NOT NULL,
    "score" INTEGER NOT NULL,
    "matchedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "JobMatch_pkey" PRIMARY KEY ("userId","jobId")
);

-- CreateTable
CREATE TABLE "JobMatching" (
    "userId" TEXT NOT NULL,
    "state" TEXT NOT NULL,

    CONSTRAINT "JobMatching_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE INDEX "Job_fingerprint_idx" ON "Job"("fingerprint");

-- CreateIndex
CREATE INDEX "Job_board_idx" ON "Job"("board");

-- CreateIndex
CREATE INDEX "Job_firstSeenAt_idx" ON "Job"("firstSeenAt");

-- CreateIndex
CREATE INDEX "Job_search_idx" ON "Job" USING GIN ("search");

-- CreateIndex
CREATE INDEX "Job_searchText_idx" ON "Job" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "Job_source_sourceId_key" ON "Job"("source", "sourceId");

-- CreateIndex
CREATE UNIQUE INDEX "JobPosting_tokenHash_key" ON "JobPosting"("tokenHash");

-- CreateIndex
CREATE INDEX "JobPosting_contactEmail_idx" ON "JobPosting"("contactEmail");

-- AddForeignKey
ALTER TABLE "JobText" ADD CONSTRAINT "JobText_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "Job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobPosting" ADD CONSTRAINT "JobPosting_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "Job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobMatch" ADD CONSTRAINT "JobMatch_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobMatching" ADD CONSTRAINT "JobMatching_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Both searches follow the ad's fields, whoever writes them.
CREATE FUNCTION fill_job_search() RETURNS trigger AS $$
BEGIN
  NEW."searchText" := lower(NEW.title || E'\n' || NEW.company || E'\n' || NEW.location);
  NEW.search :=
    setweight(to_tsvector('simple', NEW.title), 'A') ||
    setweight(to_tsvector('simple', array_to_string(NEW.skills, ' ')), 'B') ||
    setweight(to_tsvector('simple', NEW.company), 'C') ||
    setweight(to_tsvector('simple', NEW.location), 'D');
  RETURN NEW;
END
$$ LANGUAGE plpgsql;

CREATE TRIGGER job_search BEFORE INSERT OR UPDATE OF title, company, location, skills ON "Job"
FOR EACH ROW EXECUTE FUNCTION fill_job_search();
