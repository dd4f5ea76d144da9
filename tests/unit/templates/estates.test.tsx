import { describe, expect, test } from 'vitest'
import { barsOf, ticksOf } from '../../../templates/components/energy-scale/geometry.ts'
import { sample } from '../../support/sample-props.ts'
import type { Form, SlotProps } from '../../../core/view/types.ts'
import { changed, pageOf, textOf } from './page.ts'

describe('property', () => {
  test('a sold one shows no price, whatever its record says, and leads on to the list', () => {
    const document = pageOf('property-sold')
    expect(document.body.textContent).not.toContain('777.000')
    expect(textOf(document, '.summary__status')).toBe('Verkocht')
    const actions = [...document.querySelectorAll('.summary__actions a, .contact-bar a')].map((link) =>
      link.getAttribute('href'),
    )
    expect(new Set(actions)).toEqual(new Set(['/nl/te-huur/']))
  })

  test('a hidden address shows the town and the unique code of the certificate', () => {
    const lines = [...pageOf('property-hidden').querySelectorAll('.summary__address .address-line')]
    expect(lines.map((line) => line.textContent)).toEqual(['1050 Elsene', 'UC: 245'])
    expect(pageOf('property-hidden').querySelector('.place')).toBeNull()
  })

  test('a public address needs no code beside it', () => {
    const lines = [...pageOf('property-fr').querySelectorAll('.summary__address .address-line')]
    expect(lines.map((line) => line.textContent)).toEqual(['Lindekaai 41', '9000 Gand'])
  })

  test('its actions lead to forms of the page', () => {
    const document = pageOf('property-fr')
    const actions = [...document.querySelectorAll('.summary__actions a')]
    expect(actions.map((link) => link.getAttribute('href'))).toEqual(['#contact-me', '#contact-appointment'])
    expect(document.querySelector('details #contact-appointment')).not.toBeNull()
    expect(document.querySelector('details #contact-me')).toBeNull()
  })

  test('its forms say what the data are used for, and where more about it is if the site has the page', () => {
    const { shell } = sample('property-fr', 'property')
    const { privacy, ...form } = shell.requests['contact-me'] as Form
    const purpose = 'Nous gardons vos données un an.'
    const noteOf = (changes: Partial<Form>) =>
      textOf(
        changed('property-fr', 'property', {
          shell: { requests: { ...shell.requests, 'contact-me': { ...form, purpose, ...changes } } },
        }),
        '#contact-me .form__privacy',
      )
    if (!privacy) throw new Error('The sample has no page on privacy')
    expect(noteOf({ privacy })).toBe(`${purpose} ${privacy.label}`)
    expect(noteOf({})).toBe(purpose)
  })

  test('its forms are mailed to its own office where nothing receives them', () => {
    const { shell, props } = sample('property-fr', 'property')
    const form = shell.requests['contact-me']
    const [request] = (props as SlotProps['property']).requests.filter(({ name }) => name === 'contact-me')
    if (!form || !request) throw new Error('The sample has no form')
    const mail = {
      subject: 'Question',
      note: 'Rien n’est parti.',
      ways: [{ href: 'tel:+321', label: 'Gand' }],
    }
    const document = changed('property-fr', 'property', {
      shell: {
        requests: { ...shell.requests, 'contact-me': { ...form, action: 'mailto:gent@linde.example', mail } },
      },
      props: {
        requests: [
          {
            ...request,
            office: {
              email: 'bruges@linde.example',
              phone: { text: '050 00 12 34', href: 'tel:+3250001234' },
              action: 'mailto:bruges@linde.example',
              ways: [{ href: 'tel:+322', label: 'Bruges' }],
            },
          },
        ],
      },
    })
    const element = document.querySelector('#contact-me')
    const office = ['action', 'data-email', 'data-phone', 'data-tel'].map((name) =>
      element?.getAttribute(name),
    )
    expect(office).toEqual([
      'mailto:bruges@linde.example',
      'bruges@linde.example',
      '050 00 12 34',
      'tel:+3250001234',
    ])
    expect(textOf(document, '#contact-me .form__mail')).toBe('Rien n’est parti. Bruges')
  })

  test('with a decision to take, that is the second action', () => {
    const decide = { href: '/fr/offre/?property=4127', label: 'Faire une offre' }
    const document = changed('property-fr', 'property', { props: { decide } })
    const actions = [...document.querySelectorAll('.summary__actions a')]
    expect(actions.map((link) => link.getAttribute('href'))).toEqual(['#contact-me', decide.href])
    expect(actions[1]?.textContent).toBe('Faire une offre')
  })

  test('every picture opens its widest variant', () => {
    const links = [...pageOf('property-fr').querySelectorAll('.gallery li a')]
    expect(links).toHaveLength(6)
    expect(links[0]?.getAttribute('href')).toBe(
      '/pictures/exterior-townhouse-white-neoclassical-02-1360.webp',
    )
  })

  test('a picture of another host has no variants, and opens itself', () => {
    const remote = { src: 'https://cdn.example.com/a.jpg', width: 800, height: 600, alt: 'Gevel' }
    const document = changed('property-fr', 'property', { props: { pictures: [remote] } })
    expect(document.querySelector('.gallery a')?.getAttribute('href')).toBe(remote.src)
    expect(document.querySelector('.gallery img')?.hasAttribute('sizes')).toBe(false)
    expect(document.querySelector('.gallery [data-track-controls]')).toBeNull()
  })

  test('browsers without WebP get the other format', () => {
    const fallback = { src: '/a-600.png', srcset: '/a-400.png 400w, /a-600.png 600w' }
    const picture = {
      src: '/a-600.webp',
      srcset: '/a-400.webp 400w, /a-600.webp 600w',
      type: 'image/webp',
      fallback,
      width: 600,
      height: 400,
      alt: 'Gevel',
    } as const
    const document = changed('property-fr', 'property', { props: { pictures: [picture] } })
    expect(document.querySelector('.gallery source')?.getAttribute('srcset')).toBe(picture.srcset)
    expect(document.querySelector('.gallery img')?.getAttribute('srcset')).toBe(fallback.srcset)
  })

  test('parts without content are left out', () => {
    const document = changed('property-fr', 'property', {
      props: {
        pictures: [],
        plans: [],
        groups: [],
        flood: [],
        planning: [],
        documents: [],
        embeds: [],
        requests: [],
        similar: [],
        energyFacts: [],
      },
    })
    for (const part of [
      '.gallery img',
      '.plans',
      '#facts',
      '#planning',
      '#documents',
      '#media',
      '.form',
      '.similar .cards',
    ]) {
      expect(document.querySelector(part), part).toBeNull()
    }
    expect(
      [...document.querySelectorAll('.summary__actions a')].map((link) => link.getAttribute('href')),
    ).toEqual(['tel:+3290001236', 'mailto:ines@dorpel-linde.example'])
  })

  test('a flood score of D carries the symbol', () => {
    expect(pageOf('property-hidden').querySelector('.flood__meaning use')?.getAttribute('href')).toMatch(
      /#warning$/,
    )
    expect(pageOf('property-fr').querySelector('.flood__meaning use')).toBeNull()
    expect(textOf(pageOf('property-fr'), '.flood__scale [aria-current]')).toBe('B')
  })

  test('planning codes keep their Dutch term and are explained in the page’s language', () => {
    const code = pageOf('property-fr').querySelector('.codes abbr')
    expect(code?.getAttribute('title')).toBe('Vergunning uitgereikt')
    expect(code?.getAttribute('lang')).toBe('nl')
    expect(textOf(pageOf('property-fr'), '.codes dd')).toBe('Permis d’urbanisme délivré')
  })

  test('a document that is not published can be asked for', () => {
    const links = [...pageOf('property-fr').querySelectorAll('#documents a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/documents/4127-epc.pdf',
      '/documents/4127-plans.pdf',
      '#request-documents',
    ])
    expect(links[2]?.textContent).toBe(
      'Demander: Renseignements urbanistiques, certificat amiante, contrôle électrique',
    )
  })
})

