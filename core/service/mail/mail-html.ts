/**
 * A mail as HTML: one column of text without tables and style sheets. Elements have inline styles, as many
 * mail programs support nothing else; the style sheet in the head is for dark themes. Outlook on Windows,
 * which has no `max-width`, gets a table around the content.
 */
import { html, raw } from 'hono/html'
import { groupPhone, phoneHref } from '../../domain/phone.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import { say } from '../strings.ts'
import { cardHtml, factsHtml, linksHtml } from './mail-parts.ts'
import type { Markup } from './mail-parts.ts'
import { BODY, buttonHtml, DISPLAY, TEXT } from './mail-parts.ts'
import { mailTones } from './mail-tones.ts'
import type { MailTones, Tones } from './mail-tones.ts'
import type { MailContent } from './mail-content.ts'
import { addressLine, companyLine, signOf } from './mail-text.ts'

const OUTLOOK_BEGIN = raw(
  '<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->',
)
const OUTLOOK_END = raw('<!--[if mso]></td></tr></table><![endif]-->')

export function htmlOf(content: MailContent & { readonly reason: string }): string {
  const { site, language, subject, paragraphs } = content
  const tones = mailTones(site.colours)
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <meta name="color-scheme" content="${tones.dark === undefined ? 'dark' : 'light dark'}" />
        <title>${subject}</title>
        <style>
          ${raw(sheetOf(tones))}
        </style>
      </head>
      <body class="paper" style="margin:0;padding:0;background:${tones.paper};-webkit-text-size-adjust:100%">
        <div style="display:none;max-height:0;overflow:hidden">${paragraphs[0] ?? ''}</div>
        ${OUTLOOK_BEGIN}
        <div
          class="paper ink"
          style="max-width:600px;margin:0 auto;padding:28px 24px 40px;box-sizing:border-box;background:${tones.paper};color:${tones.ink};${TEXT};${BODY}"
        >
          ${headerHtml(site, tones)}
          <div class="beam" style="border-top:2px solid ${tones.ink};font-size:0;line-height:0">&nbsp;</div>
          ${mainHtml(content, tones)} ${footerHtml(content, tones)}
        </div>
        ${OUTLOOK_END}
      </body>
    </html> `
  return String(page)
}

/** The schema has excluded quotation marks and angle brackets from colours. */
function sheetOf({ dark }: MailTones): string {
  return dark === undefined ? ':root{color-scheme:dark}' : `:root{color-scheme:light dark}${darkRules(dark)}`
}

function darkRules({ paper, ink, mute, line, link }: Tones): string {
  return `@media (prefers-color-scheme:dark){.paper{background:${paper}!important}.ink{color:${ink}!important}.mute{color:${mute}!important}.line{border-color:${line}!important}.beam{border-color:${ink}!important}.link{color:${link}!important}.logo{background:${ink};padding:8px}.logo-light{display:none!important}.logo-dark{display:block!important}}`
}

/** Mail programs show no SVG, and some show no WebP. Without a picture the name is shown. */
const SHOWN = /\.(?:png|jpe?g|gif)$/i

function headerHtml(site: ServiceSite, tones: MailTones): Markup {
  const shown = (logo: string | undefined) => (logo !== undefined && SHOWN.test(logo) ? logo : undefined)
  const [onLight, onDark] = [shown(site.logo), shown(site.logoOnDark)]
  const isDarkOnly = tones.dark === undefined
  const logo = isDarkOnly ? (onDark ?? onLight) : onLight
  const hasBoth = !isDarkOnly && onLight !== undefined && onDark !== undefined
  const name =
    logo === undefined
      ? site.name
      : html`${logoHtml(site, logo, hasBoth ? 'logo-light' : 'logo')}${hasBoth ? logoHtml(site, onDark, 'logo-dark') : ''}`
  return html`<p style="margin:0 0 18px;${DISPLAY};font-size:22px;line-height:28px;letter-spacing:-0.01em">
    <a class="ink" href="${site.url}" style="color:inherit;text-decoration:none">${name}</a>
  </p>`
}

/** The logo for dark backgrounds is hidden until the style sheet of a dark mail program shows it. */
function logoHtml(site: ServiceSite, logo: string, className: 'logo' | 'logo-light' | 'logo-dark'): Markup {
  const display = className === 'logo-dark' ? 'none' : 'block'
  return html`<img
    class="${className}"
    src="${site.url}${logo}"
    alt="${site.name}"
    height="44"
    style="display:${display};height:44px;width:auto;max-width:100%;border:0"
  />`
}

function mainHtml(content: MailContent, tones: MailTones): Markup {
  const { greeting, button, cards = [], facts = [], links = [], closing = [] } = content
  const spoken = (text: string) =>
    html`<p style="margin:0 0 16px;max-width:500px">${broken(text.split('\n'))}</p>`
  return html`<h1
      style="margin:30px 0 22px;${DISPLAY};font-weight:400;font-size:32px;line-height:38px;letter-spacing:-0.018em;overflow-wrap:anywhere"
    >
      ${content.heading ?? content.subject}
    </h1>
    ${greeting === undefined ? '' : spoken(greeting)} ${content.paragraphs.map(spoken)}
    ${button === undefined ? '' : buttonHtml(button, tones)} ${linksHtml(links, tones)}
    ${cards.map((card) => cardHtml(card, tones))} ${factsHtml(facts, content.factsTitle, tones)}
    ${closing.map(spoken)} ${greeting === undefined ? '' : signHtml(content)}`
}

function signHtml(content: MailContent): Markup {
  const [first, ...others] = signOf(content)
  return html`<p style="margin:28px 0 0">
    ${say(content.language, 'mail.closing')}<br /><strong>${first}</strong
    >${others.map((line) => html`<br />${line}`)}
  </p>`
}

function footerHtml(content: MailContent & { readonly reason: string }, tones: MailTones): Markup {
  const { language, reason, unsubscribe, greeting } = content
  // The table of facts already ends with a line.
  const line = greeting === undefined ? 0 : 1
  const end =
    unsubscribe === undefined
      ? ''
      : html` <a class="mute" href="${unsubscribe}" style="color:${tones.mute}"
          >${say(language, 'mail.unsubscribe')}</a
        >`
  return html`<div
    class="mute line"
    style="margin-top:${line === 0 ? 24 : 44}px;padding-top:18px;border-top:${line}px solid ${tones.line};color:${tones.mute};font-size:14px;line-height:21px"
  >
    <p style="margin:0 0 12px">${addressHtml(content, tones)}</p>
    <p style="margin:0;font-size:13px;line-height:19px">${reason}${end}</p>
  </div>`
}

function addressHtml(content: MailContent, { mute }: Tones): Markup {
  const { site } = content
  const [office] = site.offices
  const link = (url: string, text: string) =>
    html`<a class="mute" href="${url}" style="color:${mute};text-decoration:none">${text}</a>`
  const phone = office?.phone
  const lines = [
    site.name,
    companyLine(site) ?? '',
    addressLine(content),
    phone === undefined
      ? ''
      : link(phoneHref(phone, office?.country) ?? site.url, groupPhone(phone, office?.country)),
    link(site.url, new URL(site.url).host),
  ]
  return broken(lines.filter((line) => line !== ''))
}

/** Lines below each other. */
function broken(lines: readonly (string | Markup)[]): Markup {
  return html`${lines.map((line, index) => html`${index === 0 ? '' : raw('<br>')}${line}`)}`
}
