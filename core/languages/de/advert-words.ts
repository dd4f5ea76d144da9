import type { AdvertWords } from '../language.ts'

export const advertWords: AdvertWords = {
  notFilledIn: [
    'unbekannt',
    'nicht bekannt',
    'nicht angegeben',
    'nicht spezifiziert',
    'nicht verfügbar',
    'nicht zutreffend',
    'keine Angabe',
    'keine Angaben',
    'keine Information',
    'k. A.',
  ],
  certificates: ['Energieausweis', 'Energiepass'],
  pending: ['beantragt', 'in Bearbeitung', 'in Vorbereitung', 'in Erstellung', 'wird erstellt', 'folgt'],
  excluding: [
    'keine Sozialhilfeempfänger',
    'keine Arbeitslosen',
    'keine Ausländer',
    'nur Belgier',
    'keine Kinder erlaubt',
    'nur Berufstätige',
    'nur an Berufstätige',
  ],
  means: ['Mindesteinkommen', 'unbefristeter Arbeitsvertrag erforderlich', 'Gehaltsnachweise erforderlich'],
}
