/** Where the templates are; the root of everything that a template may read. */
export const TEMPLATE_FOLDER = new URL('./templates/', import.meta.url);
