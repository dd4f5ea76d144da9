/** A page with one question and a button for each answer. Nothing happens before a button is pressed. */
import { html } from 'hono/html'
import type { Locale } from '../../languages/codes.ts'
import type { ServiceDeps } from '../deps.ts'
import { pageFrame } from './page-frame.ts'
import type { Html } from './page-frame.ts'

export interface ButtonPage {
  readonly locale: Locale
  readonly title: string
  readonly paragraphs: readonly string[]
  /** A link above the buttons, to an absolute address. */
  readonly link?: { readonly href: string; readonly label: string }
  /** The facts of its subject. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[]
  /** Each posts `action`. The first is the expected answer. */
  readonly buttons: readonly { readonly action: string; readonly label: string }[]
}

export function buttonPage(deps: Pick<ServiceDeps, 'site' | 'apiOnly'>, page: ButtonPage): Html {
  const { locale, title, paragraphs, link, facts = [], buttons } = page
  const content = html`<header class="page-head">
      <h1>${title}</h1>
      ${paragraphs.map((text) => html`<p>${text}</p>`)}
      ${link && html`<p><a class="arrow-link" href="${link.href}">${link.label}</a></p>`}
    </header>
    <form class="form" method="post">
      ${
        facts.length > 0 &&
        html`<dl class="fact-tables__list">
          ${facts.map(
            ({ label, value }) =>
              html`<div>
                <dt>${label}</dt>
                <dd>${value}</dd>
              </div>`,
          )}
        </dl>`
      }
      <div class="form__end">
        ${buttons.map(
          ({ action, label }, index) =>
            html`<button
              class="button${index === 0 ? ' button--brick' : ''}"
              type="submit"
              name="action"
              value="${action}"
            >
              ${label}
            </button>`,
        )}
      </div>
    </form>`
  return pageFrame(deps, { locale, title, content })
}
