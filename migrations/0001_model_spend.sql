CREATE TABLE "model_spend" (
	"day" date PRIMARY KEY NOT NULL,
	"micro_usd" bigint NOT NULL
);
