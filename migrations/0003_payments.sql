CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"recipient" text,
	"subject" text,
	"text" text,
	"html" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_outbox_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"product_name" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"email" text,
	"paid" boolean DEFAULT false NOT NULL,
	"refunded" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_sessions_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "checkout_sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"product_type" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"price_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"live" boolean NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"url" text NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"session_id" text PRIMARY KEY NOT NULL,
	"product_type" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"refund_reason" text,
	"payment_intent" text,
	"paid_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"refunded_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_session_id_checkout_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."checkout_sessions"("session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkout_sessions_entity" ON "checkout_sessions" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "checkout_sessions_status" ON "checkout_sessions" USING btree ("status","checked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_per_entity" ON "payments" USING btree ("entity_id","product_type") WHERE "payments"."status" = 'paid';--> statement-breakpoint
CREATE INDEX "payments_payment_intent" ON "payments" USING btree ("payment_intent");--> statement-breakpoint
CREATE INDEX "payments_undelivered" ON "payments" USING btree ("paid_at") WHERE "payments"."status" = 'paid' and "payments"."delivered_at" is null;