import { describe, expect, test } from 'vitest'
import { meaningOf } from '../../../../../core/import/guess/column-meaning.ts'

describe('a column is known by its name', () => {
  test.each([
    ['Bewoonbare opp. (m²)', 'SurfaceLiving'],
    ['Bew. opp.', 'SurfaceLiving'],
    ['surface_of_the_land', 'SurfaceGround'],
    ['Superficie du terrain', 'SurfaceGround'],
    ['Wohnfl. (m²)', 'SurfaceLiving'],
    ['livingArea', 'SurfaceLiving'],
    ['Surf. habit.', 'SurfaceLiving'],
    ['Surface hab.', 'SurfaceLiving'],
    ['Nb. ch.', 'NumberOfBedRooms'],
    ['Aantal s.', undefined],
    ['pictures.urlLarge', 'pictures'],
    ['photos.large_url', 'pictures'],
    ['photos.order', undefined],
    ['photos.photo', 'pictures'],
    ['media.image', 'pictures'],
    ['details.image', 'pictures'],
    ['agent.image', undefined],
    ['kWh/m²/an', 'EnergyPerformance'],
    ['kWh/m² jaar', 'EnergyPerformance'],
    ['category.name', 'WebID'],
    ['purpose.label', 'Goal'],
    ['garage.label', undefined],
    ['Loyer charges', 'ChargesRenter'],
    ['E-mail verantwoordelijke', 'agentEmail'],
    ['verantwoordelijke e-mail', 'agentEmail'],
    ['Zonnepanelen', undefined],
    ['property.bedrooms', 'NumberOfBedRooms'],
    ['property.area.living', 'SurfaceLiving'],
    ['price.amount', 'Price'],
    ['charges.value', 'ChargesRenter'],
    ['media.photos.url', 'pictures'],
    ['similar.price.amount', undefined],
    ['rooms.bathroom.surface', undefined],
    ['features.roof.type', undefined],
    ['agent.email', 'agentEmail'],
  ])('%s is %s', (name, meaning) => {
    expect(meaningOf(name)?.meaning).toBe(meaning)
  })

  test('with its language at the end', () => {
    expect(meaningOf('Omschrijving FR')).toMatchObject({ meaning: 'Description', language: 'fr' })
  })
})

describe('a column of owners, keys and commissions is private, whatever else stands in its name', () => {
  test.each([
    'Eigenaar naam',
    'GSM van de eigenaar',
    'Nom du propriétaire',
    'Téléphone bailleur 2',
    'owner_phone',
    'sellerFirstName',
    'Telefon des Eigentümers',
    'Sleutelnummer',
    'Taux de commission',
    'owner.address.city',
    'Numéro de clef',
    'Téléphone',
    'e-mail',
    'GSM 2',
  ])('%s', (name) => {
    expect(meaningOf(name)?.meaning).toBe('private')
  })

  test.each([
    ['kosten eigenaar', 'ChargesOwner'],
    ['verkoper kantoor', 'agentName'],
  ])('but %s has a meaning of its own', (name, meaning) => {
    expect(meaningOf(name)?.meaning).toBe(meaning)
  })
})
