import { describe, expect, test } from 'vitest'
import type { MenuLink } from '../../../core/view/types.ts'
import { sample } from '../../support/sample-props.ts'
import { changed, pageOf, textOf } from './page.ts'

const item = (path: string, label: string, children: readonly MenuLink[] = []): MenuLink => ({
  path,
  href: `/nl${path}`,
  label,
  children,
})

describe('the logo', () => {
  const logo = (name: string) => {
    const webp = { src: `/${name}.webp`, srcset: `/${name}.webp`, type: 'image/webp' } as const
    const fallback = { src: `/${name}.png`, srcset: `/${name}.png` }
    return { large: { ...webp, fallback, alt: '' }, small: { ...webp, alt: '' } }
  }
  const pictures = (page: ReturnType<typeof pageOf>) =>
    [...page.querySelectorAll('.header .mark img')].map((image) => image.getAttribute('src'))

  test('is a PNG for browsers without WebP', () => {
    const page = changed('home', 'content', { shell: { logo: logo('light') } })
    expect(pictures(page)).toEqual(['/light.png'])
    expect(page.querySelector('.header .mark source[type="image/webp"]:not([media])')).not.toBeNull()
  })

  test('has a second tone for dark ground, and that of its ground in the footer', () => {
    const { footer } = sample('home', 'content').shell
    const page = changed('home', 'content', {
      shell: {
        logo: logo('light'),
        logoOnDark: logo('dark'),
        footer: { ...footer, logo: logo('dark') },
      },
    })
    expect(pictures(page)).toEqual(['/light.png', '/dark.png'])
    expect(page.querySelector('.footer .mark img')?.getAttribute('src')).toBe('/dark.png')
  })
})

describe('languages', () => {
  test('the switcher leads to this page in each language, named in that language', () => {
    const links = [...pageOf('home').querySelectorAll('.languages--header a')]
    expect(
      links.map((link) => [
        link.querySelector('[lang]')?.getAttribute('lang'),
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ).toEqual([
      ['nl', 'nl', '/nl/'],
      ['fr', 'fr', '/fr/'],
      ['en', 'en', '/en/'],
    ])
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null])
    expect(links[1]?.textContent).toContain('Français')
  })

  test('a language without this page leads to its home page, and says so', () => {
    const { frame } = sample('home', 'content').props
    const german = { locale: 'de', href: '/de/', elsewhere: true } as const
    const document = changed('home', 'content', {
      shell: { languageNames: { nl: 'Nederlands', de: 'Deutsch' } },
      props: { frame: { ...frame, languages: [...frame.languages.slice(0, 1), german] } },
    })
    const link = document.querySelector('.languages--header a[href="/de/"]')
    expect(link?.textContent).toBe('deDeutsch (startpagina)')
  })

  test('a page of one language has no switcher', () => {
    const { frame } = sample('home', 'content').props
    const document = changed('home', 'content', {
      props: { frame: { ...frame, languages: frame.languages.slice(0, 1) } },
    })
    expect(document.querySelectorAll('.languages')).toHaveLength(0)
  })

  test('flags stand beside the codes only where they are asked for', () => {
    expect(pageOf('home').querySelectorAll('.languages use')).toHaveLength(0)
    const flags = changed('home', 'content', { shell: { showFlags: true } }).querySelectorAll(
      '.languages--header use',
    )
    expect([...flags].map((use) => use.getAttribute('href'))).toEqual(
      ['nl', 'fr', 'en'].map((code) => `/assets/icons.svg#flag-${code}`),
    )
  })
})

describe('drawer', () => {
  const drawer = () =>
    changed('home', 'content', {
      shell: {
        savedHref: '/nl/bewaard/',
        topBar: {
          left: [{ href: 'tel:+3290001234', label: '09 000 12 34', icon: 'phone', external: true }],
          right: [
            { href: '/nl/gratis-schatting/', label: 'Gratis schatting' },
            { href: '/nl/login/', label: 'Eigenaarslogin', icon: 'key' },
          ],
        },
      },
    }).querySelector('.drawer')!

  test('has the pages of the top bar as buttons, the first as the main action', () => {
    const buttons = [...drawer().querySelectorAll('.drawer__actions a')]
    expect(buttons.map((link) => [link.getAttribute('href'), link.className])).toEqual([
      ['/nl/gratis-schatting/', 'button button--brick'],
      ['/nl/login/', 'button'],
    ])
  })

  test('has its telephone numbers and addresses, and what is saved', () => {
    const links = [...drawer().querySelectorAll('.drawer__contact a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:+3290001234', '/nl/bewaard/'])
  })
})

