-- AlterTable
ALTER TABLE "User" ADD COLUMN     "weeklyGoal" INTEGER;
