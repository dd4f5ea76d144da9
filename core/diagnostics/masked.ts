/**
 * Secrets in what is shown. A site writes none, but a mistake that is reported may be that it does, and logs of builds
 * are often public. Stars keep the length, so that the marker of a code frame stays below its text.
 */
import { isSecretName } from '../domain/secret-names.ts'

/** The files that describe requests. Elsewhere "cookie" or "key" names no secret. */
const HAS_REQUESTS = /^site-config\/(?:imports|service)\.json$/

/** A name alone is no secret: it may be that of another host, as in a link that deceives. */
const PASSWORD = /(:\/\/[^\s/@:"']{0,100}:)([^\s/@"']{1,300})(?=@)/g
const PARAMETER = /([?&]([\w.-]{1,60})=)([^&#\s"']{1,500})/g
const FIELD = /("([\w.-]{1,60})"\s{0,20}:\s{0,20}")((?:[^"\\]|\\.){1,500})/g

/** A text with stars for the secrets in its addresses. */
export function maskAddresses(text: string): string {
  if (!text.includes('://')) return text
  const masked = text.replace(PASSWORD, (_, start: string, secret: string) => `${start}${starsFor(secret)}`)
  return masked.replace(PARAMETER, maskNamed)
}

/** A line of a file with stars for its secrets. */
export function maskLine(line: string, file: string): string {
  const masked = maskAddresses(line)
  return HAS_REQUESTS.test(file) ? masked.replace(FIELD, maskNamed) : masked
}

function maskNamed(all: string, ...[start, name, value]: [string, string, string]): string {
  return isSecretName(name) ? `${start}${starsFor(value)}` : all
}

function starsFor(text: string): string {
  return '*'.repeat(text.length)
}
