-- CreateTable
CREATE TABLE "CriteriaSet" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "optimisationId" TEXT,
    "jobTitle" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "adText" TEXT NOT NULL,
    "work" JSONB,
    "changedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CriteriaSet_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "CriteriaSet_optimisationId_idx" ON "CriteriaSet"("optimisationId");

-- CreateIndex
CREATE UNIQUE INDEX "CriteriaSet_userId_optimisationId_key" ON "CriteriaSet"("userId", "optimisationId");

-- AddForeignKey
ALTER TABLE "CriteriaSet" ADD CONSTRAINT "CriteriaSet_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CriteriaSet" ADD CONSTRAINT "CriteriaSet_optimisationId_fkey" FOREIGN KEY ("optimisationId") REFERENCES "Optimisation"("id") ON DELETE SET NULL ON UPDATE CASCADE;
