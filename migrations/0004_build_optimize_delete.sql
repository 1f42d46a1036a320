CREATE TABLE "cv_build_data" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_title" text NOT NULL,
	"industry" text NOT NULL,
	"country" text NOT NULL,
	"experience_level" text,
	"current_job_title" text NOT NULL,
	"current_company" text NOT NULL,
	"current_start_date" text,
	"current_achievement" text,
	"top_skills" jsonb NOT NULL,
	"career_path" text,
	"education" text,
	"proudest_achievement" text,
	"personal_interests" text,
	"previous_roles" jsonb NOT NULL,
	"honeypot" text,
	"generated_cv_content" jsonb,
	"content_preview" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delete_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cv_optimization_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_role" text NOT NULL,
	"company_name" text NOT NULL,
	"job_description" text NOT NULL,
	"tone_of_voice" text,
	"company_website_text" text,
	"company_linkedin_text" text,
	"cv_file_name" text,
	"cv_file_size" integer,
	"cv_text_content" text,
	"extracted_cv_text" text NOT NULL,
	"input_method" text NOT NULL,
	"processing_status" text DEFAULT 'pending' NOT NULL,
	"optimization_result" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delete_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL
);
--> statement-breakpoint
DROP INDEX "cv_uploads_created_at";--> statement-breakpoint
ALTER TABLE "cv_analysis_results" ADD COLUMN "comparison" jsonb;--> statement-breakpoint
ALTER TABLE "cv_uploads" ADD COLUMN "previous_upload_id" uuid;--> statement-breakpoint
ALTER TABLE "cv_uploads" ADD COLUMN "delete_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL;--> statement-breakpoint
CREATE INDEX "cv_build_data_delete_at" ON "cv_build_data" USING btree ("delete_at");--> statement-breakpoint
CREATE INDEX "cv_optimization_requests_delete_at" ON "cv_optimization_requests" USING btree ("delete_at");--> statement-breakpoint
CREATE INDEX "cv_uploads_delete_at" ON "cv_uploads" USING btree ("delete_at");
--> statement-breakpoint
UPDATE "cv_uploads" SET "delete_at" = "created_at" + interval '30 days';
