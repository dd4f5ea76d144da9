import { describe, expect, test } from 'vitest'
import { bannerTextOf } from '../../../../core/view/banner.ts'
import { page, picture, siteConfig, viewOf } from '../../../support/view.ts'
import { FILES, homeWith } from './banner-of.ts'

describe('words in the banner', () => {
  const text = (nl: string, isPublic = true) => ({ public: isPublic, text: { nl } })
  const CONFIGURED = {
    show: true,
    type: 'image',
    title: text('Titel'),
    description: text('Tekst'),
    description2: text('Nog een'),
    showLogo: true,
  }
  const textsIn = async (
    original: '/' | '/about/',
    params: object = {},
    banner: object = CONFIGURED,
    locale: 'nl' | 'fr' = 'nl',
  ) => {
    const files = {
      ...FILES,
      ...homeWith(params),
      ...page('about', params),
      ...siteConfig({ logo: 'images/logo.png' }),
    }
    const view = await viewOf({ ...files, 'site-config/banner.json': banner }, { locale })
    return bannerTextOf(view.context, view.page(original))
  }

  test('are those of the configuration at home', async () => {
    expect(await textsIn('/')).toEqual({
      title: 'Titel',
      description: 'Tekst',
      description2: 'Nog een',
      logo: picture('logo', 'logo', ''),
    })
  })

  test('are those of the page before them', async () => {
    const own = { bannerTitle: text('Eigen'), bannerDescription: text('Verhaal') }
    expect(await textsIn('/', own)).toMatchObject({
      title: 'Eigen',
      description: 'Verhaal',
      description2: 'Nog een',
    })
    expect(await textsIn('/about/', own)).toEqual({ title: 'Eigen', description: 'Verhaal' })
  })

  test('are none elsewhere, and none that are not public or not in the language', async () => {
    expect(await textsIn('/about/')).toEqual({})
    const hidden = {
      ...CONFIGURED,
      title: text('x', false),
      description: text('x', false),
      description2: text('x', false),
      showLogo: false,
    }
    expect(await textsIn('/', {}, hidden)).toEqual({})
    expect(await textsIn('/', { bannerTitle: text('Eigen', false) })).not.toHaveProperty('title')
    expect(Object.keys(await textsIn('/', {}, CONFIGURED, 'fr'))).toEqual(['logo'])
  })
})
