/** The commands in the order in which they are needed, in groups, each with examples for its help. */
import type { CommandRow, Example } from './command-row.ts'
import { STARTING } from './start-table.ts'

const EDIT = 'Edit a site:'
const PUBLISH = 'Publish it:'
const SERVICE = 'Run the service:'
const SHELL = 'In the shell:'

const EDITING: readonly CommandRow[] = [
  {
    words: 'dev',
    group: EDIT,
    examples: [
      ['dev --open', 'serve the site in this folder, and open it'],
      ['dev --host', 'let a telephone in the same network see it'],
    ],
  },
  {
    words: 'check',
    group: EDIT,
    examples: [
      ['check', 'report the problems of the site in this folder'],
      ['check --root my-agency --strict', 'fail on a warning as well'],
      ['check --json', 'report them to another program'],
      ['check --law', 'show what the law asks of each home'],
      ['check --home 4127 --html law.html', 'write the passport of one home, to print'],
    ],
  },
  {
    words: 'explain',
    group: EDIT,
    examples: [
      ['explain /nl/te-koop/', 'show the files that this page depends on'],
      ['explain content/cities.json', 'show the pages that use this file'],
      ['explain AS2101', 'show the meaning of a code'],
    ],
  },
  {
    words: 'routes',
    group: EDIT,
    examples: [
      ['routes --lang fr', 'list the French pages'],
      ['routes --json', 'list every page for another program'],
    ],
  },
  { words: 'cms', group: EDIT, examples: [['cms', 'write the editor for the office (docs/editor.md)']] },
  {
    words: 'import',
    group: EDIT,
    examples: [
      ['import stock.xml', 'show the homes of an OpenImmo file'],
      ['import https://crm.example/homes.json', 'show those of an address'],
      ['import stock.xml --save', 'read this file in each build'],
      ['import stock.csv --write', 'write its homes into content/, once'],
    ],
  },
  {
    words: 'import owners',
    examples: [['import owners owners.json --invite', 'add owners, and mail each a link']],
  },
]

const PUBLISHING: readonly CommandRow[] = [
  {
    words: 'build',
    group: PUBLISH,
    examples: [
      ['build', 'build the site in this folder'],
      ['build --target netlify', 'write the rules of a host as well'],
      ['build --strict', 'publish nothing if there is a warning'],
      ['build --watch', 'build again after each change'],
    ],
  },
  {
    words: 'preview',
    group: PUBLISH,
    examples: [
      ['preview', 'serve the built site'],
      ['preview --target github-pages', 'serve it as GitHub Pages does'],
    ],
  },
  {
    words: 'doctor',
    group: PUBLISH,
    examples: [
      ['doctor', 'check this machine and the site'],
      ['doctor --url https://www.agency.example', 'check what visitors reach'],
    ],
  },
  { words: 'changes', group: PUBLISH, examples: [['changes --since 30d', 'list prices and sales']] },
  {
    words: 'export',
    group: PUBLISH,
    examples: [
      ['export openimmo --file stock.xml', 'write a file for portals'],
      ['export csv --lang fr', 'print a table of the French texts'],
    ],
  },
  {
    words: 'merge',
    group: PUBLISH,
    examples: [
      ['merge', 'merge all folders in shards/'],
      ['merge shards/1-of-2 shards/2-of-2', 'merge these two'],
    ],
  },
  { words: 'cache', group: PUBLISH, examples: [['cache info', 'show the size of the cache']] },
  { words: 'cache info', examples: [['cache info', 'show how much of the cache the site uses']] },
  { words: 'cache verify', examples: [['cache verify', 'read every entry; exit with 5 if one is damaged']] },
  {
    words: 'cache prune',
    examples: [
      ['cache prune', 'remove what the site does not use'],
      ['cache prune --older-than 30', 'keep those of the last 30 days'],
      ['cache prune --max-size 2000', 'stop when 2,000 MB are left'],
    ],
  },
  { words: 'cache clear', examples: [['cache clear', 'remove the cache; the next build is slow']] },
]

