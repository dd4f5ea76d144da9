/** The generated pages of docs/reference, by file name. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { addressesPage } from './addresses-page.ts'
import { commandsPage } from './commands-page.ts'
import { CONFIG_PAGES, CONTENT_PAGES, filePages, valuesPage } from './file-pages.ts'
import { filled } from '../http-api.ts'
import { markdownTable } from '../markdown-table.ts'
import { headersPage } from './headers-page.ts'
import { modulesPage } from './modules-page.ts'
import { stringsPage } from './strings-page.ts'
import { tokensPage } from './tokens-page.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')

export function referencePages(): Readonly<Record<string, string>> {
  const template = (name: string) => readFileSync(path.join(import.meta.dirname, `${name}.md`), 'utf8')
  const source = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
  return {
    ...filePages(),
    'README.md': readmePage(template('README')),
    'values.md': valuesPage(),
    'modules.md': modulesPage(template('modules')),
    'tokens.md': tokensPage(template('tokens'), source('templates/styles/tokens.css')),
    'strings.md': stringsPage(template('strings')),
    'commands.md': commandsPage(template('commands')),
    'headers.md': headersPage(template('headers')),
    'addresses.md': addressesPage(
      template('addresses'),
      JSON.parse(source('defaults/site-config/routes.json')) as Parameters<typeof addressesPage>[1],
    ),
  }
}

function readmePage(template: string): string {
  const rows = (pages: typeof CONTENT_PAGES) =>
    Object.entries(pages).map(([name, { where, about }]) => {
      const title = where.startsWith('a file') ? name : `\`${where}\``
      return [`[${title}](${name}.md)`, about]
    })
  return filled(template, {
    content: markdownTable(['content', 'purpose'], rows(CONTENT_PAGES)),
    configuration: markdownTable(['configuration', 'purpose'], rows(CONFIG_PAGES)),
  })
}
