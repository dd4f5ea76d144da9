/** Papers that are due before the contract or before the deed. They are shown, and never stop a publication. */
import type { Advert } from './advert.ts'
import { ALL_TYPES, BUSINESSES, HOMES } from './advert.ts'
import { lacks, MET, needsFields, NEEDS_PAPER, notNeeded } from './duty.ts'
import type { Duty, LawRules, Finding } from './duty.ts'
import { LAW_SOURCES } from './sources.ts'

const BELGIUM = ['flanders', 'brussels', 'wallonia'] as const
const BUILDINGS = [...HOMES, ...BUSINESSES, 'other'] as const

const ASBESTOS = 'Flemish Materials Decree of 23 December 2011'

function asbestosIsKnown({ property }: Advert): Finding {
  const { AsbestosType, AsbestosDate, ConstructionYear } = property
  if (AsbestosType !== undefined || AsbestosDate !== undefined) return MET
  const found = lacks('AsbestosDate')
  return ConstructionYear === undefined ? { ...found, note: 'the year of construction is not known' } : found
}

function copyIsGiven(advert: Advert): Finding {
  const { AsbestosType, AsbestosDate } = advert.property
  return AsbestosType === undefined && AsbestosDate === undefined
    ? notNeeded('the owner has no certificate')
    : NEEDS_PAPER()
}

function certificateIsValid({ property, energy }: Advert, _: LawRules, day: string): Finding {
  const { EPCExpiryDate } = property
  if (energy === null && EPCExpiryDate === undefined) return lacks('EPCExpiryDate')
  if (EPCExpiryDate === undefined) return { ...lacks('EPCExpiryDate'), note: 'its last day is not known' }
  if (EPCExpiryDate < day) return { ...lacks('EPCExpiryDate'), note: `it expired on ${EPCExpiryDate}` }
  return { state: 'met', note: `until ${EPCExpiryDate}` }
}

/** The instruction for a paper that no other field of a record shows. */
export const PAPER_TODO = 'add it to "papers" with "requested" or "received" and the day'

const SOIL = {
  class: 'before-contract',
  goals: [0],
  types: ALL_TYPES,
  confidence: 'sure',
  todo: PAPER_TODO,
  needs: NEEDS_PAPER,
} as const

