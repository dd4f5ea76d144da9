/** Conditions beside the calculators, and links to the official ones. */
import { formatAmount, formatNumber } from '../domain/format.ts'
import { figureOf } from '../domain/money/table.ts'
import type { ViewContext } from './context.ts'
import { say } from './text.ts'
import type { Calculator, Link } from './types.ts'

export function conditionsOf(context: ViewContext, name: Calculator['name']): readonly string[] {
  if (name === 'buying') return buyingConditions(context)
  if (name === 'renting') return [say(context, 'money.agentFee')]
  return name === 'indexation' ? [say(context, 'money.indexRule')] : []
}

function buyingConditions(context: ViewContext): readonly string[] {
  const euro = (name: Parameters<typeof figureOf>[0]) => formatAmount(figureOf(name), context.locale) ?? ''
  const number = (name: Parameters<typeof figureOf>[0]) => formatNumber(figureOf(name), context.locale) ?? ''
  return [
    say(context, 'money.condition.flanders', {
      rate: number('flanders.ownHome'),
      moveIn: number('flanders.moveIn'),
      stay: number('flanders.stay'),
      resale: number('flanders.resale'),
      limit: euro('flanders.modest.limit'),
      coreLimit: euro('flanders.modest.coreLimit'),
      reduction: euro('flanders.modest.reduction'),
    }),
    say(context, 'money.condition.brussels', {
      abatement: euro('brussels.abatement'),
      ceiling: euro('brussels.abatement.ceiling'),
      stay: number('brussels.stay'),
      land: euro('brussels.land'),
      landCeiling: euro('brussels.land.ceiling'),
      jumps: number('brussels.jump.fewest'),
      jump: euro('brussels.jump'),
    }),
    say(context, 'money.condition.wallonia', {
      rate: number('wallonia.ownHome'),
      moveIn: number('wallonia.moveIn'),
      stay: number('wallonia.stay'),
      resale: number('wallonia.resale'),
    }),
    say(context, 'money.condition.notary'),
  ]
}

const INDEX_LINKS = [
  ['statbel', 'https://statbel.fgov.be/nl/themas/consumptieprijsindex/gezondheidsindex'],
  [
    'flanders',
    'https://www.vlaanderen.be/bouwen-wonen-en-energie/huren-en-verhuren/huurprijs-en-huurwaarborg/huurprijsindexatie-sinds-1-oktober-2023-met-correctiefactoren',
  ],
  [
    'brussels',
    'https://logement.brussels/louer/bail/indexation-des-loyers/indexation-des-loyers-a-partir-du-14-octobre-2023-avec-facteurs-de-correction/',
  ],
  ['wallonia', 'https://logement.wallonie.be/'],
] as const

const NOTARIES = 'https://www.notaire.be/calcul-de-frais/'

export function linksOf(context: ViewContext, name: Calculator['name']): readonly Link[] {
  const links: readonly (readonly ['notary' | (typeof INDEX_LINKS)[number][0], string])[] =
    name === 'buying'
      ? [['notary', `${NOTARIES}achat`]]
      : name === 'loan'
        ? [['notary', `${NOTARIES}credit-hypothecaire`]]
        : name === 'indexation'
          ? INDEX_LINKS
          : []
  return links.map(([key, href]) => ({ href, label: say(context, `money.link.${key}`), external: true }))
}
