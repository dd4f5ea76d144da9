/** The blocks of a page with the given modules. */
import { expect } from 'vitest'
import { blocksOf } from '../../../../core/view/blocks.ts'
import type { Block } from '../../../../core/view/types.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { page, route, viewOf, withRoutes } from '../../../support/view.ts'

export type Position = 'contentTop' | 'contentRow' | 'contentBottom'

export async function blocksIn(
  modules: readonly object[],
  files: SiteFiles = {},
  { locale = 'nl', position = 'contentRow' }: { locale?: 'nl' | 'fr'; position?: Position } = {},
): Promise<readonly Block[]> {
  const all = { ...withRoutes(route('about')), ...page('about', { modules }), ...files }
  const view = await viewOf(all, { locale })
  return blocksOf(view.context, view.page('/about/').page.params?.modules ?? [], { position })
}

export async function blockOf<Kind extends Block['kind']>(
  kind: Kind,
  module: object,
  files: SiteFiles = {},
  locale: 'nl' | 'fr' = 'nl',
): Promise<Block & { kind: Kind }> {
  const blocks = await blocksIn([module], files, { locale })
  expect(blocks.map((block) => block.kind)).toEqual([kind])
  return blocks[0] as Block & { kind: Kind }
}
