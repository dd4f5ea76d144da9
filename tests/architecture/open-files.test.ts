/**
 * A path from outside is opened only after `core/paths` has resolved it, or by `Files`, which opens regular
 * files only. No other file imports the file system, except for those that are listed with a reason.
 */
import { expect, test } from 'vitest'
import { imports } from './imports.ts'

const OPENERS: Readonly<Record<string, string>> = {
  'core/paths/allowed-path.ts': 'resolves and examines paths, and opens none',
  'core/system/regular-file.ts': 'opens regular files only',
  'core/system/files.ts':
    'the port Files: reads by regular-file.ts, and writes below folders that were checked',
  'core/system/careful-writes.ts': 'writes of Files',
  'core/system/package-root.ts': 'reads package.json of installed packages',
  'core/system/stamps.ts': 'examines files, and opens none',
  'core/import/fetch/local-copy.ts': 'writes downloads below the cache, with names of its own',
  'core/build/sources/find-files.ts':
    'examines the targets of links that allowed-path.ts has accepted, and opens none',
  'core/build/imports/import-places.ts': 'reads site-config/imports.json before anything is loaded',
  'core/build/bundle/overrides.ts': 'resolves two folders to compare them, and opens none',
  'core/build/bundle/toolchain.ts': 'reads files of the package',
  'core/build/bundle/template-tree.ts': 'reads files of the package',
  'core/dev/dev-app.ts': 'reads the scripts of dev from the package',
  'core/serve/site-files.ts': 'reads files that allowed-path.ts has resolved',
  'core/service/desk/page.ts': 'reads the bundle of the desk from the package',
  'core/service/documents/routes.ts': 'reads files that allowed-path.ts has resolved',
  'core/service/backup/backup.ts': 'writes the backup, a new file that the command line names',
  'core/service/backup/restore.ts': 'reads the backup that the command line names',
  'core/service/doctor/database.ts': 'looks whether the database exists',
  'core/doctor/machine.ts': 'examines folders, and opens none',
  'core/service/doctor/built-site.ts': 'examines the file that the build writes to .agency-site/',
  'core/service/mail/mail-files.ts': 'deletes mails of the data folder, by names of its own',
  'core/service/mail/transport-files.ts': 'writes mails below the data folder, with names of its own',
  'core/service/private-files.ts': 'narrows the rights of the data folder and its files, and opens none',
  'core/service/published-site.ts': 'reads the file that the build writes to .agency-site/',
  'core/service/doctor/doctor.ts': 'looks whether the files of the service exist',
  'core/service/store/open-file.ts': 'makes the data folder',
  'cli/main.ts': 'writes the report of a bug to a new private folder',
  'cli/machine.ts': 'reads /proc',
  'cli/commands/backup.ts': 'makes the folder of the backup',
  'cli/commands/cms.ts': 'looks whether the package of the editor is installed in the site',
  'cli/commands/inbox.ts': 'looks whether the database exists',
  'cli/named-export.ts': 'makes a private folder for the copy of an address, and removes it',
  'cli/place-site.ts':
    'writes a new site into a folder that the command line names, and copies an export into it',
  'cli/starter.ts': 'reads files of the package',
  'cli/step-summary.ts': 'appends to the file that the runner of GitHub Actions names',
  'cli/demo-owner.ts': 'looks whether this is a checkout',
}

/** layers.test.ts confines each package that opens files for its callers to one file. */
const FILE_SYSTEM = /^(?:node:)?fs(?:\/promises)?$/

const openers = [
  ...new Set(
    imports
      .filter(
        ({ file, target, isType }) => !isType && !file.startsWith('scripts/') && FILE_SYSTEM.test(target),
      )
      .map(({ file }) => file),
  ),
]

test('the file system is imported only by files that are listed with their reason', () => {
  expect(openers.filter((file) => !Object.hasOwn(OPENERS, file))).toEqual([])
})

test('every file that is listed imports the file system', () => {
  expect(Object.keys(OPENERS).filter((file) => !openers.includes(file))).toEqual([])
})
