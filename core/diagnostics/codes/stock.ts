import { defineCode } from '../define-code.ts'
import { countOf } from '../words.ts'

/** The stock of a site and the sources of `site-config/imports.json` in a build (AS93xx). */
export const STOCK_CODES = {
  AS9301: defineCode<{ now: number; before: number; percent: number }>({
    severity: 'error',
    title: 'Collapsed stock',
    about:
      'The site has no home left, or far fewer homes than at its last publication, of which `.agency-site/ledger` has the ids. Most ' +
      'often an export broke off, a file was moved or a source answers with an empty list. The limit is 70 % of the homes of the last ' +
      'publication, or `leastStock` of site-config/imports.json; one or two homes fewer are no error while a home is left. Nothing ' +
      'was written.',
    message: ({ now, before, percent }) =>
      now === 0
        ? `the site has no homes, and ${before} at its last publication`
        : `the site has ${countOf(now, 'home')}, and ${before} at its last publication: that is less than ${percent} %`,
    hint: () => 'restore the missing records, or confirm the smaller stock with --accept-fewer',
  }),
  AS9302: defineCode<{ id: string; read: number; published: number; leftOut: number; filtered: number }>({
    severity: 'warning',
    title: 'Imported records left out',
    about:
      'Records of a source of site-config/imports.json have errors, which the report lists, so they are left out and the others are ' +
      'published. `"onError": "stop"` of the source, or `--strict`, stops the build instead. The file quarantine.json in the cache ' +
      'lists the records.',
    message: ({ id, read, published, leftOut, filtered }) =>
      `the build leaves out ${leftOut} of ${countOf(read, 'record')} of the source "${id}", publishes ${published} and filters ${filtered}`,
    hint: () => 'correct them in the CRM, or add rules to the mapping of the source (docs/import.md)',
  }),
  AS9303: defineCode<{ id: string; day: string; days: number }>({
    severity: 'warning',
    title: 'Earlier version of an imported record',
    about:
      'A record of a source of site-config/imports.json has an error today, and was published before. Its last good version is ' +
      'published instead, for the days of `keepLast` (7 by default). The versions are in `.agency-site/imports`.',
    message: ({ id, day }) => `the record "${id}" is wrong, so its version of ${day} is published`,
    hint: ({ days }) => `correct it in the CRM: it is left out ${countOf(days, 'day')} after that version`,
  }),
  AS9304: defineCode<{ reason: string }>({
    severity: 'error',
    title: 'Transform cannot be used',
    about:
      '`site-config/imports.ts` exports the function `transform`, which changes records of imports that rules cannot describe. The ' +
      'file has a syntax error, imports a value, has no such function, or fails while it is loaded.',
    message: ({ reason }) => `the function "transform" of imports cannot be used: ${reason}`,
  }),
  AS9305: defineCode<{ id: string; place: string; reason: string }>({
    severity: 'error',
    title: 'Transform fails on a record',
    about:
      'The function `transform` of `site-config/imports.ts` throws, or returns neither the fields of the record nor null. The record ' +
      'is left out, and the others are published. It has no clock, no random numbers, no files and no network, because the same export ' +
      'must give the same site.',
    message: ({ id, place, reason }) => `transform fails on the record "${id}" (${place}): ${reason}`,
  }),
  AS9306: defineCode<{ name: string; missing: readonly string[] }>({
    severity: 'warning',
    title: 'Office of an export without its address',
    about:
      'An office that an export names becomes an office of the site if the export has its name, street, zip, city, country and phone. ' +
      'An office of site-config/site.json with the same name or address takes its place.',
    message: ({ name, missing }) =>
      `the office "${name}" is not on the site, because its ${missing.join(', ')} is missing`,
    hint: () => 'write it into "offices" of site-config/site.json with this name',
  }),
} as const
