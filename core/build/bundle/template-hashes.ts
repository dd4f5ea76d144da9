/**
 * Hashes the modules that render each kind of page. An edit of a template renders only the pages again that use it.
 */
import path from 'node:path'
import type { TemplateHashes } from '../../plan/identity.ts'
import { PACKAGE_ROOT } from '../../system/package-root.ts'
import { hashParts } from '../../system/hash.ts'
import type { SlotName } from '../../view/types.ts'
import type { ImportsOf } from './vite.ts'

export const SLOTS = 'templates/slots.ts'

/** The modules that templates/slots.ts imports for each slot. */
export const SLOT_MODULES: Readonly<Record<SlotName, string>> = {
  content: 'templates/pages/content/content.tsx',
  property: 'templates/pages/property/property.tsx',
  project: 'templates/pages/project/project.tsx',
  article: 'templates/pages/article/article.tsx',
  languages: 'templates/pages/languages/languages.tsx',
  internal: 'templates/pages/internal/internal.tsx',
  redirect: 'templates/pages/redirect/redirect.tsx',
  'not-found': 'templates/pages/not-found/not-found.tsx',
  map: 'templates/pages/map/map.tsx',
  portal: 'templates/pages/portal/portal.tsx',
  cards: 'templates/components/card/cards-fragment.tsx',
}

interface Bundled {
  /** The module that imports all slots. */
  readonly entry: string
  /** The code of each module, in the order of the bundle. */
  readonly modules: ReadonlyMap<string, string>
  readonly importsOf: ImportsOf
  /** A `slots.ts` of the site may render a slot with any module. */
  readonly hasOwnSlots: boolean
}

export function templateHashes({ entry, modules, importsOf, hasOwnSlots }: Bundled): TemplateHashes {
  const slots = Object.entries(SLOT_MODULES).map(
    ([slot, name]) => [slot, path.join(PACKAGE_ROOT, name)] as const,
  )
  const ofSlots = new Set(slots.map(([, module]) => module))
  const table = path.join(PACKAGE_ROOT, SLOTS)
  const importsBeside = (module: string) =>
    module === table ? importsOf(module).filter((target) => !ofSlots.has(target)) : importsOf(module)
  const shared = reachedFrom(entry, hasOwnSlots ? importsOf : importsBeside)
  const hashes = slots.map(([slot, module]) => {
    const own = reachedFrom(module, importsOf)
    const used = [...modules].filter(([id]) => shared.has(id) || own.has(id))
    return [slot, hashParts(used.map(([, code]) => code))] as const
  })
  return Object.fromEntries(hashes) as TemplateHashes
}

function reachedFrom(module: string, importsOf: ImportsOf): ReadonlySet<string> {
  const reached = new Set([module])
  // The loop also visits the modules that are added to the set meanwhile.
  for (const each of reached) for (const target of importsOf(each)) reached.add(target)
  return reached
}
