// The templates as template literals, shared by raw-string and Eleventy (11ty.js).
import { srcset } from './model.mjs'

const BAD = /["'&<>]/
const REP = /["'&<>]/g
const MAP = { '"': '&quot;', "'": '&#x27;', '&': '&amp;', '<': '&lt;', '>': '&gt;' }
export const esc = (x) => {
  const s = typeof x === 'string' ? x : String(x)
  return BAD.test(s) ? s.replace(REP, (c) => MAP[c]) : s
}
const picture = (img, alt, sizes, lazy, cls) =>
  `<picture class="${cls}"><source type="image/webp" srcset="${srcset(img, 'webp')}" sizes="${sizes}"/><img src="/media/${img}-600.png" srcset="${srcset(img, 'png')}" sizes="${sizes}" width="600" height="400" alt="${esc(alt)}" loading="${lazy ? 'lazy' : 'eager'}" decoding="async"/></picture>`
const banner = (img, alt) =>
  `<picture class="hero__picture"><source type="image/webp" media="(min-width: 601px)" srcset="/media/${img}-1920.webp"/><source type="image/webp" srcset="/media/${img}-600.webp"/><img src="/media/${img}-600.png" width="1920" height="640" alt="${esc(alt)}" fetchpriority="high"/></picture>`
const icon = (name) =>
  `<svg class="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><use href="/assets/icons.svg#${name}"></use></svg>`
export const header = (v) =>
  `<header class="header"><div class="header__inner container"><a class="header__logo" href="/${v.lang}/"><img src="/assets/logo.svg" width="180" height="48" alt="${esc(v.L.siteName)}"/></a><nav class="header__nav" aria-label="${esc(v.L.home)}"><ul class="menu">${v.menu.map((m) => `<li class="menu__item"><a class="menu__link" href="${esc(m.href)}">${esc(m.label)}</a></li>`).join('')}</ul></nav><nav class="header__lang" aria-label="${esc(v.L.language)}"><ul class="lang">${v.alternates.map((a) => `<li class="lang__item"><a class="${a.current ? 'lang__link lang__link--current' : 'lang__link'}" href="${esc(a.path)}" hreflang="${a.lang}" lang="${a.lang}">${a.lang}</a></li>`).join('')}</ul></nav><a class="header__phone" href="tel:${esc(v.footer.phone.replace(/ /g, ''))}">${icon('phone')}<span>${esc(v.footer.phone)}</span></a></div></header>`
export const footer = (v) =>
  `<footer class="footer"><div class="footer__inner container">${v.footer.columns.map((c) => `<div class="footer__column"><h3 class="footer__title">${esc(c.title)}</h3><ul class="footer__list">${c.links.map((k) => `<li class="footer__item"><a class="footer__link" href="${esc(k.href)}">${esc(k.text)}</a></li>`).join('')}</ul></div>`).join('')}<div class="footer__column"><h3 class="footer__title">${esc(v.L.contact)}</h3><address class="footer__address">${esc(v.footer.address)}</address><p><a class="footer__link" href="mailto:${esc(v.footer.email)}">${esc(v.footer.email)}</a></p><ul class="footer__social">${v.footer.social.map((s) => `<li><a href="https://${s}.example/agency" rel="noopener">${icon(s)}<span class="sr">${esc(s)}</span></a></li>`).join('')}</ul></div></div><p class="footer__legal container">© ${esc(v.L.siteName)} - ${esc(v.footer.vat)} - ${esc(v.L.rights)}</p></footer>`
const fact = (ic, label, value) =>
  `<li class="card__fact">${icon(ic)}<span class="sr">${esc(label)}</span><span>${esc(value)}</span></li>`
const card = (c, L) =>
  `<article class="card"><a class="card__link" href="${esc(c.href)}">${picture(c.img, c.name, '(min-width: 1024px) 400px, 100vw', true, 'card__picture')}<div class="card__body"><h3 class="card__title">${esc(c.name)}</h3><p class="card__price">${esc(c.price)}</p><p class="card__address">${esc(c.address)}</p><ul class="card__facts">${fact('bed', L.bedrooms, c.beds)}${fact('bath', L.bathrooms, c.baths)}${fact('area', L.living, `${c.area} m²`)}${fact('epc', L.epcLabel, c.epcLabel)}</ul><span class="card__more">${esc(L.more)}</span></div></a></article>`
const cards = (list, L) => {
  let s = '<div class="cards">'
  for (const c of list) s += card(c, L)
  return s + '</div>'
}
const field = (id, label, type, area) =>
  `<div class="form__field"><label class="form__label" for="f-${id}">${esc(label)} <span class="form__req" aria-hidden="true">*</span></label>${area ? `<textarea class="form__input" id="f-${id}" name="${id}" rows="5" required="" aria-required="true"></textarea>` : `<input class="form__input" id="f-${id}" name="${id}" type="${type}" required="" aria-required="true" autocomplete="on"/>`}<p class="form__error" id="f-${id}-error" role="alert" hidden=""></p></div>`
const form = (v) => {
  const L = v.L
  return `<section class="form-section"><h2>${esc(L.formTitle)}</h2><form class="form" method="post" action="/form.php" novalidate=""><input type="hidden" name="reference" value="${esc(v.p.reference)}"/><input type="hidden" name="lang" value="${v.lang}"/>${field('firstName', L.firstName, 'text')}${field('lastName', L.lastName, 'text')}${field('email', L.email, 'email')}${field('phone', L.phone, 'tel')}${field('subject', L.subject, 'text')}${field('message', L.message, '', true)}<label class="form__check"><input type="checkbox" name="privacy" required=""/> <span>${esc(L.privacy)}</span></label><button class="button" type="submit">${esc(L.send)}</button></form></section>`
}
const detail = (v) =>
  `<main class="main detail"><section class="hero hero--detail">${picture(v.p.images[0], v.p.name, '100vw', false, 'hero__picture')}<div class="hero__text container"><h1>${esc(v.p.name)}</h1><p class="hero__price">${esc(v.p.price)}</p><p class="hero__address">${esc(v.p.address)}</p></div></section><section class="gallery container"><h2>${esc(v.L.photos)}</h2><ul class="gallery__list">${v.p.images.map((img, i) => `<li class="gallery__item"><a href="/media/${img}-1360.webp">${picture(img, `${v.p.name} - ${v.L.photo} ${i + 1}`, '(min-width: 1024px) 33vw, 50vw', true, 'gallery__picture')}</a></li>`).join('')}</ul></section><section class="specs container"><h2>${esc(v.L.specs)}</h2><table class="specs__table"><tbody>${v.specs.map((s) => `<tr class="specs__row"><th class="specs__label" scope="row">${esc(s[0])}</th><td class="specs__value">${esc(s[1])}</td></tr>`).join('')}</tbody></table></section><section class="description container"><h2>${esc(v.L.description)}</h2><p>${esc(v.p.description)}</p></section>${form(v)}<section class="similar container"><h2>${esc(v.L.similar)}</h2>${cards(v.similar, v.L)}</section></main>`
const hero = (v, h, extra = '') =>
  `<section class="hero">${banner(v.heroImg, h)}<div class="hero__text container"><h1>${esc(h)}</h1>${extra}</div></section>`
const list = (v) =>
  `<main class="main list">${hero(v, v.heading)}<section class="container">${cards(v.cards, v.L)}</section><nav class="pager container" aria-label="${esc(v.L.page)}">${v.pager.prev ? `<a rel="prev" href="${v.pager.prev}">${esc(v.L.previous)}</a>` : ''}<span>${esc(v.pager.text)}</span>${v.pager.next ? `<a rel="next" href="${v.pager.next}">${esc(v.L.next)}</a>` : ''}</nav></main>`
const testimonial = (v) =>
  `<main class="main testimonial">${hero(v, v.t.title)}<section class="container"><blockquote class="quote"><p>${esc(v.t.text)}</p><footer>${esc(v.t.author)}, ${esc(v.t.city)} (${v.t.year}) <span class="quote__rating">${v.t.rating}/5</span></footer></blockquote></section><section class="similar container"><h2>${esc(v.L.latestSale)}</h2>${cards(v.cards, v.L)}</section></main>`
const home = (v) =>
  `<main class="main home">${hero(v, v.heading, `<p>${esc(v.L.homeText)}</p>`)}<section class="container"><h2>${esc(v.L.latestSale)}</h2>${cards(v.saleCards, v.L)}</section><section class="container"><h2>${esc(v.L.latestRent)}</h2>${cards(v.rentCards, v.L)}</section><section class="container"><h2>${esc(v.L.testimonials)}</h2>${v.quotes.map((q) => `<blockquote class="quote"><p>${esc(q.text)}</p><footer><a href="${esc(q.href)}">${esc(q.author)}</a></footer></blockquote>`).join('')}</section></main>`
const KINDS = { detail, list, testimonial, home }
export const main = (v) => KINDS[v.kind](v)
export const head = (v) =>
  `<head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>${esc(v.title)}</title><meta name="description" content="${esc(v.description)}"/><link rel="canonical" href="${esc(v.canonical)}"/>${v.alternates.map((a) => `<link rel="alternate" hreflang="${a.lang}" href="${esc(a.href)}"/>`).join('')}<meta property="og:type" content="website"/><meta property="og:site_name" content="${esc(v.L.siteName)}"/><meta property="og:title" content="${esc(v.title)}"/><meta property="og:description" content="${esc(v.description)}"/><meta property="og:url" content="${esc(v.canonical)}"/><meta property="og:image" content="${esc(v.image)}"/><meta property="og:locale" content="${v.locale}"/><meta name="twitter:card" content="summary_large_image"/><link rel="stylesheet" href="/assets/site.css"/><script type="application/ld+json">${v.jsonld}</script></head>`
export const document = (v) =>
  `<!DOCTYPE html><html lang="${v.lang}">${head(v)}<body>${header(v)}${main(v)}${footer(v)}</body></html>`
