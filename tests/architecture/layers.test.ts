import { describe, expect, test } from 'vitest'
import { imports as allImports, sources } from './imports.ts'
import type { Import } from './imports.ts'

/** The list of languages, for layers that need no text of a language. */
const CODES = 'core/languages/codes.ts'

/**
 * Maps each folder to its allowed imports: folders and files of the repository, packages, and `node:` for the
 * modules of Node.js.
 */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  'core/languages': [],
  'core/domain': ['core/languages'],
  'core/diagnostics': ['core/domain/secret-names.ts', 'yaml', 'zod (types)'],
  'core/system': ['node:'],
  // Requests to other hosts, to addresses that were checked.
  'core/network': ['core/domain', 'core/system', 'node:'],
  // This folder decides which paths may be opened.
  'core/paths': ['core/system', 'node:'],
  'core/schema': ['core/domain', CODES, 'zod'],
  'core/source': ['core/domain', 'core/schema', 'core/diagnostics', 'gray-matter', 'yaml', 'jsonc-parser'],
  // This folder has the file and the entries of the ledger; core/site determines what a site publishes.
  'core/ledger': ['core/domain', CODES, 'core/schema', 'core/diagnostics', 'core/system', 'node:'],
  'core/markup': ['core/domain', 'marked', 'sanitize-html'],
  'core/jsx': [],
  // The municipalities of Belgium, with their parts and postal codes.
  'core/places': ['core/domain', 'core/languages'],
  'core/engine': ['core/system'],
  'core/site': [
    'core/domain',
    'core/places',
    'core/schema (types)',
    'core/diagnostics',
    'core/ledger',
    'core/markup',
    'core/languages',
    'core/system',
    '@sindresorhus/slugify',
  ],
  // Feeds and calendars as text, for the build, the server and the service.
  'core/feeds': ['core/domain', CODES],
  'core/view': [
    'core/domain',
    'core/engine',
    'core/feeds',
    'core/ledger',
    'core/schema (types)',
    'core/site',
    'core/markup',
    'core/languages',
    'core/system (types)',
  ],
  'core/plan': [
    'core/domain',
    'core/feeds',
    'core/hosts (types)',
    CODES,
    'core/schema (types)',
    'core/diagnostics',
    'core/ledger (types)',
    'core/engine',
    'core/site',
    'core/view',
    'core/system',
  ],
  'core/build': [
    'core/cms (types)',
    'core/export',
    'core/hosts',
    'core/network',
    'core/domain',
    'core/engine',
    'core/schema',
    'core/source',
    'core/diagnostics',
    'core/import',
    'core/ledger',
    'core/site',
    'core/view',
    'core/plan',
    'core/paths',
    'core/system',
    'core/languages',
    'node:',
    'zod',
    'vite',
    'lightningcss',
    'sharp',
    'fast-glob',
  ],
  // Exports of other programs -> records of the site. It reads no file of the site and writes none.
  'core/import': [
    'core/network',
    'core/places',
    'core/languages',
    'core/domain',
    'core/diagnostics',
    'core/system',
    'core/paths',
    'core/schema',
    'core/source',
    'papaparse',
    'node:',
    'zod',
    'sax',
    'yauzl',
  ],
  // What a site publishes, for other programs: the linked site -> text in parts.
  'core/export': [
    'core/domain',
    'core/feeds',
    'core/languages',
    'core/schema',
    'core/network',
    'core/import',
    'core/markup',
    'core/site',
    'core/view',
    'core/plan (types)',
    'core/system',
  ],
  // Answers and starter texts -> files of new sites and records. It reads and writes nothing.
  'core/scaffold': [
    'core/domain',
    'core/languages',
    'core/places',
    'core/schema',
    'core/site',
    'core/source',
  ],
  // Files of a site of an earlier version -> those of this one. It reads and writes nothing.
  'core/upgrade': ['core/source'],
  'core/http': ['core/domain', CODES, 'zod', 'node:'],
  // This folder answers forms and the portal. It reads the site from one file (core/schema/service-site.ts),
  // and never its content.
  // Checks of a machine and of a published site.
  'core/doctor': ['core/domain', 'core/network', 'node:'],
  'core/service': [
    'core/doctor',
    'core/domain',
    'core/feeds',
    'core/schema',
    'core/languages',
    'core/diagnostics',
    'core/http',
    'core/paths',
    'core/system',
    'node:',
    'zod',
    'hono',
    'kysely',
    'libsql',
    'pg',
    'pino',
    'temporal-polyfill',
    'nodemailer',
    '@node-rs/argon2',
    '@simplewebauthn/server',
    'openid-client',
    'otpauth',
  ],
  // What a host answers: headers, and the files by which hosts of others answer the same.
  'core/hosts': ['core/domain', CODES, 'core/system'],
  'core/cms': ['core/schema', CODES, 'zod'],
  'core/serve': [
    'core/domain',
    'core/feeds',
    'core/hosts',
    CODES,
    'core/paths',
    'core/schema (types)',
    'core/system',
    'hono',
    '@hono/node-server',
    'node:',
  ],
  // The scripts of pages in `dev`. The server imports only the types of its messages.
  'core/dev/client': [],
  'core/dev': [
    'core/build',
    'core/import',
    'core/dev/client (types)',
    'core/diagnostics',
    'core/domain',
    CODES,
    'core/plan',
    'core/schema (types)',
    'core/serve',
    'core/paths',
    'core/system',
    'chokidar',
    'hono',
    'node:',
  ],
  cli: [
    'core/cms',
    'core/doctor',
    'core/hosts',
    'core/export',
    'core/network',
    'core/build',
    'core/dev',
    'core/import',
    'core/serve',
    'core/service',
    'core/diagnostics',
    'core/domain',
    CODES,
    'core/schema',
    'core/source',
    'core/paths',
    'core/scaffold',
    'core/system',
    'core/upgrade',
    'scripts/demo',
    'commander',
    'picocolors',
    'node:',
  ],
  // The demo's owner is seeded in a checkout only, and the package does not contain it.
  'scripts/demo': [
    'core/domain',
    'core/languages (types)',
    'core/schema (types)',
    'core/service',
    'kysely (types)',
  ],
  // Documents and schemas are generated in a checkout and published unchanged.
  'scripts/docs': [
    'cli',
    'core/diagnostics',
    'core/domain',
    'core/hosts',
    'core/http',
    'core/languages',
    'core/schema',
    'node:',
    'zod',
  ],
  // The documentation as a site, built in a checkout.
  'scripts/docs-site': ['scripts/docs', 'node:', 'vitepress'],
  'templates/client': ['core/domain', 'core/languages', 'leaflet'],
  // The service validates its requests, so it does not contain zod.
  'templates/portal': [
    'core/domain',
    'core/http (types)',
    'core/languages',
    'templates',
    'templates/client',
    'react',
    'react-dom',
  ],
  // The desk of the office, which the service serves.
  'templates/desk': [
    'core/domain',
    'core/http (types)',
    'core/languages',
    'templates/portal',
    'react',
    'react-dom',
    '@simplewebauthn/browser',
    '@tanstack/react-virtual',
  ],
  templates: ['core/view (types)', 'core/domain', 'core/languages', 'react', 'react-dom', 'lean-qr'],
}

