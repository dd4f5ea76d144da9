/**
 * What other pages show of a page: its addresses, titles and settings, and never its own texts. Properties and lists are made of
 * outlines (page-inputs.ts), so whoever words a page anew has none of them looked at.
 */
import type { LinkedPage } from '../site/linked.ts'

export function pageOutline({ original, paths, titles, type, listing, page }: LinkedPage): object {
  const { params = {}, modifyDate: _when, ...entry } = page
  const {
    content: _content,
    description: _lead,
    bannerTitle: _title,
    bannerDescription: _subtitle,
    seo: _seo,
    modules = [],
    ...settings
  } = params
  const outlines = modules.map(({ description: _first, description2: _second, ...module }) => module)
  return { original, paths, titles, type, listing, entry, settings, modules: outlines }
}
