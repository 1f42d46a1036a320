/** The tables of `/rest/v1` (wire.md), by the names that screens and server call them. */
export const CV_UPLOADS = 'cv_uploads';
export const CV_ANALYSIS_RESULTS = 'cv_analysis_results';
export const CV_OPTIMIZATION_REQUESTS = 'cv_optimization_requests';
export const CV_BUILD_DATA = 'cv_build_data';
