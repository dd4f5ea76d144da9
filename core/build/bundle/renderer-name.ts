/** What makes markup of templates: strings at once, or React. */
export const RENDERERS = ['strings', 'react'] as const
export type RendererName = (typeof RENDERERS)[number]
