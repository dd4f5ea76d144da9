/** Durations and counts in French. */
import type { Quantities } from '../language.ts'

const UNITS = {
  minute: ['minute', 'minutes'],
  hour: ['heure', 'heures'],
  day: ['jour', 'jours'],
  workingDay: ['jour ouvrable', 'jours ouvrables'],
  week: ['semaine', 'semaines'],
  month: ['mois', 'mois'],
  year: ['an', 'ans'],
} as const

export const quantities: Quantities = {
  unit: (unit, count) => UNITS[unit][count < 2 ? 0 : 1],
  otherTowns: (count) => (count === 1 ? '1 autre commune' : `${count} autres communes`),
  words: {
    units: [
      ...Object.values(UNITS).flat(),
      ...'année|années|journée|journées|secondes'.split('|'),
      ...'h|min'.split('|'),
    ],
    one: ['un', 'une'],
    ambiguous: ['neuf'],
    every: [
      ...'chaque|par|tous les|toutes les|dans la|dans le|quelques|plusieurs'.split('|'),
      ...'une petite|une bonne|une grosse|un bon|le prochain|la prochaine'.split('|'),
    ],
    phrases: [
      ...'demi-heure|quart d’heure|demi-journée|quinzaine|dizaine|douzaine|vingtaine'.split('|'),
      ...'aujourd’hui|demain|après-demain|le jour même|le jour ouvrable même|la veille'.split('|'),
      ...'le lendemain|jour suivant|dans l’heure|toute l’année|en semaine'.split('|'),
      ...'les jours ouvrables|week-end|week-ends|minuit|semestre|trimestre'.split('|'),
      ...'hebdomadaire|hebdomadaires|hebdomadairement|bimensuel|bimensuelle'.split('|'),
      ...'mensuel|mensuelle|mensuels|mensuelles|mensuellement'.split('|'),
      ...'quotidien|quotidienne|quotidiens|quotidiennes|quotidiennement'.split('|'),
      ...'annuel|annuelle|annuels|annuelles|annuellement'.split('|'),
      ...'trimestriel|trimestrielle|semestriel|semestrielle'.split('|'),
      ...'dizaines|douzaines|centaine|centaines|milliers'.split('|'),
      ...'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche'.split('|'),
    ],
    harmless: [
      ...'un jour qui|une heure qui|un jour où|revenu mensuel'.split('|'),
      ...'revenus mensuels|bonne journée|bonne semaine|bon week-end'.split('|'),
    ],
  },
}
