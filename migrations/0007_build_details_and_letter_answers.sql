ALTER TABLE "cv_build_data" ADD COLUMN "kept_details" jsonb;--> statement-breakpoint
ALTER TABLE "cv_optimization_requests" ADD COLUMN "motivation" text;--> statement-breakpoint
ALTER TABLE "cv_optimization_requests" ADD COLUMN "proudest_work" text;