/** The commands with which the office manages the owners. */
import { InvalidArgumentError } from 'commander'
import type { Command } from 'commander'
import { LOCALES } from '../core/languages/codes.ts'
import { email, filePath, language } from './arguments.ts'
import type { Start } from './arguments.ts'
import type { AddOptions, OwnerOptions, ResetOptions } from './commands/owner.ts'
import type { ImportOptions } from './commands/import-owners.ts'

const MAIL = 'mail the link to the owner instead of printing it'

export function addOwnerCommands(program: Command, start: Start): void {
  const owner = program.command('owner').description('manage the owners who may log in to the owner portal')
  addAdd(owner, start)
  addReset(owner, start)
  addDisableAndEnable(owner, start)
  owner
    .command('list')
    .description('list the owners and their properties')
    .action(() => start(async () => (await import('./commands/owner.ts')).listOwners, {}))
  addDocumentCommands(owner, start)
  addImport(program, start)
}

function addAdd(owner: Command, start: Start): void {
  owner
    .command('add')
    .description('add an owner, and print a link that works once to choose a password')
    .argument('<email>', 'e-mail address that the owner logs in with', email)
    .requiredOption('--name <name>', 'name of the owner in mails')
    .option(
      '--language <code>',
      `language of mails: ${LOCALES.join(', ')} (default: the default language of the site)`,
      language,
    )
    .option('--property <id>', 'ID of a property; may be given several times', property, [])
    .option('--mail', MAIL)
    .action((address: string, options: Omit<AddOptions, 'email'>) =>
      start(async () => (await import('./commands/owner.ts')).addOwner, { ...options, email: address }),
    )
}

function addReset(owner: Command, start: Start): void {
  owner
    .command('reset')
    .description('print a link to choose another password; the old password works until then')
    .argument('<email>', 'e-mail address of the owner', email)
    .option('--mail', MAIL)
    .option('--second-factor', 'turn off the second factor of an owner who lost telephone and codes')
    .action((address: string, options: Omit<ResetOptions, 'email'>) =>
      start(async () => (await import('./commands/owner.ts')).resetOwner, { ...options, email: address }),
    )
}

function addDisableAndEnable(owner: Command, start: Start): void {
  for (const [name, summary] of [
    ['disable', 'end all sessions of an owner, and refuse further logins'],
    ['enable', 'allow a disabled owner to log in again'],
  ] as const)
    owner
      .command(name)
      .description(summary)
      .argument('<email>', 'e-mail address of the owner', email)
      .action((address: string) =>
        start<OwnerOptions>(async () => (await import('./commands/owner.ts'))[`${name}Owner`], {
          email: address,
        }),
      )
}

/** The command `import`, of which `owners` is a part. */
function importCommand(program: Command): Command {
  const command = program.commands.find((each) => each.name() === 'import')
  return command ?? program.command('import')
}

function addImport(program: Command, start: Start): void {
  importCommand(program)
    .command('owners')
    .description('import owners and their data from a JSON file, completely or not at all')
    .argument('<file>', 'import file, as docs/portal.md describes it', filePath)
    .option('--invite', 'mail new owners a link to choose a password')
    .action((file: string, options: Omit<ImportOptions, 'file'>) =>
      start(async () => (await import('./commands/import-owners.ts')).importOwnersFile, { ...options, file }),
    )
}

function addDocumentCommands(owner: Command, start: Start): void {
  owner
    .command('documents')
    .description('list the documents of all properties of an owner')
    .argument('<email>', 'e-mail address of the owner', email)
    .action((address: string) =>
      start(async () => (await import('./commands/owner-documents.ts')).listDocuments, { email: address }),
    )
  owner
    .command('remove-document')
    .description('remove a document of an owner, and its file')
    .argument('<email>', 'e-mail address of the owner', email)
    .argument('<id>', 'id of the document, as owner documents prints it')
    .action((address: string, id: string) =>
      start(async () => (await import('./commands/owner-documents.ts')).removeOwnerDocument, {
        email: address,
        id,
      }),
    )
}

function property(text: string, before: readonly string[]): readonly string[] {
  if (!/^[1-9][0-9]{0,15}$/.test(text)) throw new InvalidArgumentError('It must be an ID such as 4127.')
  return [...before, text]
}
