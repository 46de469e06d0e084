-- AlterTable
ALTER TABLE "Application" ADD COLUMN     "archivedAt" TIMESTAMP(3);
