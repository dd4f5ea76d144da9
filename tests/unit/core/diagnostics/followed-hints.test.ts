/**
 * Following a hint that proposes a value gives the intended page. number-advice.test.ts and
 * strange-values.test.ts test foreign notations of numbers and dates.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { locate } from '../../../../core/build/pictures/local.ts'
import { allowedAddress } from '../../../../core/network/allowed-address.ts'
import { CATALOGUE } from '../../../../core/diagnostics/codes.ts'
import type { Code } from '../../../../core/diagnostics/codes.ts'
import type { CodeEntry } from '../../../../core/diagnostics/define-code.ts'
import { SITE_CONFIG } from '../../../../core/schema/site-config.ts'
import { createFiles } from '../../../../core/system/files.ts'
import { emptyFolder } from '../../../support/folder.ts'
import { linkFiles } from '../../../support/linked.ts'
import { ADVERT_HINTS } from './advert-hints.ts'
import { CONTENT_HINTS } from './content-hints.ts'
import { follow } from './follow.ts'
import { SETTING_HINTS } from './setting-hints.ts'

const CASES = [...CONTENT_HINTS, ...SETTING_HINTS, ...ADVERT_HINTS]

/** Hints that name a part of the site or a command, and no value for a file. */
const NO_VALUE: Readonly<Partial<Record<Code, string>>> = {
  AS1011: 'where the brackets, commas and quotation marks of JSON go',
  AS1104: 'where the spaces and quotation marks of YAML go',
  AS1207: 'whether the file is renamed or removed',
  AS1209: 'how to get the document itself',
  AS2002: 'the description of the missing field',
  AS2005: 'the description of the field',
  AS2006: 'the description of the field',
  AS2013: 'where the texts of a record go',
  AS2014: 'where a rule of law can be read',
  AS2016: 'where a figure can be read',
  AS3209: 'the fields to correct',
  AS3210: 'the fields to correct',
  AS3211: 'the fields to correct',
  AS3212: 'the fields to correct',
  AS3213: 'the fields to correct',
  AS3214: 'the fields to correct',
  AS3304: 'the field for a picture',
  AS3306: 'the language to translate to',
  AS1210: 'the key to add or remove',
  AS2009: 'where forms may be sent',
  AS3402: 'the source of a placeholder',
  AS3403: 'where placeholders are listed',
  AS3404: 'an example of a wording',
  AS4111: 'the fields to compare with the certificate',
  AS4116: 'the fields of each home in a building',
  AS4201: 'the goal with which the price would be plausible',
  AS4204: 'the field to compare with the certificate',
  AS4206: 'the fields of the coordinates',
  AS4208: 'the field of the number',
  AS4210: 'the field of the title',
  AS4212: 'the field of the price',
  AS5004: 'how to save a picture',
  AS5007: 'where a picture goes',
  AS6101: 'where scripts of the browser go',
  AS6105: 'the name that a template exports',
  AS6107: 'where styles and scripts go',
  AS6108: 'where files, tags and videos go',
  AS7001: 'options of the command',
  AS8003: 'where a property of an owner is listed',
  AS8010: 'a command',
  AS8304: 'the offices of the site',
  AS8305: 'a setting that is on or off',
  AS8207: 'the setting of a folder',
  AS8210: 'a command',
  AS9206: 'where a request with secrets is written',
  AS9210: 'a setting of the source',
  AS9213: 'a variable of the environment',
  AS9303: 'how long an earlier version is published',
  AS9306: 'a setting of the site',
  AS9002: 'a rule of the mapping',
  AS9003: 'a rule of the mapping',
  AS9004: 'a rule of the mapping',
  AS9005: 'a rule of the mapping',
  AS9006: 'a rule of the mapping',
  AS9009: 'a rule of the mapping',
  AS9012: 'the names of the rules',
  AS9020: 'a rule of the mapping',
  AS9014: 'an option of the command',
  AS9015: 'the start of an address',
  AS9021: 'the field to remove',
  AS9022: 'the columns of the table',
  AS9501: 'the name of a folder',
  AS9503: 'a command, which tests of init run',
  AS9505: 'an installation of another version',
}

/** Hints that other tests of this file follow. */
const OTHERS: readonly Code[] = ['AS1202', 'AS5001', 'AS5008']

/** Whether a hint contains data of its problem, or quotes a text to write. */
function proposes([, { hint }]: readonly [string, CodeEntry<never>]): boolean {
  return hint !== undefined && (hint.length > 0 || /"/.test(hint(undefined as never) ?? ''))
}

test('every hint that proposes a value is followed here', () => {
  const proposing = Object.entries(CATALOGUE)
    .filter(proposes)
    .map(([code]) => code)
  const followed = new Set<string>([...OTHERS, ...CASES.map(({ code }) => code)])
  expect(proposing.filter((code) => !followed.has(code)).sort()).toEqual(Object.keys(NO_VALUE).sort())
})

describe('following the hint of', () => {
  test.each(CASES)('$code $shown', follow)
})

test('the files that every site needs can be made as the hint of AS1202 has them', async () => {
  const { AS1202 } = CATALOGUE
  const written = Object.entries(SITE_CONFIG).flatMap(([name, { required }]) => {
    const file = `site-config/${name}.json`
    const [json] = /\{.*\}/.exec((required && AS1202.hint?.({ file })) || '') ?? []
    return json === undefined ? [] : [[file, json] as const]
  })
  expect(written.map(([file]) => file)).toEqual([
    'site-config/languages.json',
    'site-config/routes.json',
    'site-config/menu.json',
  ])
  const { site, problems } = await linkFiles({
    ...Object.fromEntries(written),
    'content/pages/for-sale.json': null,
  })
  expect(problems).toEqual([])
  expect(site.pages.map(({ paths }) => paths)).toEqual([{ nl: '/nl/' }])
})

test('a picture is there under the name that the hint of AS5001 gives', async () => {
  const contentFolder = emptyFolder('agency-site-hints-')
  mkdirSync(path.join(contentFolder, 'images'))
  writeFileSync(path.join(contentFolder, 'images/Gevel.jpg'), 'x')
  const found = await locate('images/gevel.jpg', createFiles(), contentFolder)
  const { hint = '' } = typeof found === 'function' ? found({}) : {}
  const [, better = ''] = /^did you mean content\/(.+)\?$/.exec(hint) ?? []
  expect(await locate(better, createFiles(), contentFolder)).toMatchObject({
    file: path.join(contentFolder, 'images/Gevel.jpg'),
  })
})

test('a picture of another host is fetched once the host is listed as the hint of AS5008 has it', () => {
  const address = 'https://cdn.example.com:8443/a.jpg'
  const refused = allowedAddress(address, [])
  const hint = 'host' in refused ? CATALOGUE.AS5008.hint?.({ picture: address, ...refused } as never) : ''
  const [, host = ''] = /^to allow it, add "(.+)" to remote\.hosts/.exec(hint ?? '') ?? []
  expect(allowedAddress(address, [host])).toBeInstanceOf(URL)
})
