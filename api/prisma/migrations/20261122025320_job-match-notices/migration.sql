-- AlterTable
ALTER TABLE "JobMatch" ADD COLUMN     "toldAt" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "JobMatching" ADD COLUMN     "toldAt" TIMESTAMP(3);
