-- CreateIndex
CREATE INDEX CONCURRENTLY "fraud_cases_reporter_email_idx" ON "fraud_cases"("reporter_email");
