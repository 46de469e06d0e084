-- AlterTable
ALTER TABLE "Application" ADD COLUMN     "contacts" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "interviewTime" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "originId" TEXT,
ADD COLUMN     "timeZone" TEXT;

-- AlterTable
ALTER TABLE "StoredFile" ADD COLUMN     "applicationId" TEXT;

-- CreateTable
CREATE TABLE "SentDocument" (
    "applicationId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "contentAt" TIMESTAMP(3) NOT NULL,
    "sentAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SentDocument_pkey" PRIMARY KEY ("applicationId","kind")
);

-- CreateIndex
CREATE INDEX "Application_followUpDate_idx" ON "Application"("followUpDate");

-- CreateIndex
CREATE INDEX "Application_interviewDate_idx" ON "Application"("interviewDate");

-- CreateIndex
CREATE UNIQUE INDEX "Application_userId_originId_key" ON "Application"("userId", "originId");

-- CreateIndex
CREATE INDEX "StoredFile_applicationId_idx" ON "StoredFile"("applicationId");

-- AddForeignKey
ALTER TABLE "StoredFile" ADD CONSTRAINT "StoredFile_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "Application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SentDocument" ADD CONSTRAINT "SentDocument_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "Application"("id") ON DELETE CASCADE ON UPDATE CASCADE;
