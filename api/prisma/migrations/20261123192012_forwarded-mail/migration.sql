-- CreateTable
CREATE TABLE "ForwardingAddress" (
    "userId" TEXT NOT NULL,
    "key" TEXT NOT NULL,

    CONSTRAINT "ForwardingAddress_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "ForwardedMail" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "applicationId" TEXT,
    "messageKey" TEXT NOT NULL,
    "receivedAt" TIMESTAMP(3) NOT NULL,
    "subject" TEXT NOT NULL,
    "kind" TEXT,
    "sentence" TEXT NOT NULL,
    "isClear" BOOLEAN NOT NULL,
    "date" TEXT,
    "time" TEXT NOT NULL,
    "isAnswered" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "ForwardedMail_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ForwardingAddress_key_key" ON "ForwardingAddress"("key");

-- CreateIndex
CREATE INDEX "ForwardedMail_receivedAt_idx" ON "ForwardedMail"("receivedAt");

-- CreateIndex
CREATE INDEX "ForwardedMail_applicationId_idx" ON "ForwardedMail"("applicationId");

-- CreateIndex
CREATE UNIQUE INDEX "ForwardedMail_userId_messageKey_key" ON "ForwardedMail"("userId", "messageKey");

-- AddForeignKey
ALTER TABLE "ForwardingAddress" ADD CONSTRAINT "ForwardingAddress_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ForwardedMail" ADD CONSTRAINT "ForwardedMail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ForwardedMail" ADD CONSTRAINT "ForwardedMail_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "Application"("id") ON DELETE SET NULL ON UPDATE CASCADE;
