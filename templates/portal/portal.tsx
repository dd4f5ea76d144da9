/**
 * The owner portal in the browser. It is the only application of the site, and React runs in no other script.
 */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { PortalTexts } from '../../core/domain/portal.ts'
import { pageLocale } from '../client/page-locale.ts'
import { fetchText } from '../client/retry.ts'
import { App } from './app.tsx'
import type { PageData } from './app.tsx'

const root = document.querySelector<HTMLElement>('[data-portal]')
if (root) void begin(root)

async function begin(element: HTMLElement): Promise<void> {
  const { texts = '', login = '', sprite = '' } = element.dataset
  try {
    const page: PageData = {
      texts: JSON.parse(await fetchText(texts)) as PortalTexts,
      locale: pageLocale(),
      login,
      sprite,
    }
    createRoot(element).render(
      <StrictMode>
        <App page={page} />
      </StrictMode>,
    )
  } catch {
    element.toggleAttribute('data-failed', true)
  }
}