/** Packages that one or two files import, so that they can be replaced. */
const CONFINED: Readonly<Record<string, readonly string[]>> = {
  chokidar: ['core/dev/watch.ts'],
  sharp: ['core/build/pictures/sharp.ts'],
  vite: ['core/build/bundle/parse-script.ts', 'core/build/bundle/vite.ts'],
  lightningcss: [
    'core/build/bundle/build-bundle.ts',
    'core/build/bundle/styles.ts',
    'core/build/bundle/template-styles.ts',
  ],
  marked: ['core/markup/rich-text.ts'],
  'sanitize-html': ['core/markup/rich-text.ts'],
  'gray-matter': ['core/source/parse-front-matter.ts'],
  commander: [
    'cli/start-commands.ts',
    'cli/program.ts',
    'cli/arguments.ts',
    'cli/completion.ts',
    'cli/help.ts',
    'cli/usage-error.ts',
    'cli/cache-commands.ts',
    'cli/desk-commands.ts',
    'cli/owner-commands.ts',
    'cli/service-commands.ts',
    'cli/site-commands.ts',
  ],
  libsql: ['core/service/store/open-file.ts'],
  '@node-rs/argon2': ['core/service/accounts/passwords.ts'],
  'temporal-polyfill': ['core/service/time-zone.ts'],
  '@simplewebauthn/server': ['core/service/desk/passkeys.ts'],
  'openid-client': ['core/service/desk/sign-on.ts'],
  otpauth: ['core/service/accounts/second-factor.ts'],
  pg: ['core/service/store/open-postgres.ts'],
  nodemailer: ['core/service/mail/mime.ts', 'core/service/mail/transport-smtp.ts'],
  yauzl: ['core/import/zip.ts'],
  leaflet: ['templates/client/map-page/leaflet-parts.d.ts', 'templates/client/map-page/leaflet.ts'],
  'lean-qr': ['templates/components/qr-code/strokes.ts'],
  papaparse: ['core/import/readers/csv.ts'],
  'react-dom': [
    'templates/entry.tsx',
    'templates/cached.tsx',
    'templates/portal/portal.tsx',
    'templates/desk/desk.tsx',
  ],
}

/** A script may import the address of any style sheet. */
const imports = allImports.filter(({ target }) => !target.endsWith('.css?url'))

function layerOf(file: string): string | undefined {
  return Object.keys(LAYERS)
    .filter((layer) => file.startsWith(`${layer}/`))
    .sort((left, right) => right.length - left.length)[0]
}

function packageOf(specifier: string): string {
  return specifier.startsWith('node:')
    ? 'node:'
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/')
}

describe('layers', () => {
  test('there are imports to look at', () => {
    expect(imports.length).toBeGreaterThan(400)
  })

  test.each(Object.keys(LAYERS))('%s imports only what it may', (layer) => {
    const allowed = LAYERS[layer] ?? []
    const wrong = imports
      .filter(({ file }) => layerOf(file) === layer)
      .filter(({ target, isType }) => {
        const other = layerOf(target) ?? packageOf(target)
        return (
          other !== layer &&
          !allowed.includes(other) &&
          !allowed.includes(target) &&
          !(isType && allowed.includes(`${other} (types)`))
        )
      })
    expect(wrong.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
  })

  test.each(Object.entries(CONFINED))('%s is known to its own files only', (name, files) => {
    const users = imports
      .filter(({ target }) => packageOf(target) === name && packageOf(target) !== '')
      .map(({ file }) => file)
    expect([...new Set(users)].sort()).toEqual([...files].sort())
  })
})

describe('the contract with the templates', () => {
  const DOOR = 'core/view/types.ts'
  const parts = sources.filter((file) => file.startsWith('core/view/types/'))
  const isPart = ({ file }: Import) => file === DOOR || parts.includes(file)

  test('has one door, which leads to all of it', () => {
    const led = imports.filter(({ file }) => file === DOOR).map(({ target }) => target)
    expect(led.sort()).toEqual(parts.sort())
    const past = imports.filter((made) => parts.includes(made.target) && !isPart(made))
    expect(past.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
  })

  test('is types alone', () => {
    expect(imports.filter((made) => isPart(made) && !made.isType)).toEqual([])
  })
})
