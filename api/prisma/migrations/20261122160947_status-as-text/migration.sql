-- A status is a row of shared/domain/applications/status.ts, no type of the database: every value is kept.
ALTER TABLE "Application" ALTER COLUMN "status" DROP DEFAULT;
ALTER TABLE "Application" ALTER COLUMN "status" TYPE TEXT USING "status"::text;
ALTER TABLE "Application" ALTER COLUMN "status" SET DEFAULT 'applied';

-- DropEnum
DROP TYPE "ApplicationStatus";
