-- AlterTable
ALTER TABLE "CoverLetter" ADD COLUMN     "editedAt" TIMESTAMP(3),
ADD COLUMN     "editedText" TEXT;
