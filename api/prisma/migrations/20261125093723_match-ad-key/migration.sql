-- AlterTable
ALTER TABLE "JobMatch" ADD COLUMN     "adKey" TEXT NOT NULL DEFAULT '';
