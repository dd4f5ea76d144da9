/** Duties of adverts about planning, floods and renovation (docs/domain.md#planning-information). */
import { planningCodesIn } from '../advert-text.ts'
import { isHome } from '../home-type.ts'
import { groupOf, planningCodeOf, PLANNING_GROUPS } from '../planning.ts'
import { renovationYears } from '../renovation.ts'
import type { Advert } from './advert.ts'
import { ALL_TYPES, HOMES, isCertified, textsOf } from './advert.ts'
import { MET, needsFields, notNeeded } from './duty.ts'
import type { Duty, LawRules, Finding } from './duty.ts'
import { LAW_SOURCES } from './sources.ts'

const FLOOD_ORDER = 'Flemish order on the duty to inform about floods, for adverts from 1 January 2023'
const PLANNING_CODE = 'Vlaamse Codex Ruimtelijke Ordening, art. 5.2.6'
const COBAT = 'Brussels code of planning (CoBAT/BWRO)'

/** The P-score, and the G-score of a building (docs/domain.md#flood-scores). */
function floodScoresAreShown(advert: Advert): Finding {
  return isCertified(advert) ? needsFields(advert, 'PScore', 'GScore') : needsFields(advert, 'PScore')
}

function symbolIsShown({ property: { PScore, GScore } }: Advert): Finding {
  return PScore === 'D' || GScore === 'D'
    ? { state: 'met', note: 'the page shows the symbol beside the score' }
    : notNeeded('no score is D')
}

/** Permit, destination, enforcement, pre-emption and subdivision. */
function planningIsAnswered({ property }: Advert): Finding {
  const groups = unanswered(property.PlanningCodes ?? [])
  if (groups.length === 0) return MET
  const inText = textsOf(property)
    .map(planningCodesIn)
    .find(({ length }) => length > 0)
  const found = { state: 'missing', at: [{ path: ['PlanningCodes'] }], lacking: groups } as const
  if (inText === undefined) return found
  return unanswered(inText).length > 0 ? { ...found, inText } : { ...found, inText, isSaid: true }
}

function unanswered(codes: readonly string[]) {
  const given = new Set(codes.flatMap((code) => planningCodeOf(code) ?? []).map(groupOf))
  return PLANNING_GROUPS.filter((group) => !given.has(group))
}

function informationIsShown(advert: Advert): Finding {
  if (advert.property.PlanningUrl !== undefined) return MET
  return needsFields(advert, 'PlanningInformation')
}

/** The page has the notice of itself (docs/domain.md#renovation). */
function renovationIsAnnounced(
  { property: { Goal }, region, types, energy }: Advert,
  { renovation }: LawRules,
): Finding {
  const years = renovationYears({ Goal, region, label: energy?.label, home: isHome(types) }, renovation)
  return years === null
    ? notNeeded('the label is neither E nor F')
    : { state: 'met', note: `the page names the ${years} years` }
}

export const PLANNING_DUTIES: readonly Duty[] = [
  {
    id: 'flanders.floodScores',
    class: 'advert',
    title: 'Flood scores (P-score, and G-score of a building)',
    regions: ['flanders'],
    goals: [0],
    types: ALL_TYPES,
    from: '2023-01-01',
    law: FLOOD_ORDER,
    sources: [LAW_SOURCES.floodScores, LAW_SOURCES.floodScoresExplained],
    confidence: 'sure',
    todo: 'set "PScore", and "GScore" of a building, to a letter from A to D',
    code: 'AS4107',
    needs: floodScoresAreShown,
  },
  {
    id: 'flanders.floodSymbol',
    class: 'advert',
    title: 'Flood symbol beside a score of D',
    regions: ['flanders'],
    goals: [0],
    types: ALL_TYPES,
    from: '2023-01-01',
    law: FLOOD_ORDER,
    sources: [LAW_SOURCES.floodScores, LAW_SOURCES.floodScoresExplained],
    confidence: 'sure',
    todo: 'keep the symbol in the template of the flood scores',
    needs: symbolIsShown,
  },
  {
    id: 'flanders.planning',
    class: 'advert',
    title: 'Five planning answers (Vg, Wg, Gmo, Gvkr, Gvv and so on)',
    regions: ['flanders'],
    goals: [0],
    types: ALL_TYPES,
    from: '2009-09-01',
    law: PLANNING_CODE,
    sources: [LAW_SOURCES.planningAdverts, LAW_SOURCES.planningCodes, LAW_SOURCES.advertCodes],
    confidence: 'sure',
    todo: 'add one code of each question to "PlanningCodes", or the day of the request to "papers"',
    code: 'AS4108',
    // Art. 5.2.6, second paragraph: the extract may be requested while the advert appears.
    mayBePending: true,
    needs: planningIsAnswered,
  },
  {
    id: 'flanders.renovationNotice',
    class: 'advert',
    title: 'Renovation duty of a home with label E or F (renovatieplicht)',
    regions: ['flanders'],
    goals: [0],
    types: HOMES,
    from: '2023-01-01',
    law: 'Flemish Energy Order of 19 November 2010',
    sources: [LAW_SOURCES.renovation],
    confidence: 'likely',
    todo: 'keep "renovation" in site-config/rules.json',
    needs: renovationIsAnnounced,
  },
  {
    id: 'brussels.planning',
    class: 'advert',
    title: 'Planning destination and information (renseignements urbanistiques)',
    regions: ['brussels'],
    goals: [0],
    types: ALL_TYPES,
    from: '2014-11-01',
    law: `${COBAT}, art. 281`,
    sources: [
      LAW_SOURCES.brusselsPlanning,
      LAW_SOURCES.brusselsPlanningLaw,
      LAW_SOURCES.brusselsPlanningLeases,
    ],
    confidence: 'sure',
    todo: 'write the destination into "PlanningInformation", or set "PlanningUrl" to the free address',
    code: 'AS4120',
    needs: informationIsShown,
  },
  {
    id: 'wallonia.planning',
    class: 'good-practice',
    title: 'Planning destination (affectation au plan de secteur)',
    regions: ['wallonia'],
    goals: [0],
    types: ALL_TYPES,
    from: '2017-06-01',
    law: 'CWATUPE, art. 152; whether the CoDT keeps it for adverts is not confirmed',
    sources: ['gillescarnoy.be, 2014'],
    confidence: 'unsure',
    todo: 'write the destination into "PlanningInformation"',
    needs: informationIsShown,
  },
]
