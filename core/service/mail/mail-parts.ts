/** Parts of a mail's HTML. Columns of a wide screen wrap on a telephone, without a media query. */
import { html, raw } from 'hono/html'
import type { FactGroup, MailCard, MailFact, MailLink } from './mail-content.ts'
import type { MailTones, Tones } from './mail-tones.ts'

export type Markup = ReturnType<typeof html>

/** Fonts that every machine has. The first are those of the site, for readers who have installed them. */
export const DISPLAY = "font-family:Besley,Georgia,'Times New Roman',serif"
export const TEXT = "font-family:'Special Gothic',-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
export const BODY = 'font-size:17px;line-height:27px'
const TITLE = `${DISPLAY};font-weight:400;font-size:22px;line-height:28px;letter-spacing:-0.01em`
/** Longer values do not fit beside their label. */
const LONG = 90

/** Outlook supports no padding on links, so raised and widened blanks replace it. */
const BEFORE = raw(
  '<!--[if mso]><i style="mso-font-width:180%;mso-text-raise:26px" hidden>&emsp;</i><![endif]-->',
)
const AFTER = raw('<!--[if mso]><i style="mso-font-width:180%" hidden>&emsp;&#8203;</i><![endif]-->')

export function buttonHtml({ label, url }: MailLink, { button }: MailTones): Markup {
  return html`<p style="margin:26px 0 28px">
    <a
      href="${url}"
      style="display:inline-block;padding:15px 26px;background:${button.ground};color:${button.text};font-size:17px;line-height:20px;font-weight:700;text-decoration:none"
      >${BEFORE}<span style="mso-text-raise:13px">${label}</span>${AFTER}</a
    >
  </p>`
}

export function cardHtml({ title, titleLanguage, lines, link, picture }: MailCard, tones: MailTones): Markup {
  const linked = (content: Markup | string, style: string) =>
    link === undefined
      ? content
      : html`<a class="ink" href="${link.url}" style="color:${tones.ink};${style}">${content}</a>`
  // The title describes the picture.
  const image =
    picture === undefined
      ? ''
      : linked(
          html`<img
            src="${picture}"
            alt=""
            width="552"
            style="display:block;width:100%;height:auto;border:0;margin-bottom:16px"
          />`,
          'text-decoration:none',
        )
  return html`<div style="margin:28px 0 30px">
    ${image}
    <p${titleLanguage === undefined ? '' : html` lang="${titleLanguage}"`} style="margin:0 0 4px;${TITLE};overflow-wrap:anywhere">${linked(title, 'text-decoration:none')}</p>
    ${lines.length === 0 ? '' : html`<p class="mute" style="margin:0 0 6px;color:${tones.mute}">${broken(lines)}</p>`}
    ${link === undefined ? '' : html`<p style="margin:6px 0 0">${linkHtml(link, tones)}</p>`}
  </div>`
}

export function linksHtml(links: readonly MailLink[], tones: Tones): Markup | '' {
  if (links.length === 0) return ''
  return html`<div style="margin:8px 0 24px">
    ${links.map((link) => html`<p style="margin:0 0 10px">${linkHtml(link, tones)}</p>`)}
  </div>`
}

function linkHtml({ label, url }: MailLink, { link }: Tones): Markup {
  return html`<a
    class="link"
    href="${url}"
    style="color:${link};font-weight:700;text-decoration:underline;text-underline-offset:4px"
    >${label}</a
  >`
}

export function factsHtml(
  groups: readonly FactGroup[],
  title: string | undefined,
  tones: Tones,
): Markup | '' {
  if (groups.length === 0) return ''
  const heading = title === undefined ? '' : html`<h2 style="margin:36px 0 14px;${TITLE}">${title}</h2>`
  return html`${heading} ${groups.map((group) => groupHtml(group, tones))}
    <div class="line" style="border-top:1px solid ${tones.line};margin-bottom:24px;font-size:0;line-height:0">
      &nbsp;
    </div>`
}

function groupHtml({ title, facts }: FactGroup, tones: Tones): Markup {
  const heading = title === undefined ? '' : html`<p style="margin:22px 0 10px;font-weight:700">${title}</p>`
  return html`${heading}${facts.map((fact) => factHtml(fact, tones))}`
}

function factHtml({ label, value, url }: MailFact, { line, mute, link }: Tones): Markup {
  const isLong = value.length > LONG || value.includes('\n')
  const beside = (width: string) => (isLong ? '' : `display:inline-block;vertical-align:top;${width};`)
  const text = broken(value.split('\n'))
  const content =
    url === undefined
      ? text
      : html`<a class="link" href="${url}" style="color:${link};text-decoration:none">${text}</a>`
  return html`<div class="line" style="border-top:1px solid ${line};padding:10px 0">
    <div
      class="mute"
      style="${beside('width:35%;min-width:180px')}color:${mute};font-size:15px;line-height:25px"
    >
      ${label}
    </div>
    <div style="${beside('width:63%;min-width:250px')}line-height:25px;overflow-wrap:anywhere">
      ${content}
    </div>
  </div> `
}

/** Lines with their breaks. */
function broken(lines: readonly string[]): Markup {
  return html`${lines.map((line, index) => html`${index === 0 ? '' : raw('<br>')}${line}`)}`
}
