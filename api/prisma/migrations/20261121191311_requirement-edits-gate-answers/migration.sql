-- AlterTable
ALTER TABLE "Application" ADD COLUMN     "requirementEdits" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "gateAnswers" JSONB NOT NULL DEFAULT '{}';
