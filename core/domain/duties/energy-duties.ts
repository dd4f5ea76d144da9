/** Duties of adverts about energy (docs/domain.md#adverts). */
import { uniqueCodeIn } from '../advert-text.ts'
import { spellingsOf } from '../localised-text.ts'
import { isNewBuild } from '../new-build-tax.ts'
import type { Advert, AdvertFields } from './advert.ts'
import { ALL_TYPES, BUSINESSES, HOMES, textsOf } from './advert.ts'
import { lacks, MET, needsFields, notNeeded } from './duty.ts'
import type { Duty, Finding } from './duty.ts'
import { LAW_SOURCES } from './sources.ts'

const ENERGY_DECREE = 'Flemish Energy Decree of 8 May 2009, art. 11.2.1, § 3'
const CERTIFIED = [...HOMES, 'other'] as const

/** The certificate of a new building is issued after the works (docs/domain.md#e-level). */
function energyIsShown({ property, energy }: Advert): Finding {
  if (energy !== null) return MET
  if (property.ELevel !== undefined || isNewBuild(property)) return notNeeded('certified after the works')
  return lacks('EnergyPerformance')
}

/** In Wallonia, a missing score covers the number of the certificate as well. */
function walloonEnergyIsShown(advert: Advert): Finding {
  const found = energyIsShown(advert)
  if (found.state !== 'missing' || advert.property.EPCCertificateNumber !== undefined) return found
  return lacks('EnergyPerformance', 'EPCCertificateNumber')
}

/** docs/domain.md#address-or-unique-code */
function addressOrCodeIsShown({ property }: Advert): Finding {
  const { UniqueCode, Dwellings } = property
  const lacking = lackingOfAddress(property)
  const hasCode = UniqueCode !== undefined || Dwellings?.every((dwelling) => dwelling.UniqueCode)
  if (lacking === undefined || hasCode) return MET
  const inText = textsOf(property).flatMap((text) => uniqueCodeIn(text) ?? [])
  // The advert contains the code, although no page can show it among the facts.
  return { ...lacks(lacking), ...(inText.length > 0 && { inText, isSaid: true }) }
}

function lackingOfAddress({ PublishAddress, Street, HouseNumber }: AdvertFields) {
  if (Street === undefined) return 'Street'
  // Some exports write the number behind the street.
  if (HouseNumber === undefined && !spellingsOf(Street).some((street) => /\d/.test(street)))
    return 'HouseNumber'
  return PublishAddress ? undefined : 'PublishAddress'
}

/** docs/domain.md#certificate-before-the-advert. A home without a score lacks the certificate as a whole. */
function numberIsShown({ property, energy }: Advert): Finding {
  // The advert of a building of several homes shows their certificates instead.
  if (property.Dwellings) return notNeeded('each home of the building has its own')
  if (energy === null) return notNeeded('no certificate is shown')
  return property.EPCCertificateNumber ? MET : lacks('EPCCertificateNumber')
}

function consumptionIsShown(advert: Advert): Finding {
  if (advert.property.Dwellings) return notNeeded('each home of the building has its own')
  if (advert.energy === null) return notNeeded('no certificate is shown')
  if (isNewBuild(advert.property)) return notNeeded('certified after the works')
  return needsFields(advert, 'EnergyPerformance', 'TotalEnergy')
}

function classesAreShown({ property }: Advert): Finding {
  const lacking = property.EnergyClass ? 'InsulationClass' : 'EnergyClass'
  return property[lacking] ? MET : lacks(lacking)
}

/** docs/domain.md#buildings-of-several-homes */
function eachHomeHasCertificate({ property, region, types }: Advert): Finding {
  const { Dwellings, Goal } = property
  const isBuilding = types.includes(INVESTMENT)
  if (Dwellings === undefined)
    return isBuilding && Goal === 0 ? lacks('Dwellings') : notNeeded('not a building of several homes')
  const number = region === 'flanders' ? 'UniqueCode' : 'EPCCertificateNumber'
  const at = Dwellings.flatMap((dwelling, index) => {
    const hasScore = dwelling.EnergyPerformance !== undefined || dwelling.EPCLabelText !== undefined
    return hasScore && dwelling[number] !== undefined ? [] : [{ path: ['Dwellings', index] as const }]
  })
  return at.length === 0 ? MET : { state: 'missing', at, lacking: ['Dwellings'] }
}

/** Type group of investment properties, which are buildings of homes. */
const INVESTMENT = 5

const SCORE = {
  class: 'advert',
  goals: [0, 1, 2],
  types: CERTIFIED,
  todo: 'set "EnergyPerformance" or "EPCLabelText"',
  code: 'AS4104',
  confidence: 'sure',
} as const

