-- CreateTable
CREATE TABLE "BankFact" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "term" TEXT NOT NULL,
    "subject" TEXT NOT NULL DEFAULT 'skill',
    "state" TEXT,
    "position" TEXT,
    "employer" TEXT,
    "since" TEXT,
    "until" TEXT,
    "words" TEXT NOT NULL DEFAULT '',
    "saidThrough" TEXT,
    "saidAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BankFact_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BankStory" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "situation" TEXT NOT NULL DEFAULT '',
    "task" TEXT NOT NULL DEFAULT '',
    "action" TEXT NOT NULL,
    "result" TEXT NOT NULL DEFAULT '',
    "position" TEXT,
    "employer" TEXT,
    "terms" JSONB NOT NULL DEFAULT '[]',
    "saidThrough" TEXT,
    "saidAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BankStory_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "BankFact_userId_idx" ON "BankFact"("userId");

-- CreateIndex
CREATE INDEX "BankStory_userId_idx" ON "BankStory"("userId");

-- AddForeignKey
ALTER TABLE "BankFact" ADD CONSTRAINT "BankFact_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BankStory" ADD CONSTRAINT "BankStory_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was said before: the words alone, so it has no state.
INSERT INTO "BankFact" ("id", "userId", "term", "words", "saidAt", "changedAt")
SELECT "id", "userId", "term", "text", "createdAt", "createdAt" FROM "StatedFact";

-- DropForeignKey
ALTER TABLE "StatedFact" DROP CONSTRAINT "StatedFact_userId_fkey";

-- DropTable
DROP TABLE "StatedFact";
