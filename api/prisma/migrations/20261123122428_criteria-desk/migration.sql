-- CreateTable
CREATE TABLE "CriteriaDesk" (
    "applicationId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "work" JSONB NOT NULL,
    "changedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CriteriaDesk_pkey" PRIMARY KEY ("applicationId")
);

-- CreateIndex
CREATE INDEX "CriteriaDesk_userId_idx" ON "CriteriaDesk"("userId");

-- AddForeignKey
ALTER TABLE "CriteriaDesk" ADD CONSTRAINT "CriteriaDesk_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "Application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CriteriaDesk" ADD CONSTRAINT "CriteriaDesk_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
