import { expect, test } from 'vitest'
import { pendingCertificateIn } from '../../../../core/domain/pending-certificate.ts'

test.each([
  ['Ruime woning, EPC in aanvraag.', 'EPC in aanvraag'],
  ['epc wordt aangevraagd', 'epc wordt aangevraagd'],
  ['EPC in opmaak', 'EPC in opmaak'],
  ['PEB : en cours', 'PEB : en cours'],
  ['CPE en cours', 'CPE en cours'],
  ['EPB in progress', 'EPB in progress'],
  ['EPC beantragt', 'EPC beantragt'],
  ['EPC ' + 'x'.repeat(38) + ' in aanvraag', 'EPC ' + 'x'.repeat(38) + ' in aanvraag'],
  ['EPC ' + 'x'.repeat(39) + ' in aanvraag', undefined],
  ['PEB et rapport électrique en cours d’encodage', 'PEB et rapport électrique en cours'],
  ['Certificat énergétique à venir', 'Certificat énergétique à venir'],
  ['PEB: en attente', 'PEB: en attente'],
  ['EPC en keuring volgen, EPC volgt', 'EPC volgt'],
  ['Het energieprestatiecertificaat wordt opgemaakt', 'energieprestatiecertificaat wordt opgemaakt'],
  ['Energy certificate pending', 'Energy certificate pending'],
  ['Energieausweis in Bearbeitung', 'Energieausweis in Bearbeitung'],
  ['PEB C, permis en cours', undefined],
  ['PEB D travaux en cours', undefined],
  ['PEB: 245 kWh travaux en cours', undefined],
  ['PEB C travaux en cours. Autre PEB en cours', 'PEB en cours'],
  ['EPC 120 kWh. Vergunning in aanvraag', undefined],
  ['EPC 120 kWh\nin aanvraag', undefined],
  ['De vergunning is in aanvraag', undefined],
  ['PEBBLE en cours', undefined],
  ['xEPC in aanvraag', undefined],
  ['EPC in aanvraagprocedure', undefined],
  ['', undefined],
])('%j says %s', (text, expected) => {
  expect(pendingCertificateIn(text)).toBe(expected)
})
