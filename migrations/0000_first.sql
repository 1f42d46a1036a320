CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cv_analysis_results" (
	"cv_upload_id" uuid PRIMARY KEY NOT NULL,
	"job_role" text NOT NULL,
	"tone" text NOT NULL,
	"roast" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cv_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_role" text NOT NULL,
	"tone" text NOT NULL,
	"document" jsonb NOT NULL,
	"processing_status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cv_analysis_results" ADD CONSTRAINT "cv_analysis_results_cv_upload_id_cv_uploads_id_fk" FOREIGN KEY ("cv_upload_id") REFERENCES "public"."cv_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_uploads_created_at" ON "cv_uploads" USING btree ("created_at");