/** JSON-LD. It contains no hidden prices and no hidden addresses. */
import { countryCodeOf } from '../domain/address.ts'
import type { CountryCode } from '../domain/address.ts'
import type { LinkedProject, LinkedProperty } from '../site/linked.ts'
import { isSold } from '../site/listings.ts'
import { townName } from '../site/towns.ts'
import { zipOf } from './card.ts'
import type { ViewContext } from './context.ts'
import type { JsonLd } from './json-ld.ts'
import { addressOf } from './detail.ts'
import { absolute, hrefAt, hrefIn, hrefTo } from './links.ts'
import { priceOf } from '../domain/money.ts'
import { isWholePrice } from '../domain/terms.ts'
import { phoneHref } from '../domain/phone.ts'
import { nameOf, textOf } from './text.ts'

/** The names of days in schema.org, Monday first. */
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The agency, with each of its offices. */
export function agencyData(context: ViewContext): readonly JsonLd[] {
  const { site } = context.site.config
  const logo = site.logo && context.pictures.of(site.logo.url, 'logo')
  return site.offices.map((office, index) => ({
    '@type': 'RealEstateAgent',
    '@id': officeId(context, index),
    name: site.offices.length > 1 ? `${site.name} ${nameOf(context, office.city) ?? ''}`.trim() : site.name,
    url: absolute(context, hrefTo(context, '/')),
    logo: logo && absolute(context, logo.src),
    image: logo && absolute(context, logo.src),
    telephone: telephoneOf(office),
    email: office.email,
    vatID: site.legal.vatNumber,
    address: {
      '@type': 'PostalAddress',
      streetAddress: nameOf(context, office.street),
      postalCode: office.zip,
      addressLocality: nameOf(context, office.city),
      addressCountry: office.country,
    },
    geo: geoOf(office.latitude, office.longitude),
    openingHoursSpecification: office.openingHours?.map(({ days, from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => WEEKDAYS[day - 1]),
      opens: from,
      closes: to,
    })),
  }))
}

function officeId(context: ViewContext, index = 0): string {
  return absolute(context, `${hrefAt(context.site, '/')}#office-${index + 1}`)
}

/** A reference to the agency for other pages. It is readable without the home page. */
export function agencyRef(context: ViewContext): JsonLd {
  const { name, offices } = context.site.config.site
  return {
    '@type': 'RealEstateAgent',
    '@id': officeId(context),
    name,
    url: absolute(context, hrefTo(context, '/')),
    telephone: offices[0] && telephoneOf(offices[0]),
  }
}

/** International, as readers of other countries dial it: `+3290001234`. */
function telephoneOf({ phone, country }: { readonly phone?: string; readonly country?: CountryCode }) {
  return phone === undefined ? undefined : (phoneHref(phone, country)?.slice('tel:'.length) ?? phone)
}

function geoOf(latitude: number | undefined, longitude: number | undefined): JsonLd | undefined {
  return latitude === undefined || longitude === undefined
    ? undefined
    : { '@type': 'GeoCoordinates', latitude, longitude }
}

const ACCOMMODATION: Readonly<Record<number, string>> = { 1: 'House', 2: 'Apartment', 3: 'Apartment' }

export function propertyData(
  context: ViewContext,
  linked: LinkedProperty,
  { images, description }: { readonly images: readonly string[]; readonly description: string | undefined },
): readonly JsonLd[] {
  const { property, titles, types } = linked
  const url = absolute(context, hrefIn(context, linked.paths))
  return [
    {
      '@type': 'RealEstateListing',
      '@id': url,
      url,
      name: titles[context.locale],
      description,
      inLanguage: context.locale,
      datePosted: property.CreatedDate,
      image: images.length > 0 ? images.map((image) => absolute(context, image)) : undefined,
      provider: agencyRef(context),
      mainEntity: {
        '@type': ACCOMMODATION[types[0] ?? 0] ?? (types[0] === 4 ? 'Place' : 'Accommodation'),
        name: titles[context.locale],
        address: addressData(context, linked),
        geo: property.PublishAddress ? geoOf(property.Latitude, property.Longitude) : undefined,
        floorSize: squareMetres(property.SurfaceLiving ?? property.SurfaceConstructed),
        numberOfBedrooms: property.NumberOfBedRooms,
        numberOfBathroomsTotal:
          (property.NumberOfBathRooms ?? 0) + (property.NumberOfShowerRooms ?? 0) || undefined,
        yearBuilt: property.ConstructionYear,
      },
      offers: offerData(context, linked, url),
    },
  ]
}

