import { describe, expect, test } from 'vitest'
import { documentsOf, embedsOf, galleryOf, plansOf } from '../../../../core/view/detail.ts'
import { picture, rulesConfig, viewOf } from '../../../support/view.ts'

describe('pictures', () => {
  const item = (name: string, Name?: string) => ({ Url: `images/${name}.jpg`, ...(Name && { Name }) })

  test('without words of their own are named by title and number', async () => {
    const { context } = await viewOf()
    expect(galleryOf(context, [item('a'), item('b', 'Keuken'), item('c')], 'Huis')).toEqual([
      picture('a', 'photo', 'Huis, foto 1 van 3'),
      picture('b', 'photo', 'Keuken'),
      picture('c', 'photo', 'Huis, foto 3 van 3'),
    ])
  })

  test('that are missing are left out, and keep their number', async () => {
    const { context } = await viewOf()
    expect(galleryOf(context, [item('missing'), item('b')], 'Huis').map(({ alt }) => alt)).toEqual([
      'Huis, foto 2 van 2',
    ])
  })

  test('of plans are named as plans', async () => {
    const { context } = await viewOf()
    const items = [item('p'), item('q', 'Gelijkvloers'), item('missing')]
    expect(plansOf(context, { items, title: 'Huis' }).map((plan) => plan.picture)).toEqual([
      picture('p', 'plan', 'Plan, Huis'),
      picture('q', 'plan', 'Gelijkvloers'),
    ])
    expect(plansOf(context, { items: undefined, title: 'Huis' })).toEqual([])
  })

  test('of plans have the scale of the widest plan', async () => {
    const { context } = await viewOf()
    const widths: Readonly<Record<string, number>> = {
      'images/wide.jpg': 1600,
      'images/narrow.jpg': 907,
      'images/sliver.jpg': 10,
    }
    const pictures = {
      ...context.pictures,
      of: (ref: string) => ({ src: ref, width: widths[ref] ?? 0, height: 900 }),
    }
    const items = Object.keys(widths).map((Url) => ({ Url }))
    const plans = plansOf({ ...context, pictures }, { items, title: 'Huis' })
    expect(plans.map(({ share }) => share)).toEqual([12, 7, 1])
  })

  test('that are PNG are drawings, and are not cropped', async () => {
    const { context } = await viewOf()
    const pictures = { ...context.pictures, of: (ref: string) => ({ src: ref }) }
    const gallery = galleryOf(
      { ...context, pictures },
      [{ Url: 'a.jpg' }, { Url: 'plan.PNG' }, { Url: 'c.png?v=2' }, { Url: 'd.png.jpg' }],
      'x',
    )
    expect(gallery.map(({ drawing }) => drawing)).toEqual([undefined, true, true, undefined])
  })
})

describe('documents', () => {
  test.each<[string, object, object | undefined]>([
    ['of the site', { Url: 'documents/a b.pdf' }, { href: '/documents/a%20b.pdf', detail: 'PDF' }],
    [
      'with signs of addresses',
      { Url: 'documents/a?b#c.docx' },
      { href: '/documents/a%3Fb%23c.docx', detail: 'DOCX' },
    ],
    [
      'of another site without https',
      { Url: 'http://a.example/x.pdf' },
      { href: 'http://a.example/x.pdf', detail: 'PDF' },
    ],
    ['of another site', { Url: 'https://a.example/x.pdf?y#z' }, { href: 'https://a.example/x.pdf?y#z' }],
    [
      'of another site, in capitals',
      { Url: 'HTTPS://a.example/x.PDF' },
      { href: 'HTTPS://a.example/x.PDF', detail: 'PDF' },
    ],
    ['without an ending', { Url: 'documents/plan' }, { href: '/documents/plan' }],
    ['with a long ending', { Url: 'documents/plan.archive' }, { href: '/documents/plan.archive' }],
    ['on request', {}, {}],
    ['kept back', { OnRequest: 'private/deed.pdf' }, { detail: 'PDF, op aanvraag, per mail' }],
    [
      'kept back, beside a public copy',
      { Url: 'a.pdf', OnRequest: 'private/a.docx' },
      { href: '/a.pdf', detail: 'PDF' },
    ],
  ])('%s', async (_, more, shown) => {
    const { context } = await viewOf()
    expect(documentsOf(context, [{ Name: { nl: 'Plan' }, ...more }])).toEqual([{ label: 'Plan', ...shown }])
  })

  test('without a name in the language are left out', async () => {
    const { context } = (await viewOf()).in('fr')
    expect(documentsOf(context, [{ Name: { nl: 'Plan' } }, { Name: 'PEB' }])).toEqual([{ label: 'PEB' }])
    expect(documentsOf(context, undefined)).toEqual([])
  })
})

describe('video and tour', () => {
  test('are links with a host and a frame, the tour first', async () => {
    const { context } = await viewOf(rulesConfig({ tourHosts: ['tours.example.com'] }))
    const VideoUrl = 'https://youtu.be/abcdefghijk'
    const VirtualTourUrl = 'https://tours.example.com/1'
    expect(embedsOf(context, { VideoUrl, VirtualTourUrl })).toEqual([
      { kind: 'tour', href: VirtualTourUrl, host: 'tours.example.com', frame: expect.any(String) as string },
      {
        kind: 'video',
        href: VideoUrl,
        host: 'youtube.com',
        frame: expect.stringContaining('abcdefghijk') as string,
      },
    ])
  })

  test('of an unknown host are not shown', async () => {
    const { context } = await viewOf()
    expect(embedsOf(context, { VirtualTourUrl: 'https://tours.example.com/1' })).toEqual([])
    expect(embedsOf(context, {})).toEqual([])
  })
})
