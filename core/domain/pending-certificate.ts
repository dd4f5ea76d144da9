const PENDING =
  /\b(?:peb|epc|epb|cpe)\b[^.\n]{0,20}\b(?:en cours|in aanvraag|aangevraagd|in progress|in opmaak|beantragt)\b/i

/** "EPC in aanvraag": what a text says of a certificate that is not there yet, which no advert may say (domain row 14). */
export function pendingCertificateIn(text: string): string | undefined {
  return PENDING.exec(text)?.[0]
}
