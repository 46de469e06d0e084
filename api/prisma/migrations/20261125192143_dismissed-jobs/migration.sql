-- CreateTable
CREATE TABLE "DismissedJob" (
    "userId" TEXT NOT NULL,
    "jobId" TEXT NOT NULL,
    "dismissedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "DismissedJob_pkey" PRIMARY KEY ("userId","jobId")
);

-- AddForeignKey
ALTER TABLE "DismissedJob" ADD CONSTRAINT "DismissedJob_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
