-- CreateIndex
CREATE INDEX CONCURRENTLY "interests_email_idx" ON "interests"("email");
