/** Parsers for the values of options, and the types with which a command starts. */
import { InvalidArgumentError } from 'commander'
import { parseShard } from '../core/build/output/shard.ts'
import type { Shard } from '../core/build/output/shard.ts'
import { calendarDate } from '../core/domain/calendar-date.ts'
import { isMoment } from '../core/domain/moment.ts'
import { isEmail } from '../core/domain/email.ts'
import { isLocale, LOCALES } from '../core/languages/codes.ts'
import type { Locale } from '../core/languages/codes.ts'
import { FORM_NAMES, isFormName } from '../core/domain/forms.ts'
import type { FormName } from '../core/domain/forms.ts'
import { CONFIG_NAMES, isConfigName } from '../core/domain/config-names.ts'
import type { SiteConfigName } from '../core/schema/site-config.ts'
import type { GlobalOptions, Io } from './io.ts'

/** Loads the module of a command and runs it. */
export type Start = <Options>(load: () => Promise<Run<Options>>, options: Options) => Promise<void>

export type Run<Options> = (io: Io, options: GlobalOptions & Options) => Promise<number>

/** The help text of the option `--cache`. */
export const CACHE = 'cache folder (default: .agency-site/cache in the site)'

/** A path of the command line. An empty one, as of an unset variable of a shell, would be the current folder. */
export function filePath(text: string): string {
  if (text.trim() === '' || text.includes('\0')) throw new InvalidArgumentError('It must be a path.')
  return text
}

/** For an argument that may be given several times. */
export function filePaths(text: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), filePath(text)]
}

export function count(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > 64)
    throw new InvalidArgumentError('It must be a number from 1 to 64.')
  return number
}

export function port(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > 65_535)
    throw new InvalidArgumentError('It must be a number from 1 to 65535.')
  return number
}

/** An empty one, as of an unset variable of a shell, would be all addresses of the machine. */
export function listenAddress(text: string): string {
  if (text.trim() === '')
    throw new InvalidArgumentError('It must be an address of this machine such as 127.0.0.1.')
  return text
}

export function shard(text: string): Shard {
  const parsed = parseShard(text)
  if (parsed === null) throw new InvalidArgumentError('It must be a shard such as 2/8, the second of eight.')
  return parsed
}

export function moment(text: string): string {
  if (!isMoment(text))
    throw new InvalidArgumentError(
      'It must be a date such as 2026-11-23, or a time such as 2026-11-23T09:00.',
    )
  return text
}

export function amount(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number.')
  return Number(text)
}

export function email(text: string): string {
  if (!isEmail(text)) throw new InvalidArgumentError('It must be an e-mail address.')
  return text
}

export function language(text: string): Locale {
  if (!isLocale(text)) throw new InvalidArgumentError(`It must be one of ${LOCALES.join(', ')}.`)
  return text
}

export function formName(text: string): FormName {
  if (!isFormName(text)) throw new InvalidArgumentError(`It must be one of ${FORM_NAMES.join(', ')}.`)
  return text
}

/** A day, or a number of days before today. */
export type Since = { readonly day: string } | { readonly daysAgo: number }

export function since(text: string): Since {
  const days = /^([0-9]{1,4})d$/.exec(text)?.[1]
  if (days !== undefined) return { daysAgo: Number(days) }
  if (calendarDate(text) === null)
    throw new InvalidArgumentError('It must be a date such as 2026-11-22, or a number of days such as 7d.')
  return { day: text }
}

export function format(text: string): 'csv' | 'json' {
  if (text !== 'csv' && text !== 'json') throw new InvalidArgumentError('It must be csv or json.')
  return text
}

/** The name of a file of site-config/, with or without its extension. */
export function configFile(text: string): SiteConfigName {
  const name = text.replace(/^site-config\//, '').replace(/\.json$/, '')
  if (!isConfigName(name)) throw new InvalidArgumentError(`It must be one of ${CONFIG_NAMES.join(', ')}.`)
  return name
}

/** An address of the web, without a fragment. */
export function webAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw new InvalidArgumentError('It must be an address such as https://www.agency.example.')
  return url.href
}
