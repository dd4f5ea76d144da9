/** A page with a message, a link back, and the telephone number of the agency. */
import { html } from 'hono/html'
import type { Locale } from '../../languages/codes.ts'
import type { ServiceDeps } from '../deps.ts'
import { say } from '../strings.ts'
import { homePath, pathBack, phoneOf, siteHref } from './addresses.ts'
import { pageFrame } from './page-frame.ts'
import type { Html } from './page-frame.ts'

interface Message {
  readonly locale: Locale
  readonly title: string
  readonly text: string
  /** Whether the page shows the telephone number. */
  readonly call?: boolean
}

export function messagePage(
  deps: Pick<ServiceDeps, 'site' | 'apiOnly'>,
  request: Request,
  { locale, title, text, call = true }: Message,
): Html {
  const site = deps.site()
  const back = pathBack(request, site)
  const phone = call ? phoneOf(site) : undefined
  const way =
    back === undefined
      ? { href: homePath(site, locale), label: say(locale, 'answer.home') }
      : { href: back, label: say(locale, 'answer.back') }
  const content = html`<header class="page-head">
    <h1>${title}</h1>
    <p>${text}</p>
    ${
      phone &&
      html`<p><a href="${phone.href}">${say(locale, 'form.late.call', { phone: phone.text })}</a></p>`
    }
    <a class="arrow-link" href="${siteHref(deps, way.href)}"><span>${way.label}</span></a>
  </header>`
  return pageFrame(deps, { locale, title, content })
}
