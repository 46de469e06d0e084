-- AlterTable
ALTER TABLE "Application" ADD COLUMN     "idempotencyHash" TEXT,
ADD COLUMN     "idempotencyKey" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Application_userId_idempotencyKey_key" ON "Application"("userId", "idempotencyKey");
