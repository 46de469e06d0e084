-- AlterTable
ALTER TABLE "Application" ADD COLUMN     "scoreEngine" TEXT;
