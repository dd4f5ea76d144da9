/** The parts of an `immobilie` in the order of the schema: address, prices, areas, state. */
import type { Locale } from '../../languages/codes.ts'
import { nameIn, textIn } from '../../domain/locale.ts'
import type { Text } from '../../domain/locale.ts'
import { spellingsOf } from '../../domain/localised-text.ts'
import { shownMarquee } from '../../domain/marquee.ts'
import { marqueeOf } from '../../import/mapping/trade-words.ts'
import type { Property } from '../../schema/property.ts'
import type { LinkedProperty } from '../../site/linked.ts'
import { isSold } from '../../site/listings.ts'
import { empty, group, leaf } from '../../feeds/xml.ts'
import type { XmlElement } from '../../feeds/xml.ts'

/** The language of the texts, and the one from which a proper name is borrowed. */
export interface Languages {
  readonly locale: Locale
  readonly fallback: Locale
}

type Located = Pick<
  Property,
  'Street' | 'HouseNumber' | 'BoxNr' | 'Zip' | 'City' | 'CountryID' | 'Latitude' | 'Longitude'
>

export function addressOf(record: Located, { locale, fallback }: Languages): XmlElement {
  const name = (text: Text | undefined) => nameIn(text, locale, fallback)
  const { Latitude, Longitude } = record
  const place =
    Latitude === undefined || Longitude === undefined
      ? undefined
      : empty('geokoordinaten', { breitengrad: Latitude, laengengrad: Longitude })
  return group('geo', [
    leaf('plz', record.Zip),
    leaf('ort', name(record.City)),
    place,
    leaf('strasse', name(record.Street)),
    leaf('hausnummer', record.HouseNumber),
    empty('land', { iso_land: record.CountryID === 50 ? 'LUX' : 'BEL' }),
    leaf('wohnungsnr', record.BoxNr),
  ]) as XmlElement
}

/**
 * A rent has no attribute for "on request", so a hidden one is written as a price of 0 on request. The bouquet of an annuity and
 * the start of bidding are no purchase price: they stand in words alone.
 */
export function pricesOf(
  property: Property,
  locale: Locale,
  /** The price in words, for a home on other terms than an ordinary sale. */
  inWords: string | undefined,
): XmlElement | undefined {
  const { PublishPrice, Goal } = property
  const Price = inWords === undefined ? property.Price : undefined
  const isRent = Goal === 1
  const onRequest = PublishPrice ? {} : { auf_anfrage: true }
  const sale = isRent || Price === undefined ? 0 : Price
  const hasSale = !PublishPrice || (!isRent && Price !== undefined)
  return group('preise', [
    hasSale ? leaf('kaufpreis', sale, onRequest) : undefined,
    isRent ? leaf('nettokaltmiete', Price) : undefined,
    isRent ? leaf('nebenkosten', property.ChargesRenter) : undefined,
    isRent ? undefined : leaf('hausgeld', property.ChargesOwner),
    empty('waehrung', { iso_waehrung: 'EUR' }),
    leaf('freitext_preis', inWords ?? textIn(property.PriceUnitText, locale)),
    isRent ? leaf('kaution', property.DepositAmount) : undefined,
    places('stp_freiplatz', property.NumberOfParkings),
    places('stp_garage', property.NumberOfGarages),
  ])
}

function places(name: string, count: number | undefined): XmlElement | undefined {
  return count === undefined ? undefined : empty(name, { anzahl: count })
}

export function areasOf(property: Property): XmlElement | undefined {
  return group('flaechen', [
    leaf('wohnflaeche', property.SurfaceLiving),
    leaf('gesamtflaeche', property.SurfaceTotal),
    leaf('grundstuecksflaeche', property.SurfaceGround),
    leaf('anzahl_schlafzimmer', property.NumberOfBedRooms),
    leaf('anzahl_badezimmer', property.NumberOfBathRooms),
    leaf('anzahl_sep_wc', property.NumberOfToilets),
    leaf('balkon_terrasse_flaeche', property.SurfaceTerrace),
    leaf('gartenflaeche', property.SurfaceGarden),
  ])
}

export function stateOf(property: Property, stand: SaleState | undefined): XmlElement | undefined {
  return group('zustand_angaben', [
    leaf('baujahr', property.ConstructionYear),
    leaf('letztemodernisierung', property.RenovationYear),
    certificateOf(property),
    stand === undefined ? undefined : empty('verkaufstatus', { stand }),
  ])
}

/** `VERKAUFT` is a home that was sold or let. */
type SaleState = 'VERKAUFT' | 'RESERVIERT'

/** The state of an offer. A reference has none, because it is an example. */
export function saleStateOf(linked: LinkedProperty): SaleState | undefined {
  const { property } = linked
  if (property.Status === 6) return undefined
  if (isSold(linked)) return 'VERKAUFT'
  const isReserved = spellingsOf(shownMarquee(property)).some((name) => marqueeOf(name) !== undefined)
  return isReserved ? 'RESERVIERT' : undefined
}

/** A calculated certificate, as those of Belgian and Luxembourg homes are. */
function certificateOf(property: Property): XmlElement | undefined {
  const { EPCExpiryDate, EnergyPerformance, EPCLabelText, EnergyClass, CountryID } = property
  // A certificate of Luxembourg has classes, which are no labels.
  const letter = CountryID === 50 ? EnergyClass : EPCLabelText
  if ([EPCExpiryDate, EnergyPerformance, letter].every((value) => value === undefined)) return undefined
  return group('energiepass', [
    leaf('epart', 'BEDARF'),
    leaf('gueltig_bis', EPCExpiryDate),
    leaf('endenergiebedarf', EnergyPerformance),
    leaf('wertklasse', letter),
  ])
}
