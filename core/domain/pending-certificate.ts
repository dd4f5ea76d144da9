const PENDING =
  /\b(?:peb|epc|epb|cpe)\b[^.\n]{0,20}\b(?:en cours|in aanvraag|aangevraagd|in progress|in opmaak|beantragt)\b/i

/**
 * The phrase that calls a certificate pending, which adverts must not contain
 * (docs/domain.md#certificate-before-the-advert).
 */
export function pendingCertificateIn(text: string): string | undefined {
  return PENDING.exec(text)?.[0]
}