const SERVING: readonly CommandRow[] = [
  {
    words: 'serve',
    group: SERVICE,
    examples: [
      ['serve', 'serve the built site with its forms and the portal'],
      ['serve --api-only --port 8080', 'serve the forms of a site on a static host'],
      ['serve --doctor', 'check the configuration only'],
    ],
  },
  { words: 'inbox', group: SERVICE, examples: [['inbox', 'list the submissions, newest first']] },
  {
    words: 'inbox list',
    examples: [
      ['inbox list --unhandled', 'list what nobody has handled'],
      ['inbox list --form offer --since 7d', 'list the offers of a week'],
    ],
  },
  { words: 'inbox show', examples: [['inbox show 3f2a', 'show the submission that begins with 3f2a']] },
  { words: 'inbox handled', examples: [['inbox handled 3f2a 81bc', 'mark two submissions as handled']] },
  { words: 'inbox resend', examples: [['inbox resend 3f2a', 'send its failed mails again']] },
  {
    words: 'inbox export',
    examples: [['inbox export --since 30d', 'print the submissions of a month as CSV']],
  },
  {
    words: 'notify',
    group: SERVICE,
    examples: [
      ['notify --dry-run', 'show who would receive a mail'],
      ['notify', 'send the mails; run it after each publication'],
    ],
  },
  { words: 'newsletter', group: SERVICE, examples: [['newsletter export', 'print the subscribers as CSV']] },
  {
    words: 'newsletter export',
    examples: [
      ['newsletter export', 'print the subscribers as CSV'],
      ['newsletter export --json', 'print them as JSON'],
    ],
  },
  { words: 'owner', group: SERVICE, examples: [['owner list', 'list the owners and their properties']] },
  {
    words: 'owner add',
    examples: [
      ['owner add an@example.be --name "An Peeters"', 'print a link for her'],
      ['owner add an@example.be --name An --property 4127', 'with her property'],
    ],
  },
  { words: 'owner list', examples: [['owner list', 'list the owners and their properties']] },
  {
    words: 'owner reset',
    examples: [
      ['owner reset an@example.be --mail', 'mail a link for another password'],
      ['owner reset an@example.be --second-factor', 'turn off the codes as well'],
    ],
  },
  { words: 'owner disable', examples: [['owner disable an@example.be', 'end her sessions']] },
  { words: 'owner enable', examples: [['owner enable an@example.be', 'let her log in again']] },
  { words: 'owner documents', examples: [['owner documents an@example.be', 'list her documents']] },
  {
    words: 'owner remove-document',
    examples: [['owner remove-document an@example.be 7c31', 'remove one of them']],
  },
  { words: 'desk', group: SERVICE, examples: [['desk list', 'list the members of the desk']] },
  {
    words: 'desk invite',
    examples: [
      ['desk invite an@example.be --name "An Peeters" --role administrator', 'print a link for her'],
      ['desk invite tom@example.be --name Tom --office gent --mail', 'mail a link to an agent'],
    ],
  },
  { words: 'desk list', examples: [['desk list', 'list the members of the desk']] },
  {
    words: 'desk reset',
    examples: [['desk reset an@example.be', 'print a link for another password and second factor']],
  },
  { words: 'desk disable', examples: [['desk disable an@example.be', 'end her sessions']] },
  { words: 'desk remove', examples: [['desk remove an@example.be', 'erase her account']] },
  { words: 'desk enable', examples: [['desk enable an@example.be', 'let her log in again']] },
  { words: 'data', group: SERVICE, examples: [['data export an@example.be', 'answer a request for access']] },
  {
    words: 'data export',
    examples: [['data export an@example.be', 'print all that is stored about her']],
  },
  { words: 'data erase', examples: [['data erase an@example.be', 'erase all that is stored about her']] },
  {
    words: 'backup',
    group: SERVICE,
    examples: [['backup backups/2026-11-22.gz', 'write a backup; the service keeps running']],
  },
  {
    words: 'restore',
    group: SERVICE,
    examples: [['restore backups/2026-11-22.gz --replace', 'replace the data by this backup']],
  },
]

const SHELLS: readonly CommandRow[] = [
  {
    words: 'completion',
    group: SHELL,
    examples: [
      ['completion bash', 'print the script for ~/.bashrc'],
      ['completion fish', 'print that of fish'],
    ],
  },
  { words: 'help', group: SHELL, examples: [['help cache prune', 'show the help of a command']] },
]

export const COMMAND_TABLE: readonly CommandRow[] = [
  ...STARTING,
  ...EDITING,
  ...PUBLISHING,
  ...SERVING,
  ...SHELLS,
]

/** The way of a site, in the help of the program. */
export const PROGRAM_EXAMPLES: readonly Example[] = [
  ['init my-agency', 'make a new site'],
  ['dev --open', 'look at the site while you edit it'],
  ['check --root my-agency', 'report the problems in my-agency'],
  ['build --target netlify', 'build it for a host'],
  ['preview', 'serve what was built'],
]
