/**
 * A small broken site for each code of the catalogue, with its report. A folder contains the files that
 * differ from the minimal site; REMOVE.txt lists omitted files. UPDATE_REPORTS=1 writes the reports again.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import glob from 'fast-glob'
import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../core/diagnostics/codes.ts'
import type { Code } from '../../core/diagnostics/codes.ts'
import { formatText } from '../../core/diagnostics/format-text.ts'
import { createSite, REPOSITORY } from '../support/site.ts'
import type { SiteFiles, TestSite } from '../support/site.ts'
import { MADE } from './made-sites.ts'

/** Codes that only a fault of the machine causes, with the tests of these faults. */
const COVERED_ELSEWHERE: Partial<Record<Code, string>> = {
  AS7003: 'tests/build/faulty-disk.test.ts',
  AS7004: 'tests/build/faulty-disk.test.ts',
  AS7005: 'tests/build/faults.test.ts',
  AS7006: 'tests/build/faults.test.ts',
  AS7007: 'tests/build/publish.test.ts',
  AS7008: 'tests/build/publish.test.ts',
  AS7009: 'tests/build/cli.test.ts',
  AS7010: 'tests/build/cli-preview.test.ts',
  AS7012: 'tests/build/lock.test.ts',
  AS7013: 'tests/build/host-limits.test.ts',
  AS3409: 'tests/build/draft.test.ts',
  AS7014: 'tests/build/doctor.test.ts',
  AS7015: 'tests/build/compress.test.ts',
  AS7016: 'tests/build/cli-export.test.ts',
  AS7101: 'tests/build/shards.test.ts',
  AS7102: 'tests/build/shards.test.ts',
  AS7103: 'tests/build/shards.test.ts',
  AS7104: 'tests/build/shards.test.ts',
  AS7105: 'tests/build/shards.test.ts',
  AS7106: 'tests/build/shards.test.ts',
  AS7201: 'tests/build/cache.test.ts',
  AS7301: 'tests/build/ledger.test.ts',
  AS7302: 'tests/build/ledger.test.ts',
  AS7303: 'tests/unit/core/ledger/ledger-files.test.ts',
  AS7304: 'tests/build/shards.test.ts',
  AS9301: 'tests/build/stock-guard.test.ts',
  AS9302: 'tests/build/imports.test.ts',
  AS9303: 'tests/build/kept-imports.test.ts',
  AS9304: 'tests/build/transform.test.ts',
  AS9305: 'tests/build/transform.test.ts',
  AS9306: 'tests/build/imported-people.test.ts',
  AS7202: 'tests/build/cache.test.ts',
  AS2012: 'tests/build/cli.test.ts',
  AS2014: 'tests/unit/core/site/stale-rules.test.ts',
  AS2015: 'tests/unit/core/site/money-figures.test.ts',
  AS2016: 'tests/unit/core/site/money-figures.test.ts',
  AS9501: 'tests/build/init.test.ts',
  AS9502: 'tests/build/init.test.ts',
  AS9503: 'tests/build/init.test.ts',
  AS9504: 'tests/build/new.test.ts',
  AS9505: 'tests/build/upgrade.test.ts',
  AS8001: 'tests/service/portal/import-owners.test.ts',
  AS8002: 'tests/service/portal/import-owners.test.ts',
  AS8003: 'tests/service/portal/import-owners.test.ts',
  AS8004: 'tests/service/portal/import-owners.test.ts',
  AS8005: 'tests/service/portal/import-owners.test.ts',
  AS8201: 'tests/service/doctor/doctor.test.ts',
  AS8202: 'tests/service/backup/backup-commands.test.ts',
  AS8203: 'tests/service/backup/backup-commands.test.ts',
  AS8204: 'tests/service/backup/backup-commands.test.ts',
  AS8205: 'tests/service/backup/backup-commands.test.ts',
  AS8206: 'tests/service/doctor/doctor.test.ts',
  AS8207: 'tests/service/doctor/doctor.test.ts',
  AS8210: 'tests/service/inbox/inbox-command.test.ts',
  AS8006: 'tests/service/portal/owner-commands.test.ts',
  AS8007: 'tests/service/portal/owner-commands.test.ts',
  AS8008: 'tests/service/portal/owner-commands.test.ts',
  AS8009: 'tests/service/portal/owner-commands.test.ts',
  AS9101: 'tests/unit/core/import/readers/xml.test.ts',
  AS9102: 'tests/unit/core/import/readers/xml.test.ts',
  AS9103: 'tests/unit/core/import/readers/xml.test.ts',
  AS9104: 'tests/unit/core/import/readers/xml.test.ts',
  AS8010: 'tests/service/portal/owner-documents.test.ts',
  AS8301: 'tests/service/desk/commands.test.ts',
  AS8302: 'tests/service/desk/commands.test.ts',
  AS8303: 'tests/service/desk/commands.test.ts',
  AS8304: 'tests/service/desk/commands.test.ts',
  AS8305: 'tests/service/desk/commands.test.ts',
  AS9001: 'tests/unit/core/import/readers/csv.test.ts',
  AS9002: 'tests/unit/core/import/mapping/apply.test.ts',
  AS9021: 'tests/build/table-rules.test.ts',
  AS9022: 'tests/build/table-rules.test.ts',
  AS9020: 'tests/unit/core/import/repeated-columns.test.ts',
  AS9003: 'tests/unit/core/import/mapping/apply.test.ts',
  AS9004: 'tests/unit/core/import/mapping/apply.test.ts',
  AS9005: 'tests/unit/core/import/mapping/apply.test.ts',
  AS9006: 'tests/unit/core/import/mapping/apply.test.ts',
  AS9007: 'tests/unit/core/import/readers/csv.test.ts',
  AS9008: 'tests/unit/core/import/readers/csv.test.ts',
  AS9009: 'tests/unit/core/import/readers/csv.test.ts',
  AS9010: 'tests/unit/core/import/readers/json.test.ts',
  AS9011: 'tests/unit/core/import/readers/json.test.ts',
  AS9012: 'tests/unit/core/import/readers/json.test.ts',
  AS9013: 'tests/unit/core/import/preview.test.ts',
  AS9014: 'tests/unit/cli/import-command.test.ts',
  AS9015: 'tests/unit/cli/import-command.test.ts',
  AS9016: 'tests/unit/cli/import-command.test.ts',
  AS9017: 'tests/unit/cli/import-command.test.ts',
  AS9018: 'tests/unit/cli/import-command.test.ts',
  AS9019: 'tests/unit/cli/import-command.test.ts',
  AS9201: 'tests/unit/core/import/unpack.test.ts',
  AS9202: 'tests/unit/core/import/unpack.test.ts',
  AS9203: 'tests/unit/core/import/encoding.test.ts',
  AS9204: 'tests/unit/core/import/encoding.test.ts',
  AS9205: 'tests/unit/core/import/encoding.test.ts',
  AS9206: 'tests/unit/cli/import-source.test.ts',
  AS9210: 'tests/unit/core/import/fetch/fetch-file.test.ts',
  AS9211: 'tests/unit/core/import/fetch/fetch-file.test.ts',
  AS9212: 'tests/unit/core/import/fetch/fetch-file.test.ts',
  AS9214: 'tests/unit/core/import/fetch/fetch-file.test.ts',
  AS9213: 'tests/unit/core/import/fetch/fetch-file.test.ts',
}

