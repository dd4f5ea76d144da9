import type { ExportWords } from '../export-columns.ts'

export const exportWords: ExportWords = {
  columns: {
    ID: 'id, apinumber, property id, listing id, listing key, property code, advert id, classified id, immo id, guid, estate id, offer id, code',
    RecordFile:
      'reference, ref, file number, agency reference, reference number, public reference, public reference number',
    Goal: 'transaction, transaction type, for sale/rent, sale or rent, sale/rent, offer, offer type, purpose, goal, type of sale, listing type, business function',
    Status: 'status, sale status, listing status, standard status',
    isShown:
      'active, is active, published, is published, publish, online, on website, show on website, visible, is visible, visibility',
    isArchived: 'archived, is archived, draft, is draft, deleted, is deleted',
    isSold: 'sold, is sold',
    isRented: 'rented, is rented, let, is let',
    isTaken: 'sold/rented, sold or rented, is sold or rented, sold/let',
    isOptioned: 'under option, is under option, optioned',
    isForSale: 'for sale, is for sale',
    isForRent: 'for rent, is for rent, to let, is to let',
    WebID: 'type, property type, category, type of property, kind',
    MainTypeName: 'subtype, sub type, property subtype, subtype of property, sub category',
    Price:
      'price, asking price, list price, listing price, rent, rental price, sale price, purchase price, amount, monthly rent, price eur, monthly rental price, rent pcm, rent per month, price pcm, price per month',
    currency: 'currency, currency code, price currency, list price currency',
    ChargesRenter:
      'charges, monthly charges, monthly costs, service charges, rental costs, monthly rental costs',
    ChargesOwner: 'co-ownership charges, owner charges, service charge owner',
    DepositAmount: 'deposit, rental guarantee, security deposit',
    CadastralIncome: 'cadastral income',
    VAT: 'vat, vat rate',
    Street: 'street, street name',
    HouseNumber: 'number, house number, street number, house nr, nr',
    BoxNr: 'box, unit, box number, unit number',
    Zip: 'zip, postcode, postal code, zip code, post code, zipcode',
    City: 'city, town, municipality, locality, commune, address locality, city name, town name',
    CountryID: 'country, country code, address country',
    Latitude: 'latitude, lat, gps latitude',
    Longitude: 'longitude, lng, lon, long, gps longitude',
    PublishAddress: 'show address, publish address, address visible, display address, address visibility',
    PublishPrice: 'show price, publish price, price visible, display price',
    NumberOfBedRooms:
      'bedrooms, beds, number of bedrooms, nb bedrooms, bedroom count, nbedrooms, bedrooms total, total bedrooms, num beds, no of beds, no of bedrooms, bedroom number',
    NumberOfBathRooms:
      'bathrooms, baths, number of bathrooms, nb bathrooms, bathroom count, bathrooms total, total bathrooms, number of bathrooms total, num baths, no of bathrooms, bathroom number',
    NumberOfShowerRooms: 'shower rooms, showers, number of shower rooms',
    NumberOfToilets: 'toilets, number of toilets, toilet count, wc',
    NumberOfGarages: 'garages, number of garages, garage, garage count',
    NumberOfParkings: 'parking, parkings, parking spaces, number of parking spaces, parking places',
    NumberOfFacades: 'facades, frontages, number of facades, number of frontages, nb facades, facade count',
    Floor: 'floor, floor number, storey',
    HasLift: 'lift, elevator, has lift, has elevator, lift available',
    SurfaceTotal: 'surface, area, total surface, total area, surface total, area size',
    SurfaceLiving:
      'living area, living surface, habitable surface, liveable area, net habitable surface, livable surface, livable area, liveable surface, surface living, size, floor size, floor area, net floor area, usable area, effective area, living space',
    SurfaceConstructed: 'built area, build area, built surface, constructed area, surface built',
    SurfaceGround:
      'plot, ground area, land area, surface of the land, surface of land, plot area, plot size, land surface, surface of the plot, lot size, ground surface, surface land, lot size area, property land',
    SurfaceTerrace: 'terrace, terrace surface, terrace area',
    SurfaceGarden: 'garden, garden surface, garden area',
    ConstructionYear:
      'year built, construction year, build year, built in, year of construction, property year',
    RenovationYear: 'renovation year, year of renovation, renovated in',
    Heating: 'heating, heating type, type of heating',
    Kitchen: 'kitchen, kitchen type, type of kitchen',
    EnergyPerformance:
      'kwh/m², kwh/m²/year, kwh/m²/y, epc, epc value, epc score, energy value, energy score, energy performance, primary energy consumption, specific primary energy consumption, energy consumption, energy consumption per m2, peb value, primary energy consumption per sqm, energy rating value, energy rating eu value',
    TotalEnergy:
      'total energy consumption, yearly energy consumption, yearly theoretical total energy consumption, total primary energy consumption',
    EPCLabelText:
      'epc label, energy label, energy class, epc class, epc category, peb category, peb label, peb class, energy efficiency class, energy certificate rating, epc rating, energy rating, energy rating grade, energy rating eu grade',
    InsulationClass: 'insulation class, thermal insulation class',
    UniqueCode: 'unique code, epc unique code, epc code',
    EPCCertificateNumber:
      'epc number, epc reference, epc certificate number, reference number of the epc report, certificate number',
    EPCExpiryDate: 'epc valid until, epc expiry date, epc expiry',
    ELevel: 'e-level, e level',
    CO2Emission: 'co2 emission, co2 emissions, co2',
    FloodZone: 'flood zone, flood risk, flood, flood zone type, flooding',
    PScore: 'p-score, flooding parcel score, flood risk plot score',
    GScore: 'g-score, flooding building score, flood risk building score',
    Availability:
      'available, available from, availability, available date, available as of, available from date, availability date',
    name: 'name',
    TypeDescription: 'title, advert title, headline',
    Lead: 'short description, summary, intro, subtitle',
    Description:
      'description, text, long description, body, public remarks, content, encoded, ad text, advert text, description note, full description',
    remark: 'remarks, comments, comment',
    VideoUrl: 'video, video url, video link',
    VirtualTourUrl: 'virtual tour, virtual visit, virtual tour url, 3d tour',
    CreatedDate:
      'created, created at, created on, creation date, date created, publication date, date posted, post date, creation date time, date listed, listed on, date added, added on',
    LastChangedDate:
      'modified, updated, last modified, updated at, updated on, last update, modification date, date modified, modification timestamp, modification date time',
    address:
      'address, full address, street address, full street address, street and number, street + number, street and house number, map address, addr1, address line 1',
    zipAndCity: 'zip and city, postcode and town, zip city',
    hiddenAddress: 'hide address, hidden address, address hidden',
    hiddenPrice: 'hide price, hidden price, price hidden, price on request',
    pictures:
      'pictures, picture, photos, photo, images, image, image urls, picture urls, photo urls, media, gallery, main image, main photo, main picture, cover image, other photos, other pictures',
    plans: 'plans, floor plans, floor plan, floorplans',
    url: 'url, link, website, page url, web page, listing url, slug',
    region: 'region, province, state, district, subregion, county',
    nearestTown: 'nearest city, nearest town, closest city, nearby city',
    rooms: 'rooms, number of rooms, nb rooms, room count',
    floor: 'floor, floor number',
    condition: 'condition, building condition, state of the building, building state',
    lift: 'lift, elevator, has lift',
    furnished: 'furnished, is furnished',
    agentName: 'agent, agent name, contact, contact person, negotiator, realtor',
    agentEmail: 'agent email, agent e-mail, contact email',
    agentPhone: 'agent phone, agent telephone, contact phone',
    office: 'office, agency, office name, agency name',
    private:
      'owner, owner name, owners, seller, landlord, vendor, owner phone, owner email, owner address, owner telephone, national number, ' +
      'key, keys, key number, keybox, alarm code, commission, fee, fees, agency fee, internal note, internal notes, private note, private notes, internal remarks, ' +
      'internal comments, private remarks, notes, minimum price, reserve price',
  },
  privateWords: 'owner, owners, vendor, vendors, seller, sellers, landlord, landlords, commission, keybox',
  contacts:
    'phone, phone number, telephone, tel, mobile, mobile phone, cell phone, email, e-mail, mail, email address',
  smallWords: 'the, a, an, of, in, for, per, ca, approx',
  home: 'property, home, listing, estate, post, item',
  groups: {
    home: 'about, general, data, info, information, main, basic, basics, acf, meta, custom, flags, entity, offered',
    features:
      'details, detail, features, characteristics, specs, specification, specifications, attributes, properties, fields, building, energy, media, areas, surfaces, totals, sizes, dimensions, interior, exterior, inside, outside, certificates, certificate, land',
    place:
      'address, location, geo, city, place, coordinates, coords, position, geolocation, point, gps, coordinate, wgs84',
    money:
      'offer, offers, operation, marketing, financial, financials, finance, price, prices, pricing, costs, transaction, rental, rent, sale',
    rooms: 'rooms, layout, counts',
    texts: 'text, texts, description, descriptions, translation, translations, content, contents',
  },
  parts: {
    value: 'amount, value, main value, rendered, text, translation',
    text: 'name, label, title',
    code: 'code, type, kind, class, letter, number',
  },
  publishing: {
    shows:
      'show, shows, shown, publish, published, visible, visibility, display, displays, displayed, public',
    hides: 'hide, hides, hidden, invisible, confidential, secret, mask, masked, withhold, withheld',
    not: 'not, no, without, dont',
    address: 'address, location',
    price: 'price, rent',
  },
  yes: 'yes, y, true, x, present, visible, shown, full, exact',
  no: 'no, n, false, absent, hidden, not shown, invisible',
  onRequest: 'on request, price on request, poa, p.o.a., price on application, to be agreed',
  startingFrom:
    'from, price from, prices from, starting from, starting at, offers from, offers over, bids from',
  sale: 'for sale, sale, sell, buy, to buy, for-sale, purchase, for sale by agent, for sale by owner',
  rent: 'for rent, rent, to let, let, rental, to rent, lease, lease out, for-rent, for rent by agent, for rent by owner',
  takeOver: 'take over, takeover, business transfer, to take over',
  status: {
    active: 'for sale, for rent, to let, active, available, new, online, published, publish, live, in stock',
    sold: 'sold, recently sold',
    rented: 'rented, let, let agreed',
    taken: 'closed, taken, sold out, sold/rented, sold or rented, no longer available',
    hidden:
      'inactive, archived, draft, prospect, offline, withdrawn, suspended, cancelled, expired, on hold, off market, trash, private',
  },
  wanted: {
    option: 'option, optioned',
    offer: 'bid, offer accepted',
    reserved: 'sale agreed, pending, sale pending',
    compromise: 'under contract',
    conditional: 'sold stc, sold subject to contract, sstc, stc',
  },
  otherNames: {
    'heating.gas': 'natural gas, gas heating',
    'heating.fuel': 'oil, fuel, fuel oil, oil heating, diesel',
    'heating.electric': 'electricity, electrical, electric',
    'heating.district': 'distance, community heating',
    'heating.floor': 'floor heating, underfloor',
    'kitchen.fully': 'fully equipped, fully fitted, hyper equipped, usa hyper equipped',
    'kitchen.fitted': 'equipped, installed, usa installed',
    'kitchen.partly': 'partly equipped, semi equipped, partially fitted, usa semi equipped',
    'kitchen.not-fitted': 'not installed, not equipped, unfitted, usa uninstalled',
    'available.immediately': 'now, available now, vacant',
    'available.deed': 'at the deed, on completion of sale',
  },
  belgium: 'Belgium, BE, BEL, B',
  luxembourg: 'Luxembourg, LU, LUX, L',
  box: 'box, unit, flat, apt',
  withWords: 'with, incl, including',
  types: {
    house: 'house, home, holiday home, mixed use building, exceptional property',
    apartment: 'apartment, flat, ground floor, maisonette',
    studio: 'studio, room, student room, flat studio',
    land: 'land, plot, building plot, building land',
    investment: 'investment, apartment block, investment property',
    commercial: 'commercial, shop, retail, business',
    garage: 'garage, parking, parking space, garage box, indoor parking, outdoor parking',
    industrial: 'industrial, industry, warehouse',
    office: 'office, offices, office space',
  },
}
