-- CreateIndex
CREATE INDEX CONCURRENTLY "organization_invitations_email_idx" ON "organization_invitations"("email");
