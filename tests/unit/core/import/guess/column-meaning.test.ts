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
    ['transaction.kind', 'Goal'],
    ['transaction.price', 'Price'],
    ['financieel.overdracht.status', 'Status'],
    ['prix.charges', 'ChargesRenter'],
    ['localisation.codepostal', 'Zip'],
    ['location.coordinates.lat', 'Latitude'],
    ['property.agent.city', undefined],
    ['adres.huisnummer.hoofdnummer', 'HouseNumber'],
    ['city.code', undefined],
    ['rooms.bedrooms', 'NumberOfBedRooms'],
    ['rooms.surface', undefined],
    ['exterior.land_area.#text', 'SurfaceGround'],
    ['location.gps.latitude', 'Latitude'],
    ['general.type', 'WebID'],
    ['building.type', undefined],
    ['building.status', undefined],
    [`${'nl.'.repeat(60)}x`, undefined],
    [`${'x_x_x_x.'.repeat(18)}x`, undefined],
    ['general.title', 'TypeDescription'],
    ['media.title', undefined],
    ['photos.description', undefined],
    ['texts.title', 'TypeDescription'],
    ['country.code', 'CountryID'],
    ['dpe.class', 'EnergyPerformance'],
    ['reference.internal', 'RecordFile'],
    ['Straat + nr', 'address'],
    ['property_city', 'City'],
    ['type_woning', 'WebID'],
    ['acme_property_bedrooms', 'NumberOfBedRooms'],
    ['agent_property_city', undefined],
    ['Pand', 'name'],
    ['location_lat', 'Latitude'],
    ['building_type', undefined],
    ['askingPrice.currency', 'currency'],
    ['Kaufpreis/Miete', 'Price'],
    ['Prijs/Gemeente', undefined],
    ['SURF_HAB', 'SurfaceLiving'],
    ['m² bewoonbaar', 'SurfaceLiving'],
    ['COMMENTAIRES.FR', 'remark'],
    ['.', undefined],
  ])('%s is %s', (name, meaning) => {
    expect(meaningOf(name)?.meaning).toBe(meaning)
  })

  test.each(['Omschrijving FR', 'texts.description.fr', 'texts.fr-BE.description', 'fr.description'])(
    'with its language: %s',
    (name) => {
      expect(meaningOf(name)).toMatchObject({ meaning: 'Description', language: 'fr' })
    },
  )
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
    'acme_internal_notes',
    'Téléphone',
    'Tel.',
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
