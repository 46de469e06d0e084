-- CreateTable
CREATE TABLE "UnclaimedFile" (
    "fileId" TEXT NOT NULL,
    "removeAfter" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "UnclaimedFile_pkey" PRIMARY KEY ("fileId")
);

-- CreateIndex
CREATE INDEX "UnclaimedFile_removeAfter_idx" ON "UnclaimedFile"("removeAfter");

-- However a file's row ends (its account, its application, a sweep): bytes that are not in the database are left to the
-- task that removes them from the bucket, and are due at once.
CREATE FUNCTION leave_unclaimed_file() RETURNS trigger AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "FileContent" WHERE "fileId" = OLD."id") THEN
    INSERT INTO "UnclaimedFile" ("fileId", "removeAfter")
    VALUES (OLD."id", 'epoch') ON CONFLICT DO NOTHING;
  END IF;
  RETURN OLD;
END
$$ LANGUAGE plpgsql;

CREATE TRIGGER unclaimed_file BEFORE DELETE ON "StoredFile"
FOR EACH ROW EXECUTE FUNCTION leave_unclaimed_file();
