-- CreateEnum
CREATE TYPE "InvoiceStatus" AS ENUM ('draft', 'sent', 'paid', 'void');

-- CreateEnum
CREATE TYPE "InvoiceClientType" AS ENUM ('title', 'direct');

-- CreateEnum
CREATE TYPE "InvoicePaymentMethod" AS ENUM ('card', 'manual');

-- CreateEnum
CREATE TYPE "PartnerApplicationForm" AS ENUM ('portal', 'partnerships');

-- CreateEnum
CREATE TYPE "PartnerApplicationStatus" AS ENUM ('pending', 'approved', 'declined');

-- CreateTable
CREATE TABLE "invoice_counters" (
    "issuer_id" UUID NOT NULL,
    "year" INTEGER NOT NULL,
    "last_number" INTEGER NOT NULL,

    CONSTRAINT "invoice_counters_pkey" PRIMARY KEY ("issuer_id","year")
);

-- CreateTable
CREATE TABLE "invoices" (
    "id" UUID NOT NULL,
    "issuer_id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "status" "InvoiceStatus" NOT NULL DEFAULT 'draft',
    "client_type" "InvoiceClientType" NOT NULL,
    "issuer_name" TEXT NOT NULL,
    "issuer_email" TEXT NOT NULL,
    "bill_to_name" TEXT NOT NULL,
    "bill_to_email" TEXT,
    "bill_to_company" TEXT,
    "bill_to_address" TEXT,
    "property" TEXT,
    "request_id" UUID,
    "terms" TEXT NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'usd',
    "subtotal_cents" INTEGER NOT NULL,
    "tax_cents" INTEGER NOT NULL,
    "total_cents" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "last_sent_at" TIMESTAMPTZ(3),
    "send_count" INTEGER NOT NULL DEFAULT 0,
    "mail_id" UUID,
    "due_at" TIMESTAMPTZ(3),
    "paid_at" TIMESTAMPTZ(3),
    "payment_method" "InvoicePaymentMethod",
    "voided_at" TIMESTAMPTZ(3),
    "refunded_at" TIMESTAMPTZ(3),

    CONSTRAINT "invoices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invoice_items" (
    "invoice_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "description" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "unit_cents" INTEGER NOT NULL,
    "tax_rate_milli" INTEGER NOT NULL,
    "net_cents" INTEGER NOT NULL,
    "tax_cents" INTEGER NOT NULL,

    CONSTRAINT "invoice_items_pkey" PRIMARY KEY ("invoice_id","position")
);

-- CreateTable
CREATE TABLE "invoice_payments" (
    "id" UUID NOT NULL,
    "invoice_id" UUID NOT NULL,
    "status" "PaymentStatus" NOT NULL DEFAULT 'open',
    "session_id" TEXT,
    "payment_intent_id" TEXT,
    "amount_cents" INTEGER NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'usd',
    "refunded_cents" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "succeeded_at" TIMESTAMPTZ(3),

    CONSTRAINT "invoice_payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "partner_applications" (
    "id" UUID NOT NULL,
    "form" "PartnerApplicationForm" NOT NULL,
    "status" "PartnerApplicationStatus" NOT NULL DEFAULT 'pending',
    "content_hash" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "contact_name" TEXT,
    "email" CITEXT NOT NULL,
    "phone" TEXT,
    "website" TEXT,
    "message" TEXT,
    "kind" TEXT NOT NULL,
    "volume" TEXT,
    "request_beta_access" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by_id" UUID,
    "decision_note" TEXT,

    CONSTRAINT "partner_applications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document_hashes" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "document_name" TEXT NOT NULL,
    "sha256" BYTEA NOT NULL,
    "metadata" TEXT,
    "log_index" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "document_hashes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "invoices_issuer_id_created_at_id_idx" ON "invoices"("issuer_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "invoices_issuer_id_status_created_at_id_idx" ON "invoices"("issuer_id", "status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "invoices_created_at_id_idx" ON "invoices"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "invoices_status_created_at_id_idx" ON "invoices"("status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "invoices_request_id_idx" ON "invoices"("request_id");

-- CreateIndex
CREATE UNIQUE INDEX "invoices_issuer_id_number_key" ON "invoices"("issuer_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "invoice_payments_session_id_key" ON "invoice_payments"("session_id");

-- CreateIndex
CREATE UNIQUE INDEX "invoice_payments_payment_intent_id_key" ON "invoice_payments"("payment_intent_id");

-- CreateIndex
CREATE INDEX "invoice_payments_invoice_id_idx" ON "invoice_payments"("invoice_id");

-- CreateIndex
CREATE UNIQUE INDEX "partner_applications_content_hash_key" ON "partner_applications"("content_hash");

-- CreateIndex
CREATE INDEX "partner_applications_created_at_id_idx" ON "partner_applications"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "partner_applications_status_created_at_id_idx" ON "partner_applications"("status", "created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "document_hashes_log_index_key" ON "document_hashes"("log_index");

-- CreateIndex
CREATE INDEX "document_hashes_user_id_created_at_id_idx" ON "document_hashes"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "document_hashes_user_id_sha256_key" ON "document_hashes"("user_id", "sha256");

-- CreateIndex
CREATE INDEX "users_created_at_id_idx" ON "users"("created_at" DESC, "id");

-- AddForeignKey
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_issuer_id_fkey" FOREIGN KEY ("issuer_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "notary_requests"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_hashes" ADD CONSTRAINT "document_hashes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand from here: what Prisma cannot express.

CREATE UNIQUE INDEX "invoices_one_for_a_visit_idx" ON "invoices" ("request_id", "issuer_id") WHERE "status" <> 'void';

CREATE UNIQUE INDEX "invoice_payments_one_open_idx" ON "invoice_payments" ("invoice_id") WHERE "status" = 'open';

ALTER TABLE "invoices" ADD CONSTRAINT "invoices_total_check"
  CHECK ("subtotal_cents" >= 0 AND "tax_cents" >= 0 AND "total_cents" = "subtotal_cents" + "tax_cents");

ALTER TABLE "invoices" ADD CONSTRAINT "invoices_status_check"
  CHECK (("status" <> 'paid' OR ("paid_at" IS NOT NULL AND "payment_method" IS NOT NULL))
    AND ("status" <> 'sent' OR "sent_at" IS NOT NULL)
    AND ("status" = 'void') = ("voided_at" IS NOT NULL));

ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_check"
  CHECK ("quantity" >= 1 AND "unit_cents" >= 0 AND "tax_rate_milli" >= 0 AND "tax_cents" >= 0
    AND "net_cents" = "quantity" * "unit_cents");

ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_refund_check"
  CHECK ("amount_cents" > 0 AND "refunded_cents" BETWEEN 0 AND "amount_cents");
