/** Renders a sample and parses it like a browser. */
import { Window, type Document } from 'happy-dom'
import type { Shell, SlotName, SlotProps } from '../../../core/view/types.ts'
import { renderPage } from '../../../templates/entry.tsx'
import { sample, samples, type Sample } from '../../support/sample-props.ts'

export function parse(html: string): Document {
  const window = new Window({ settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true } })
  window.document.write(html)
  return window.document
}

/** A mapped type keeps props and slot of one sample together. */
export function renderSample({ slot, props, shell }: Sample): string {
  return renderPage(slot, props as SlotProps[typeof slot], { shell })
}

const RENDERED = samples().map((item) => ({ name: item.name, html: renderSample(item) }))

/** The content of a map's frame is not a page by itself (map.test.tsx). */
export const PAGES = RENDERED.filter(({ name }) => name !== 'map')

export function pageOf(name: string): Document {
  const page = RENDERED.find((item) => item.name === name)
  if (!page) throw new Error(`No sample ${name}`)
  return parse(page.html)
}

interface Changes<Name extends SlotName> {
  readonly props?: Partial<SlotProps[Name]>
  readonly shell?: Partial<Shell>
}

/** The sample with some of its props replaced. */
export function changed<Name extends SlotName>(
  name: string,
  slot: Name,
  { props, shell }: Changes<Name>,
): Document {
  const item = sample(name, slot)
  return parse(
    renderPage(
      slot,
      { ...(item.props as SlotProps[Name]), ...props },
      { shell: { ...item.shell, ...shell } },
    ),
  )
}

export function textOf(document: Document, selector: string): string | undefined {
  return document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim()
}
