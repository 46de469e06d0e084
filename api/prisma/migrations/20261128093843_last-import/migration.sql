-- CreateTable
CREATE TABLE "LastImport" (
    "userId" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "idPrefix" TEXT NOT NULL,
    "added" INTEGER NOT NULL,
    "replaced" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "LastImport_pkey" PRIMARY KEY ("userId")
);

-- AddForeignKey
ALTER TABLE "LastImport" ADD CONSTRAINT "LastImport_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
