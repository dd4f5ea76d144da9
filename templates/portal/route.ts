/** Views of the portal as fragments: `#/4127/history`. They can be linked, and Back works. */

export const SECTIONS = ['overview', 'visits', 'statistics', 'messages', 'history', 'documents'] as const
export type SectionName = (typeof SECTIONS)[number] | 'report'

export type View =
  | { readonly kind: 'all' }
  | { readonly kind: 'account' }
  | { readonly kind: 'property'; readonly id: string; readonly section: SectionName }
  | { readonly kind: 'unknown' }

const ACCOUNT = 'account'

/** null for a fragment that is not a view, such as that of the skip link. */
export function viewOf(hash: string): View | null {
  if (hash === '' || hash === '#') return { kind: 'all' }
  if (!hash.startsWith('#/')) return null
  const [first, section, ...rest] = hash.slice(2).split('/')
  if (rest.length > 0) return { kind: 'unknown' }
  if (!first) return section === undefined ? { kind: 'all' } : { kind: 'unknown' }
  if (first === ACCOUNT) return section === undefined ? { kind: 'account' } : { kind: 'unknown' }
  const id = decoded(first)
  const known = sectionOf(section)
  return id === null || known === null ? { kind: 'unknown' } : { kind: 'property', id, section: known }
}

function sectionOf(name: string | undefined): SectionName | null {
  if (name === undefined || name === '') return 'overview'
  if (name === 'report') return name
  return SECTIONS.find((section) => section === name) ?? null
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

export function hrefOf(view: Exclude<View, { kind: 'unknown' }>): string {
  if (view.kind === 'all') return '#/'
  if (view.kind === 'account') return `#/${ACCOUNT}`
  const id = encodeURIComponent(view.id)
  return view.section === 'overview' ? `#/${id}` : `#/${id}/${view.section}`
}

export function propertyHref(id: string, section: SectionName = 'overview'): string {
  return hrefOf({ kind: 'property', id, section })
}
