-- An account that is deleted asks which copies name its address. The expression is that of lib/notifications/queries/mails.ts.
CREATE INDEX CONCURRENTLY "mails_addresses_idx" ON "mails" USING gin (mail_addresses("to_address", "text"));
