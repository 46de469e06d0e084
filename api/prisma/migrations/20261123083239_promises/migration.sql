-- DropIndex
DROP INDEX "NotificationDelivery_notificationId_channel_key";

-- AlterTable
ALTER TABLE "Job" ADD COLUMN     "payText" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "workplace" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "JobPosting" ADD COLUMN     "applyEmail" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "applyUrl" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "clicks" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "confirmedAt" TIMESTAMP(3),
ADD COLUMN     "payMax" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "payMin" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "payPeriod" TEXT NOT NULL DEFAULT 'year',
ADD COLUMN     "removedAt" TIMESTAMP(3),
ADD COLUMN     "views" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "NotificationDelivery" ADD COLUMN     "target" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "NotificationSettings" ADD COLUMN     "applicationUpdate" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "PushSubscription" ADD COLUMN     "failures" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Subscription" ADD COLUMN     "owedAmount" INTEGER,
ADD COLUMN     "owedSince" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "ProfilePicture" (
    "userId" TEXT NOT NULL,
    "origin" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "data" BYTEA NOT NULL,
    "changedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ProfilePicture_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "SpentUses" (
    "addressHash" TEXT NOT NULL,
    "used" INTEGER NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SpentUses_pkey" PRIMARY KEY ("addressHash")
);

-- CreateTable
CREATE TABLE "PostingReport" (
    "id" TEXT NOT NULL,
    "jobId" TEXT NOT NULL,
    "reporter" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "words" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PostingReport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SpentUses_expiresAt_idx" ON "SpentUses"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "PostingReport_jobId_reporter_key" ON "PostingReport"("jobId", "reporter");

-- CreateIndex
CREATE UNIQUE INDEX "NotificationDelivery_notificationId_channel_target_key" ON "NotificationDelivery"("notificationId", "channel", "target");

-- AddForeignKey
ALTER TABLE "ProfilePicture" ADD CONSTRAINT "ProfilePicture_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostingReport" ADD CONSTRAINT "PostingReport_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "JobPosting"("jobId") ON DELETE CASCADE ON UPDATE CASCADE;

-- Postings of before were live without it, and stay so (D-61).
UPDATE "JobPosting" SET "confirmedAt" = "createdAt";