const CODES = Object.keys(CATALOGUE) as Code[]
const FOLDERS = glob.sync('AS*', { cwd: import.meta.dirname, onlyDirectories: true }).sort()

describe('the catalogue', () => {
  test('has a broken site for every code, or a test of the machine that gives it', () => {
    const missing = CODES.filter((code) => !FOLDERS.includes(code) && COVERED_ELSEWHERE[code] === undefined)
    expect(missing).toEqual([])
  })

  test('holds every code that a broken site is named after', () => {
    expect(FOLDERS.filter((folder) => !Object.hasOwn(CATALOGUE, folder))).toEqual([])
  })

  test.each(Object.entries(COVERED_ELSEWHERE))('%s is brought about in %s', (code, file) => {
    const isThere = existsSync(path.join(REPOSITORY, file))
    expect(isThere && readFileSync(path.join(REPOSITORY, file), 'utf8').includes(`'${code}`)).toBe(true)
  })
})

describe('broken site', () => {
  test.each(FOLDERS)('%s is reported as its owner needs it', async (folder) => {
    const code = folder as Code
    const site = createSite(filesOf(folder))
    await MADE[code]?.prepare?.(site)
    const diagnostics = await (MADE[code]?.run?.(site) ?? site.check())
    expect(diagnostics.map((diagnostic) => diagnostic.code)).toContain(code)

    const report = `${diagnostics.map((diagnostic) => formatText(diagnostic)).join('\n\n')}\n`
    const expected = path.join(import.meta.dirname, folder, 'report.txt')
    if (process.env['UPDATE_REPORTS'] === '1') writeFileSync(expected, steady(report, site))
    expect(existsSync(expected), `${expected} is missing`).toBe(true)
    expect(steady(report, site)).toBe(readFileSync(expected, 'utf8'))
  })
})

function filesOf(folder: string): SiteFiles {
  const cwd = path.join(import.meta.dirname, folder)
  const read = (file: string) => readFileSync(path.join(cwd, file))
  const names = glob.sync('**/*', { cwd, ignore: ['report.txt', 'REMOVE.txt'] })
  const removed = existsSync(path.join(cwd, 'REMOVE.txt'))
    ? read('REMOVE.txt').toString().trim().split('\n')
    : []
  return Object.fromEntries([
    ...names.map((file) => [file, read(file)]),
    ...removed.map((file) => [file, null]),
  ])
}

/**
 * The report without parts that depend on the machine: the folder, and hashes that depend on the encoder of
 * pictures.
 */
function steady(report: string, { root }: TestSite): string {
  return report.replaceAll(root, '<site>').replace(/\b[0-9a-f]{10}(?=-\d+\.(?:webp|jpg|png))/g, '<hash>')
}
