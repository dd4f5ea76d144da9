/** Views of the desk as fragments: `#/inbox/0192…`. They can be linked, and Back works. */
import type { DeskRight } from '../../core/domain/desk.ts'

export const SECTIONS = [
  { name: 'today', right: null },
  { name: 'inbox', right: 'inbox' },
  { name: 'calendar', right: 'calendar' },
  { name: 'rounds', right: 'calendar' },
  { name: 'homes', right: 'homes' },
  { name: 'owners', right: 'owners' },
  { name: 'publishing', right: 'publishing' },
  { name: 'people', right: 'people' },
  { name: 'members', right: 'members' },
  { name: 'health', right: 'health' },
  { name: 'audit', right: 'audit' },
] as const satisfies readonly { readonly name: string; readonly right: DeskRight | null }[]

type SectionName = (typeof SECTIONS)[number]['name'] | 'account'

export interface View {
  readonly section: SectionName
  /** The id of the shown object. */
  readonly id: string | null
}

export function viewOf(hash: string): View {
  const [, name = '', id = ''] = hash.split('/')
  const section = [...SECTIONS.map((one) => one.name), 'account' as const].find((one) => one === name)
  return { section: section ?? 'today', id: id === '' ? null : decodeURIComponent(id) }
}

export function hrefOf(section: SectionName, id?: string): string {
  if (section === 'today') return '#/'
  return id === undefined ? `#/${section}` : `#/${section}/${encodeURIComponent(id)}`
}

/** The service sends the browser here when a log-in at the provider failed. */
export function isSignOnFailure(hash: string): boolean {
  return hash === '#/sign-on-failed'
}

/** The token of a mailed link: `#/new-password/…`. */
export function tokenOf(hash: string): string | null {
  return /^#\/new-password\/([\w-]+)$/.exec(hash)?.[1] ?? null
}
