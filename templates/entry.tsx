import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { Locale } from '../core/languages/codes.ts'
import type { Strings } from '../core/languages/string-keys.ts'
import type {
  ConsentDialog as ConsentProps,
  PageSurroundings,
  SlotName,
  SlotProps,
} from '../core/view/types.ts'
import { ConsentDialog } from './layout/consent-dialog/consent-dialog.tsx'
import { renderWithFragments } from './cached.tsx'
import { slots } from './slots.ts'
import { createTranslate } from './translate.ts'

/**
 * The whole document of a page; cards are a fragment of one. The function is pure: the same props and shell
 * give the same bytes.
 */
export function renderPage<Name extends SlotName>(
  slot: Name,
  props: SlotProps[Name],
  surroundings: PageSurroundings,
): string {
  const Page: ComponentType<SlotProps[Name]> = slots[slot]
  const html = renderWithFragments(<Page {...props} />, surroundings)
  return slot === 'cards' ? html : `<!DOCTYPE html>${html}`
}

/** The consent dialog, which is a file of its own. */
export function renderConsent(dialog: ConsentProps, strings: Strings, locale: Locale): string {
  return renderToString(<ConsentDialog dialog={dialog} t={createTranslate(strings, locale)} />)
}
