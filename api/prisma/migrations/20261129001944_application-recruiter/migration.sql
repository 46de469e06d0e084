-- AlterTable
ALTER TABLE "Application" ADD COLUMN     "recruiter" TEXT NOT NULL DEFAULT '';
