/** The year of the build, put in by vite.config.ts. */
declare const BUILD_YEAR: number;
