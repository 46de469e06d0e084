-- AlterTable
ALTER TABLE "StoredFile" ADD COLUMN     "isLetterhead" BOOLEAN NOT NULL DEFAULT false;