describe('energy scale', () => {
  test('says label, region and value in words', () => {
    const scale = pageOf('property-fr').querySelector('.energy-scale')
    expect(scale?.getAttribute('role')).toBe('img')
    expect(scale?.querySelector('title')?.textContent).toBe('Classe énergétique C, Flandre')
    expect(scale?.querySelector('desc')?.textContent).toBe(
      '268 kilowattheures par mètre carré et par an, sur une échelle de A+ à F.',
    )
  })

  test('its bars climb from best to worst', () => {
    const { energyScale } = sample('property-fr', 'property').props
    const heights = barsOf(energyScale?.classes ?? []).map(({ height }) => height)
    expect(heights).toHaveLength(7)
    expect(heights).toEqual([...heights].sort((left, right) => left - right))
  })

  test('nineteen classes share seven letters and the bounds between them', () => {
    const { energyScale } = sample('property-hidden', 'property').props
    const classes = energyScale?.classes ?? []
    expect(barsOf(classes).flatMap(({ letter }) => letter?.text ?? [])).toEqual([
      'A',
      'B',
      'C',
      'D',
      'E',
      'F',
      'G',
    ])
    expect(ticksOf(classes).map(({ label }) => label)).toEqual(['45', '95', '150', '210', '275', '345'])
  })

  test('a label without a value still shows where it stands', () => {
    const { energyScale } = sample('property-fr', 'property').props
    const { value: _, position: __, ...scale } = energyScale!
    const document = changed('property-fr', 'property', { props: { energyScale: scale } })
    expect(textOf(document, '.energy-scale__value')).toBe('C')
    expect(document.querySelector('.energy-scale desc')?.textContent).toBe('Sur une échelle de A+ à F.')
  })
})

describe('project', () => {
  test('lists its homes, and names the cells that a narrow screen shows as lines', () => {
    const rows = [...pageOf('project').querySelectorAll('.units tbody tr')]
    expect(rows).toHaveLength(3)
    expect(
      [...(rows[0]?.querySelectorAll('td') ?? [])].map((cell) => cell.getAttribute('data-name')),
    ).toEqual(['Slaapkamers', 'Oppervlakte', 'Energie', 'Prijs', 'Stand'])
    expect(rows[2]?.className).toBe('units__gone')
  })

  test('without homes of its own leaves the table out', () => {
    const document = changed('project', 'project', { props: { units: [] } })
    expect(document.querySelector('.units-section')).toBeNull()
  })
})