function squareMetres(value: number | undefined): JsonLd | undefined {
  return value === undefined ? undefined : { '@type': 'QuantitativeValue', value, unitCode: 'MTK' }
}

function addressData(context: ViewContext, linked: LinkedProperty | LinkedProject): JsonLd {
  const { town } = linked
  const [street, place] = addressOf(context, linked)
  return {
    '@type': 'PostalAddress',
    streetAddress: place === undefined ? undefined : street,
    postalCode: zipOf(linked),
    addressLocality: townName(town, context.locale, context.site.defaultLocale),
    addressCountry: countryCodeOf(town.countryId),
  }
}

function offerData(context: ViewContext, linked: LinkedProperty, url: string): JsonLd {
  const { property } = linked
  const isRent = property.Goal === 1
  const price = isSold(linked)
    ? { kind: 'on-request' as const }
    : priceOf(property, context.site.config.rules)
  // A bouquet and the start of bidding are not the price of the home.
  const amount = price.kind === 'amount' && isWholePrice(property.Terms) ? price.amount : undefined
  const monthly = { '@type': 'UnitPriceSpecification', price: amount, priceCurrency: 'EUR', unitCode: 'MON' }
  return {
    '@type': 'Offer',
    url,
    businessFunction: `http://purl.org/goodrelations/v1#${isRent ? 'LeaseOut' : 'Sell'}`,
    availability: `https://schema.org/${isSold(linked) ? 'SoldOut' : 'InStock'}`,
    price: isRent ? undefined : amount,
    priceCurrency: amount === undefined || isRent ? undefined : 'EUR',
    priceSpecification: isRent && amount !== undefined ? monthly : undefined,
    seller: { '@id': officeId(context) },
  }
}

export function projectData(
  context: ViewContext,
  linked: LinkedProject,
  images: readonly string[],
): readonly JsonLd[] {
  const { project, titles, paths } = linked
  const url = absolute(context, hrefIn(context, paths))
  return [
    {
      '@type': 'RealEstateListing',
      '@id': url,
      url,
      name: titles[context.locale],
      description: textOf(context, project.Lead),
      inLanguage: context.locale,
      datePosted: project.CreatedDate,
      image: images.length > 0 ? images.map((image) => absolute(context, image)) : undefined,
      provider: agencyRef(context),
      contentLocation: { '@type': 'Place', address: addressData(context, linked) },
      offers: projectOffer(linked, url),
    },
  ]
}

function projectOffer(
  { project: { Goal, PriceMin, PriceMax } }: LinkedProject,
  url: string,
): JsonLd | undefined {
  if (PriceMin === undefined && PriceMax === undefined) return undefined
  const isRent = Goal === 1
  const monthly = {
    '@type': 'UnitPriceSpecification',
    minPrice: PriceMin,
    maxPrice: PriceMax,
    priceCurrency: 'EUR',
    unitCode: 'MON',
  }
  return {
    '@type': isRent ? 'Offer' : 'AggregateOffer',
    url,
    businessFunction: `http://purl.org/goodrelations/v1#${isRent ? 'LeaseOut' : 'Sell'}`,
    lowPrice: isRent ? undefined : PriceMin,
    highPrice: isRent ? undefined : PriceMax,
    priceCurrency: isRent ? undefined : 'EUR',
    priceSpecification: isRent ? monthly : undefined,
  }
}
