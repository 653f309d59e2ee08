-- CreateIndex
CREATE INDEX CONCURRENTLY "partner_applications_email_idx" ON "partner_applications"("email");
