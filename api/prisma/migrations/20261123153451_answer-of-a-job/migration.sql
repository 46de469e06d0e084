-- DropIndex
DROP INDEX "SavedAnswer_userId_question_key";

-- AlterTable
ALTER TABLE "SavedAnswer" ADD COLUMN     "applicationId" TEXT;

-- CreateIndex
CREATE INDEX "SavedAnswer_applicationId_idx" ON "SavedAnswer"("applicationId");

-- CreateIndex
CREATE UNIQUE INDEX "SavedAnswer_userId_question_applicationId_key" ON "SavedAnswer"("userId", "question", "applicationId");

-- AddForeignKey
ALTER TABLE "SavedAnswer" ADD CONSTRAINT "SavedAnswer_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "Application"("id") ON DELETE CASCADE ON UPDATE CASCADE;
