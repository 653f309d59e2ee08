-- Whether a copy of an email belongs to an invoice is asked of each that is old.
CREATE INDEX CONCURRENTLY "invoices_mail_id_idx" ON "invoices"("mail_id");
