import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { Shell, SlotName, SlotProps } from '../core/view/types.ts'
import { RenderProvider } from './render-context.ts'
import { slots } from './slots.ts'
import { createTranslate } from './translate.ts'

/** The whole document of a page. Pure: the same props and shell give the same bytes. */
export function renderPage<Name extends SlotName>(slot: Name, props: SlotProps[Name], shell: Shell): string {
  const Page: ComponentType<SlotProps[Name]> = slots[slot]
  const context = { shell, t: createTranslate(shell.strings, shell.locale) }
  const page = (
    <RenderProvider value={context}>
      <Page {...props} />
    </RenderProvider>
  )
  return `<!DOCTYPE html>${renderToString(page)}`
}