const BEFORE_CONTRACT: readonly Duty[] = [
  {
    id: 'belgium.mandate',
    class: 'before-contract',
    title: 'Written mandate (bemiddelingsopdracht, contrat de courtage)',
    regions: BELGIUM,
    goals: [0, 1, 2],
    types: ALL_TYPES,
    from: '2007-02-01',
    law: 'royal decree of 12 January 2007 on mandates of estate agents, art. 2',
    sources: [LAW_SOURCES.mandate, LAW_SOURCES.mandateDecree],
    confidence: 'sure',
    todo: PAPER_TODO,
    needs: NEEDS_PAPER,
  },
  {
    id: 'belgium.certificateValid',
    class: 'before-contract',
    title: 'Valid energy certificate, given before the contract (EPC, PEB)',
    regions: BELGIUM,
    goals: [0, 1],
    types: [...HOMES, 'other'],
    from: '2015-01-01',
    law: 'the laws of the regions on the energy certificate; it is valid for ten years',
    sources: [LAW_SOURCES.certificates, LAW_SOURCES.walloonEnergy],
    confidence: 'sure',
    todo: 'set "EPCExpiryDate" to the last day of a certificate that is valid',
    needs: certificateIsValid,
  },
  {
    id: 'flanders.asbestos',
    class: 'before-contract',
    title: 'Asbestos certificate (asbestattest)',
    regions: ['flanders'],
    goals: [0],
    types: BUILDINGS,
    builtBefore: 2001,
    from: '2022-11-23',
    law: ASBESTOS,
    sources: [LAW_SOURCES.asbestos, LAW_SOURCES.asbestosPress, LAW_SOURCES.asbestosContract],
    confidence: 'sure',
    todo: 'set "AsbestosDate" and "AsbestosType", or "ConstructionYear" of a home of 2001 or later',
    needs: asbestosIsKnown,
  },
  {
    id: 'flanders.asbestosCopy',
    class: 'before-contract',
    title: 'Copy of the asbestos certificate for the tenant',
    regions: ['flanders'],
    goals: [1],
    types: BUILDINGS,
    builtBefore: 2001,
    from: '2022-11-23',
    law: ASBESTOS,
    sources: [LAW_SOURCES.asbestos, LAW_SOURCES.asbestosOwners],
    confidence: 'sure',
    todo: PAPER_TODO,
    needs: copyIsGiven,
  },
  {
    ...SOIL,
    id: 'flanders.soil',
    title: 'Soil certificate (bodemattest)',
    regions: ['flanders'],
    from: '1996-10-01',
    law: 'Flemish Soil Decree of 27 October 2006',
    sources: [LAW_SOURCES.flemishSoil, LAW_SOURCES.flemishSoilContract],
  },
  {
    ...SOIL,
    id: 'brussels.soil',
    title: 'Soil certificate (attestation du sol, bodemattest)',
    regions: ['brussels'],
    from: '2009-03-05',
    law: 'Brussels ordinance of 5 March 2009 on polluted soils',
    sources: [LAW_SOURCES.brusselsSoil, LAW_SOURCES.soilByRegion],
  },
  {
    ...SOIL,
    id: 'wallonia.soil',
    title: 'Extract of the soil data bank (extrait conforme BDES)',
    regions: ['wallonia'],
    from: '2019-01-01',
    law: 'Walloon decree of 1 March 2018 on soils',
    sources: [LAW_SOURCES.soilByRegion, LAW_SOURCES.walloonPapers],
  },
  {
    id: 'brussels.planningExtract',
    class: 'before-contract',
    title: 'Planning information of the municipality (RU, SI)',
    regions: ['brussels'],
    goals: [0],
    types: ALL_TYPES,
    from: '2014-11-01',
    law: 'Brussels code of planning (CoBAT/BWRO), art. 275',
    sources: [LAW_SOURCES.brusselsExtract, LAW_SOURCES.brusselsExtractPress],
    confidence: 'sure',
    todo: PAPER_TODO,
    needs: NEEDS_PAPER,
  },
  {
    id: 'flanders.planningExtract',
    class: 'before-contract',
    title: 'Planning extract (stedenbouwkundig uittreksel)',
    regions: ['flanders'],
    goals: [0],
    types: ALL_TYPES,
    from: '2009-09-01',
    law: 'Vlaamse Codex Ruimtelijke Ordening, title 5, chapter 2',
    sources: [LAW_SOURCES.planningAdverts, LAW_SOURCES.advertCodes],
    confidence: 'sure',
    todo: PAPER_TODO,
    needs: NEEDS_PAPER,
  },
  {
    id: 'belgium.coOwnership',
    class: 'before-contract',
    title: 'Papers of the co-ownership (syndicus, syndic)',
    regions: BELGIUM,
    goals: [0],
    types: ['apartment', 'studio'],
    from: '2021-09-01',
    law: 'Civil Code, art. 3.94, § 1',
    sources: [LAW_SOURCES.coOwnership, LAW_SOURCES.coOwnershipSyndic],
    confidence: 'sure',
    todo: `${PAPER_TODO}; the syndic answers in 15 days`,
    needs: NEEDS_PAPER,
  },
  {
    id: 'wallonia.provisionalPeb',
    class: 'before-contract',
    title: 'Provisional PEB declaration of a new building',
    regions: ['wallonia'],
    goals: [0],
    types: [...HOMES, 'other'],
    isOfNewBuild: true,
    from: '2019-07-09',
    law: 'Walloon decree of 28 November 2013 on the energy performance of buildings',
    sources: [LAW_SOURCES.walloonNew],
    confidence: 'likely',
    todo: PAPER_TODO,
    needs: NEEDS_PAPER,
  },
  {
    id: 'brussels.referenceRent',
    class: 'before-contract',
    title: 'Reference rent in the lease (loyer de référence); one source asks it of the advert',
    regions: ['brussels'],
    goals: [1],
    types: HOMES,
    from: '2021-12-02',
    law: 'Brussels Housing Code, art. 218, § 1, 4bis°; ordinance in force since 1 November 2024 for the advert',
    sources: ['vjn-legal.be', LAW_SOURCES.brusselsReferenceRent],
    confidence: 'likely',
    todo: `${PAPER_TODO}, and write the reference rent into the description`,
    needs: NEEDS_PAPER,
  },
]

export const FILE_DUTIES: readonly Duty[] = [
  ...BEFORE_CONTRACT,
  {
    id: 'belgium.electrical',
    class: 'before-deed',
    title: 'Inspection of the electrical installation (keuring, contrôle)',
    regions: BELGIUM,
    goals: [0],
    types: [...HOMES, 'other'],
    from: '2008-07-01',
    law: 'royal decree of 8 September 2019 (AREI/RGIE); valid for 25 years',
    sources: [LAW_SOURCES.electrical, LAW_SOURCES.electricalDeed, LAW_SOURCES.walloonPapers],
    confidence: 'sure',
    todo: PAPER_TODO,
    needs: NEEDS_PAPER,
  },
  {
    id: 'belgium.interventionFile',
    class: 'before-deed',
    title: 'Post-intervention file of works since 2001 (PID, DIU)',
    regions: BELGIUM,
    goals: [0],
    types: BUILDINGS,
    from: '2001-05-01',
    law: 'royal decree of 25 January 2001 on building sites',
    sources: [LAW_SOURCES.walloonPapers, LAW_SOURCES.asbestosContract],
    confidence: 'sure',
    todo: `${PAPER_TODO}, or with "notNeeded" if there were no works`,
    needs: NEEDS_PAPER,
  },
  {
    id: 'belgium.cadastralIncome',
    class: 'good-practice',
    title: 'Cadastral income (kadastraal inkomen, revenu cadastral)',
    regions: BELGIUM,
    goals: [0],
    types: ALL_TYPES,
    from: '2015-01-01',
    law: 'no law asks it; most adverts have it',
    sources: [LAW_SOURCES.advertCodes],
    confidence: 'likely',
    todo: 'set "CadastralIncome"',
    needs: (advert) => needsFields(advert, 'CadastralIncome'),
  },
]
