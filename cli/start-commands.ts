/** The commands that begin a site, and add to it. */
import { Argument, Option } from 'commander'
import type { Command } from 'commander'
import { TYPE_GROUP_NAMES } from '../core/domain/home-type.ts'
import { REGIONS } from '../core/scaffold/answers.ts'
import { RECORD_KINDS } from '../core/scaffold/record-kinds.ts'
import type { RecordKind } from '../core/scaffold/record-kinds.ts'
import { configFile, filePath } from './arguments.ts'
import type { SiteConfigName } from '../core/schema/site-config.ts'
import type { Start } from './arguments.ts'
import type { AnswerOptions } from './site-answers.ts'

/** The demo is an agency of its own. */
const ANSWERS = ['name', 'town', 'region', 'languages', 'url', 'colour', 'secondColour', 'export']

export function addStartCommands(program: Command, start: Start): void {
  addInit(program, start)
  addNew(program, start)
  addConfig(program, start)
  addUpgrade(program, start)
}

function addInit(program: Command, start: Start): void {
  program
    .command('init')
    .description('make a new site: it asks what it has to know, or takes options')
    .argument('[folder]', 'folder for the site (default: the current folder)', filePath)
    .option('--name <name>', 'name of the agency')
    .option('--town <town>', 'town of an office, such as 9000 Gent; once for each office', eachTown)
    .addOption(new Option('--region <region>', 'region of a town that is not known yet').choices(REGIONS))
    .option('--languages <codes>', 'languages, the first one first, such as nl,fr (default: of the region)')
    .option('--url <address>', 'address of the site, such as https://www.agency.be')
    .option('--colour <colour>', 'colour of the agency, such as #9a3520')
    .option('--second-colour <colour>', 'colour of the footer, such as #222c30')
    .option(
      '--export <place>',
      'export of the program of the agency, a file or an https address, which each build then reads',
      filePath,
    )
    .addOption(new Option('--demo', 'make a demo of ten homes in four languages instead').conflicts(ANSWERS))
    .option('-y, --yes', 'ask nothing, and take the default of each answer that no option gives')
    .action((folder: string | undefined, options: AnswerOptions) =>
      start(async () => (await import('./commands/init.ts')).init, { ...options, folder }),
    )
}

function addNew(program: Command, start: Start): void {
  program
    .command('new')
    .description('add a record with what the law asks of it, in each language')
    .addArgument(new Argument('<kind>', 'what to add').choices(RECORD_KINDS))
    .argument('[name]', 'title or name; for a redirect, the former address')
    .argument('[new-address]', 'for a redirect, the new address')
    .option('--town <town>', 'town, such as 9000 Gent (default: of the main office)')
    .addOption(new Option('--type <type>', 'type of a home').choices(TYPE_GROUP_NAMES).default('house'))
    .option('--rent', 'a home that is to let, instead of for sale')
    .option('--category <name>', 'kind of an article, such as services (default: news)')
    .option('--menu', 'a page to which the menu leads')
    .action((...given: readonly [RecordKind, string | undefined, string | undefined, object]) => {
      const [kind, name, newAddress, options] = given
      return start(async () => (await import('./commands/new.ts')).newCommand, {
        ...options,
        kind,
        name,
        newAddress,
      })
    })
}

function addConfig(program: Command, start: Start): void {
  program
    .command('config')
    .description('show the configuration that holds, and the file and line of each part')
    .argument('[file]', 'one file of site-config only, such as theme', configFile)
    .action((file: SiteConfigName | undefined) =>
      start(async () => (await import('./commands/config.ts')).config, { file }),
    )
}

function addUpgrade(program: Command, start: Start): void {
  program
    .command('upgrade')
    .description('show what this version asks of the files of the site')
    .option('--write', 'make these changes')
    .action((options: object) => start(async () => (await import('./commands/upgrade.ts')).upgrade, options))
}

function eachTown(town: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), town]
}
