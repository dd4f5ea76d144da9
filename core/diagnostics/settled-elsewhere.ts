/**
 * Settings that other programs have in such a file, and that are made elsewhere here: secrets and what depends on a machine are
 * in no file of the site.
 */
import type { DataPath } from './data-path.ts'

interface Elsewhere {
  readonly file: string
  /** A key, or keys with points between them. Indexes of lists are left out. */
  readonly keys: RegExp
  readonly hint: string
}

const SETTINGS: readonly Elsewhere[] = [
  {
    file: 'site-config/service.json',
    keys: /^(?:smtp\w*|transport|mail\.(?:host|hostname|password|pass|port|secure|server|smtp\w*|tls|transport|url|user|username|auth))$/i,
    hint: 'the mail server and its password are the environment variable AGENCY_SITE_SMTP_URL (docs/service.md)',
  },
  {
    file: 'site-config/service.json',
    keys: /^(?:database\w*|db\w*|postgres\w*|sqlite|storage)$/i,
    hint: 'the database is the environment variable AGENCY_SITE_DATABASE (docs/service.md)',
  },
  {
    file: 'site-config/service.json',
    keys: /^(?:bind|host|hostname|listen|port)$/i,
    hint: 'agency-site serve takes --port and --host',
  },
  {
    file: 'site-config/service.json',
    keys: /^desk\.signOn\.(?:client_?)?secret$/i,
    hint: 'the secret is the environment variable AGENCY_SITE_SIGN_ON_SECRET (docs/desk.md)',
  },
  {
    file: 'site-config/service.json',
    keys: /^webhooks\.(?:key|secret|signature|token)$/i,
    hint: 'the secret of all webhooks is the environment variable AGENCY_SITE_WEBHOOK_SECRET (docs/service-webhooks.md)',
  },
  {
    file: 'site-config/imports.json',
    keys: /^sources\.(?:place\.)?(?:auth\w*|credentials|key|password|secret|token|user|username)$/i,
    hint: '"headers", "query" and "body" of "place" take secrets as environment variables: { "env": "NAME" } (docs/import-https.md)',
  },
  {
    file: 'site-config/imports.json',
    keys: /^(?:sources\.)?(?:cron|every|frequency|interval|refresh|schedule)$/i,
    hint: 'the exports are read by each build; "publishing" in site-config/service.json builds by the clock (docs/desk.md)',
  },
  {
    file: 'site-config/imports.json',
    keys: /^sources\.mapping\.[^.]{1,80}$/,
    hint: 'the columns of an export stand in "fields" of the mapping: { "Price": "Prix" } (docs/import.md)',
  },
]

/** The place of the setting; undefined if none is known. */
export function settledElsewhere(file: string, path: DataPath): string | undefined {
  const keys = path.filter((segment) => typeof segment === 'string').join('.')
  return SETTINGS.find((each) => each.file === file && each.keys.test(keys))?.hint
}