describe('menu', () => {
  test('marks the current page, in the menu and in the drawer', () => {
    const current = [
      ...pageOf('listing').querySelectorAll('.menu [aria-current], .drawer [aria-current="page"]'),
    ]
    expect(current.map((link) => link.textContent)).toEqual(['Te koop', 'Te koop'])
  })

  test('marks nothing on a page that it does not lead to', () => {
    const { frame } = sample('listing', 'content').props
    const document = changed('listing', 'content', { props: { frame: { ...frame, current: '/nowhere/' } } })
    expect(document.querySelectorAll('.menu [aria-current], .drawer [aria-current="page"]')).toHaveLength(0)
  })

  test('an item with children opens without script, and still leads to its own page', () => {
    const details = pageOf('home').querySelector('.menu details')
    expect(details?.querySelector('summary')?.textContent).toBe('Diensten')
    expect([...(details?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual([
      'Diensten',
      'Verkopen',
      'Verhuren',
      'Aankoopmakelaar',
      'Gratis schatting',
    ])
  })

  test('the sheet of an item lists every level below it', () => {
    const deep = item('/a/', 'A', [item('/a/b/', 'B', [item('/a/b/c/', 'C', [item('/a/b/c/d/', 'D')])])])
    const { frame } = sample('home', 'content').props
    const props = { frame: { ...frame, current: '/a/b/c/d/' } }
    for (const shell of [{ menu: [deep] }, { menu: [], extraMenu: [deep] }]) {
      const details = changed('home', 'content', { props, shell }).querySelector('.menu details')
      expect([...(details?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual([
        'A',
        'B',
        'C',
        'D',
      ])
      expect(details?.querySelector('summary')?.hasAttribute('data-within')).toBe(true)
    }
  })

  test('items beyond the maximum stand in an extra menu; without any there is none', () => {
    expect(pageOf('home').querySelector('.menu__extra')).toBeNull()
    const extraMenu = [item('/references/', 'Referenties'), item('/jobs/', 'Vacatures')]
    const extra = changed('home', 'content', { shell: { extraMenu } }).querySelector('.menu__extra')
    expect(extra?.querySelector('summary')?.textContent).toBe('Meer')
    expect([...(extra?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual([
      'Referenties',
      'Vacatures',
    ])
  })

  test('the extra menu shows that the current page is in it', () => {
    const { frame } = sample('home', 'content').props
    const document = changed('home', 'content', {
      props: { frame: { ...frame, current: '/jobs/' } },
      shell: { extraMenu: [item('/jobs/', 'Vacatures')] },
    })
    expect(document.querySelector('.menu__extra summary')?.hasAttribute('data-within')).toBe(true)
  })
})

describe('frame', () => {
  test('a fixed menu is fixed before any script runs', () => {
    const { frame } = sample('home', 'content').props
    const document = changed('home', 'content', { props: { frame: { ...frame, fixedMenu: true } } })
    expect(document.querySelector('[data-header]')?.getAttribute('data-fixed')).toBe('always')
  })

  test('the top bar is left out where there is none', () => {
    expect(pageOf('home').querySelector('.top-bar')).not.toBeNull()
    const { topBar: _, ...shell } = sample('home', 'content').shell
    expect(
      changed('home', 'content', { shell: { ...shell, topBar: undefined } as never }).querySelector(
        '.top-bar',
      ),
    ).toBeNull()
  })

  test('breadcrumbs end at this page, which is no link', () => {
    const crumbs = [...pageOf('property-fr').querySelectorAll('.breadcrumbs li')]
    expect(crumbs).toHaveLength(4)
    expect(crumbs.at(-1)?.querySelector('a')).toBeNull()
    expect(crumbs.at(-1)?.querySelector('[aria-current="page"]')).not.toBeNull()
  })

  test('robots and referrers are told only what the page wants', () => {
    const { frame } = sample('home', 'content').props
    const head = { ...frame.head, noIndex: true, noReferrer: true } as const
    const document = changed('home', 'content', { props: { frame: { ...frame, head } } })
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
    expect(document.querySelector('meta[name="referrer"]')?.getAttribute('content')).toBe('no-referrer')
    expect(pageOf('home').querySelector('meta[name="robots"], meta[name="referrer"]')).toBeNull()
  })

  test('the newsletter asks for an address, and keeps its ids apart from those of a form in the page', () => {
    const input = pageOf('home').querySelector('.newsletter input[type="email"]')
    expect(input?.getAttribute('autocomplete')).toBe('email')
    expect(input?.hasAttribute('required')).toBe(true)
    expect(input?.id).toBe('footer-sign-newsletter-email')
  })

  test('a page that asks something itself has no newsletter below it', () => {
    const { frame } = sample('home', 'content').props
    const document = changed('home', 'content', { props: { frame: { ...frame, withoutNewsletter: true } } })
    expect(document.querySelector('.newsletter')).toBeNull()
    expect(document.querySelector('.footer__columns')).not.toBeNull()
  })

  test('the legal block stands on every page, also on those that only lead on', () => {
    expect(textOf(pageOf('redirect'), '.legal dt')).toBe('Vastgoedmakelaar')
    expect(pageOf('redirect').querySelector('.newsletter')).toBeNull()
  })
})
