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
  ['EPC ' + 'x'.repeat(18) + ' in aanvraag', 'EPC ' + 'x'.repeat(18) + ' in aanvraag'],
  ['EPC ' + 'x'.repeat(19) + ' in aanvraag', undefined],
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
