-- CreateTable
CREATE TABLE "JobSiteReport" (
    "id" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "board" TEXT,
    "kind" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "rules" INTEGER NOT NULL,
    "hooks" INTEGER NOT NULL,
    "fields" JSONB NOT NULL,
    "day" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "JobSiteReport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "JobSiteHooks" (
    "version" INTEGER NOT NULL,
    "table" JSONB NOT NULL,
    "publishedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "JobSiteHooks_pkey" PRIMARY KEY ("version")
);

-- CreateIndex
CREATE INDEX "JobSiteReport_day_idx" ON "JobSiteReport"("day");
