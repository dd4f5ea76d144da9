/** The renderers of templates: `strings` is core/jsx, `react` is React. */
export const RENDERERS = ['strings', 'react'] as const
export type RendererName = (typeof RENDERERS)[number]
