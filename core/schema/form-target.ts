/** Addresses to which forms may be sent. Pages and a header of the host will contain them. */
import { z } from 'zod'
import { refuse } from './common.ts'

const WANTED = 'a path of this site such as /api/forms/{form}, or an address that starts with https://'

export const formTarget = z
  .string()
  .superRefine((target, context) => {
    const expected = fault(target)
    if (expected !== null) context.addIssue({ code: 'custom', message: expected, ...refuse('AS2009') })
  })
  // For editors, which do not run `fault`.
  .meta({ pattern: String.raw`^(\/(?!\/)|https:\/\/)[^\s\\#]*$` })

/** The expected form of the address, or null if it is usable. */
function fault(target: string): string | null {
  if (/[\s\\]/.test(target)) return 'an address without spaces and backslashes'
  const unknown = [...target.matchAll(/\{([^{}]*)\}/g)].find(([, name]) => name !== 'form')
  if (unknown !== undefined) return 'an address with no placeholder but {form}'
  if (target.includes('#')) return 'an address without "#": a form is sent to the whole page'
  // Two slashes begin the address of another host.
  if (target.startsWith('/')) return target.startsWith('//') ? WANTED : null
  return target.startsWith('https://') ? hostFault(target) : WANTED
}

function hostFault(target: string): string | null {
  const address = target.replaceAll('{form}', 'form')
  const url = URL.canParse(address) ? new URL(address) : null
  if (url === null || !/^[a-z0-9.-]+$/.test(url.hostname)) return 'an address with the name of a host'
  return url.username === '' && url.password === ''
    ? null
    : 'an address without user name and password: every visitor could read them'
}
