-- AlterTable
ALTER TABLE "Optimisation" ADD COLUMN     "company" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "jobTitle" TEXT NOT NULL DEFAULT '';
