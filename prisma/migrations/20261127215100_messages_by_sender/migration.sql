-- CreateIndex
CREATE INDEX CONCURRENTLY "request_messages_sender_id_idx" ON "request_messages"("sender_id");
