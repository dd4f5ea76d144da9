import type { ProjectPage } from '../../core/view/types.ts'
import { AGENT } from './sample-estates.ts'
import { sampleRequest } from './sample-forms.ts'
import type { PictureMaker } from './sample-pictures.ts'
import { html, sampleFrame } from './sample-shell.ts'

export function sampleProject(picture: PictureMaker): ProjectPage {
  const title = 'Acht rijwoningen aan de Hoogpoort'
  return {
    frame: sampleFrame({ title, current: '/Projecten/', crumbs: ['Home', 'Projecten'] }),
    id: 71,
    reference: '71',
    title,
    lead: 'Bleke baksteen, een tuin op het zuiden en een warmtepomp in elke woning.',
    body: html(
      '<p>De acht woningen staan rond een hof waar geen auto’s komen. De eerste zijn klaar in het voorjaar van 2027.</p>',
    ),
    pictures: [
      'project-a-terraced-houses-street',
      'project-a-terraced-houses-garden',
      'project-a-terraced-houses-aerial',
      'interior-living-dining-open-plan-05',
      'interior-kitchen-anthracite-garden-03',
    ].map((name) => picture(name, 'Nieuwe rijwoningen in bleke baksteen')),
    plans: [
      {
        picture: picture('floorplan-villa-ground-floor-05', 'Plan van het gelijkvloers'),
        share: 12,
        homes: [{ href: '/nl/te-koop/gent/hoekhuis/4116/', label: 'Hoekhuis', surface: '184 m²' }],
      },
    ],
    price: { before: 'vanaf', text: '€ 385.000' },
    address: ['Hoogpoort 14', '9000 Gent'],
    website: { href: 'https://www.example.com/', label: 'Website van het project', external: true },
    facts: [
      { term: 'fact.units', value: '8' },
      { term: 'fact.unitsFree', value: '3' },
      { term: 'fact.progress', value: 'Ruwbouw klaar' },
      { term: 'fact.delivery', value: 'Voorjaar 2027' },
    ],
    units: [
      {
        href: '/nl/te-koop/8001/',
        title: 'Woning 1, hoek',
        bedrooms: '4',
        surface: '172 m²',
        price: { text: '€ 445.000' },
        energy: { name: 'Energielabel', label: 'A', tone: 'a' },
        availability: 'Te koop',
        available: true,
      },
      {
        href: '/nl/te-koop/8002/',
        title: 'Woning 2',
        bedrooms: '3',
        surface: '148 m²',
        price: { text: '€ 385.000' },
        energy: { name: 'Energielabel', label: 'A', tone: 'a' },
        availability: 'Onder optie',
        available: true,
      },
      {
        href: '/nl/te-koop/8003/',
        title: 'Woning 3',
        bedrooms: '3',
        surface: '148 m²',
        energy: { name: 'Energielabel', label: 'A', tone: 'a' },
        availability: 'Verkocht',
        available: false,
      },
    ],
    cards: [],
    openDays: [],
    documents: [{ label: 'Lastenboek', href: '/documents/71.pdf', detail: 'PDF' }],
    embeds: [{ kind: 'tour', href: 'https://my.matterport.com/show/?m=abc', host: 'my.matterport.com' }],
    agent: { ...AGENT, role: 'Vastgoedmakelaar' },
    share: [{ kind: 'mail', href: 'mailto:?subject=Project' }],
    requests: [sampleRequest('nl', 'contact-construction')],
    list: { href: '/nl/projecten/', label: 'Alle projecten' },
  }
}
