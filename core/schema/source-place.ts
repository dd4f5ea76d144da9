/** The place of a source of site-config/imports.json is a file, a folder or a glob of the site, or an https address. */
import { z } from 'zod'
import { isSecretName } from '../domain/secret-names.ts'
import { isSecureAddress } from '../domain/secure-address.ts'

/** The steps "." and "..", in a path with forward slashes. */
const STEPS = /(?:^|\/)\.{1,2}(?:\/|$)/

const SCHEME = /^[a-z][a-z0-9+.-]+:/i

const COPIED = 'place it in a folder such as imports/'

/** The rule that a path breaks; undefined if it breaks none. Links are resolved later (core/paths/site-fences.ts). */
function pathRule(text: string): string | undefined {
  if (/^(?:[/\\]|[a-z]:)/i.test(text) || STEPS.test(text.replaceAll('\\', '/')))
    return `a place inside the folder of the site: ${COPIED}`
  return /[\\\0]/.test(text) ? 'a path with forward slashes, such as imports/stock.csv' : undefined
}

/** The rule that an address breaks; undefined if it breaks none. Plain http is for a server on this machine. */
export function addressRule(text: string): string | undefined {
  if (!/^https?:/i.test(text) || !URL.canParse(text))
    return `an https address, or a file of the site: fetch the export before the build, and ${COPIED}`
  if (!isSecureAddress(text))
    return 'an https address, because anybody on the way can read and change plain http'
  const { username, password, searchParams } = new URL(text)
  if (username !== '' || password !== '')
    return 'an address without user name and password: { "url": "https://…", "headers": { "Authorization": { "env": "NAME" } } }'
  const secret = [...searchParams.keys()].find(isSecretName)
  if (secret === undefined) return undefined
  return `an address without "${secret}": { "url": "https://…", "query": { "${secret}": { "env": "NAME" } } }`
}

function placeRule(text: string): string | undefined {
  return SCHEME.test(text) ? addressRule(text) : pathRule(text)
}

/** A text that breaks no rule. The message says which one it breaks. */
function obeying(text: z.ZodString, ruleOf: (value: string) => string | undefined) {
  return text.superRefine((value, context) => {
    const message = ruleOf(value)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })
}

const place = z.string().max(2000)

export const sourceAddress = obeying(place, addressRule)

export const sourcePlace = obeying(place.min(1), placeRule)
