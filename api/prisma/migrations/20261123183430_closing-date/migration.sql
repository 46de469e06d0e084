-- AlterTable
ALTER TABLE "Application" ADD COLUMN     "closingDate" DATE;

-- CreateIndex
CREATE INDEX "Application_closingDate_idx" ON "Application"("closingDate");
