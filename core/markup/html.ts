/**
 * Sanitised HTML, which this folder makes from Markdown or a CRM's HTML. Only the component `<Html>` may set
 * it.
 */
export type Html = string & { readonly __html: 'sanitised' }
