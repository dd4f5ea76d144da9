import { expect, test } from 'vitest'
import { shareLinks } from '../../../../core/view/sharing.ts'
import { house, properties, viewOf } from '../../../support/view.ts'

test('a page is handed on with its title and its whole address, in its language', async () => {
  const view = await viewOf(properties(house(1, { TypeDescription: { nl: 'Huis & tuin', fr: 'Maison' } })))
  const url = encodeURIComponent('https://kantoor-linde.example/nl/te-koop/gent/huis-tuin/1/')
  expect(shareLinks(view.context, view.property(1).paths, 'Huis & tuin')).toEqual([
    { kind: 'mail', href: `mailto:?subject=Huis%20%26%20tuin&body=${url}` },
    { kind: 'whatsapp', href: `https://wa.me/?text=Huis%20%26%20tuin%20${url}` },
    { kind: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { kind: 'linkedin', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
  ])
  const [mail] = shareLinks(view.in('fr').context, view.property(1).paths, 'Maison')
  expect(mail?.href).toContain(encodeURIComponent('/fr/a-vendre/gand/maison/1/'))
})