const ENERGY: readonly Duty[] = [
  {
    ...SCORE,
    id: 'flanders.energyScore',
    title: 'Energy score (energiescore, kengetal)',
    regions: ['flanders'],
    from: '2012-01-01',
    law: ENERGY_DECREE,
    sources: [LAW_SOURCES.adverts2015, LAW_SOURCES.adverts2012, LAW_SOURCES.scoreInAdverts],
    needs: energyIsShown,
  },
  {
    ...SCORE,
    id: 'brussels.energyClass',
    title: 'Energy class (classe énergétique PEB, energieklasse EPB)',
    regions: ['brussels'],
    from: '2011-11-01',
    law: 'Brussels ordinance of 2 May 2013 (COBRACE/BWLKE) on the PEB certificate',
    sources: [LAW_SOURCES.scoreInAdverts, LAW_SOURCES.brusselsEnergy],
    needs: energyIsShown,
  },
  {
    ...SCORE,
    id: 'wallonia.energyClass',
    title: 'Energy class and score (certificat PEB)',
    regions: ['wallonia'],
    from: '2015-01-01',
    law: 'Walloon decree of 28 November 2013 on the energy performance of buildings',
    sources: [LAW_SOURCES.walloonEnergy, LAW_SOURCES.walloonAdverts, LAW_SOURCES.walloonAdvertsPress],
    todo: 'set "EPCCertificateNumber", and "EnergyPerformance" or "EPCLabelText"',
    needs: walloonEnergyIsShown,
  },
  {
    id: 'flanders.addressOrCode',
    class: 'advert',
    title: 'Full address or unique code (UC) of the certificate',
    regions: ['flanders'],
    goals: [0, 1, 2],
    types: CERTIFIED,
    from: '2012-01-01',
    law: ENERGY_DECREE,
    sources: [LAW_SOURCES.adverts2015, LAW_SOURCES.adverts2012, LAW_SOURCES.advertCodes],
    confidence: 'sure',
    todo: 'show the full address ("PublishAddress": true), or set "UniqueCode"',
    code: 'AS4103',
    needs: addressOrCodeIsShown,
  },
  {
    id: 'wallonia.certificateNumber',
    class: 'advert',
    title: 'Number of the energy certificate (code unique)',
    regions: ['wallonia'],
    goals: [0, 1, 2],
    types: CERTIFIED,
    from: '2015-01-01',
    law: 'Walloon government order of 15 May 2014 on the energy performance of buildings',
    sources: [LAW_SOURCES.walloonEnergy, LAW_SOURCES.walloonAdverts],
    confidence: 'sure',
    todo: 'set "EPCCertificateNumber"',
    code: 'AS4106',
    needs: numberIsShown,
  },
]

/** For shops, offices and works the duty depends on the kind and the size of the building. */
function ofBusinesses(duty: Duty): Duty {
  return { ...duty, id: `${duty.id}.business`, types: BUSINESSES, confidence: 'unsure' }
}

export const ENERGY_DUTIES: readonly Duty[] = [
  ...ENERGY,
  ...ENERGY.map(ofBusinesses),
  {
    id: 'wallonia.consumption',
    class: 'advert',
    title: 'Consumption by m² and in total (consommation spécifique, totale)',
    regions: ['wallonia'],
    goals: [0, 1, 2],
    types: CERTIFIED,
    from: '2015-01-01',
    law: 'Walloon government order of 15 May 2014 on the energy performance of buildings',
    sources: [LAW_SOURCES.walloonEnergy],
    confidence: 'likely',
    todo: 'set "EnergyPerformance" and "TotalEnergy"',
    code: 'AS4122',
    needs: consumptionIsShown,
  },
  {
    id: 'luxembourg.classes',
    class: 'advert',
    title: 'Energy class and insulation class (CPE)',
    regions: ['luxembourg'],
    goals: [0, 1, 2],
    types: [...HOMES, ...BUSINESSES, 'other'],
    from: '2012-05-05',
    law: 'Grand-Ducal regulation of 5 May 2012, art. 11(4); the regulation of 2021 was not read',
    sources: [LAW_SOURCES.luxembourgClasses, LAW_SOURCES.luxembourgAdverts],
    confidence: 'likely',
    todo: 'set "EnergyClass" and "InsulationClass" as the certificate gives them',
    code: 'AS4105',
    needs: classesAreShown,
  },
  {
    id: 'flanders.eLevel',
    class: 'advert',
    title: 'E-level (E-peil) of a new building',
    regions: ['flanders'],
    goals: [0],
    types: [...HOMES, ...BUSINESSES, 'other'],
    isOfNewBuild: true,
    from: '2012-01-01',
    law: ENERGY_DECREE,
    sources: [LAW_SOURCES.newHomesGuideline, LAW_SOURCES.newHomes],
    confidence: 'sure',
    todo: 'set "ELevel" as the energy performance declaration gives it, such as 20',
    code: 'AS4115',
    needs: (advert) => needsFields(advert, 'ELevel'),
  },
  {
    id: 'belgium.dwellingCertificates',
    class: 'advert',
    title: 'Certificate of each home in the building',
    regions: ['flanders', 'brussels', 'wallonia'],
    goals: [0, 1, 2],
    types: ALL_TYPES,
    from: '2015-01-01',
    law: 'the laws on the certificate; Wallonia also accepts the worst and the best class',
    sources: [LAW_SOURCES.walloonEnergy],
    confidence: 'likely',
    todo: 'add each home to "Dwellings" with its score and the number of its certificate',
    code: 'AS4116',
    needs: eachHomeHasCertificate,
  },
]
