/** The desk of the office in the browser. The service serves it; no page of the site loads it. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { isLocale } from '../../core/languages/codes.ts'
import { App } from './app.tsx'
import './styles/index.css'

const root = document.querySelector<HTMLElement>('#desk')
if (root) {
  const { api = '', texts = '', sprite = '', site = '', signOn = '' } = root.dataset
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : 'en'
  createRoot(root).render(
    <StrictMode>
      <App page={{ api, texts, sprite, siteName: site, signOn, locale }} />
    </StrictMode>,
  )
}
