/** The commands of the service and of the office that works with it. */
import type { Command } from 'commander'
import { email, format, formName, port, since } from './arguments.ts'
import type { Start } from './arguments.ts'
import type { ExportOptions, ListOptions } from './commands/inbox.ts'
import type { NotifyOptions } from './commands/notify.ts'
import type { ServeOptions } from './commands/serve.ts'
import { HAS_DEMO_OWNER } from './demo-owner.ts'

interface ServeFlags extends ServeOptions {
  readonly doctor?: boolean
}

export function addServiceCommands(program: Command, start: Start): void {
  addServe(program, start)
  program
    .command('backup')
    .description('keep all that the service has in one file, while it goes on')
    .argument('<file>', 'such as backups/2026-11-22.gz')
    .action((file: string) => start(async () => (await import('./commands/backup.ts')).backup, { file }))
  program
    .command('restore')
    .description('bring a backup back; a damaged one is refused')
    .argument('<file>', 'what backup wrote')
    .option('--replace', 'also over what the database holds')
    .action((file: string, options: { readonly replace?: boolean }) =>
      start(async () => (await import('./commands/backup.ts')).restore, { ...options, file }),
    )
  addInboxCommands(program, start)
  addRequestCommands(program, start)
  addDataCommands(program, start)
}

/** For the office: what visitors sent. */
function addServe(program: Command, start: Start): void {
  const serve = program
    .command('serve')
    .description('serve the site and what its forms and the owner portal need')
    .option('-p, --port <number>', 'port (default: 4321, or the next free one)', port)
    .option('--host <address>', 'address to listen on (default: this machine only)')
    .option('--api-only', 'the service alone, for a site on a static host')
  if (HAS_DEMO_OWNER)
    serve.option('--demo', 'with an owner whose home has a year of history; prints the login')
  serve
    .option('--doctor', 'say what is missing, and serve nothing')
    .action(({ doctor, ...options }: ServeFlags) =>
      doctor
        ? start(async () => (await import('./commands/doctor.ts')).doctor, {})
        : start(async () => (await import('./commands/serve.ts')).serve, options),
    )
}

function addInboxCommands(program: Command, start: Start): void {
  const inbox = program.command('inbox').description('read what visitors sent, and say what is dealt with')
  const listing = (name: string, summary: string, isDefault = false) =>
    inbox
      .command(name, { isDefault })
      .description(summary)
      .option('--form <name>', 'only this form', formName)
      .option('--since <day>', 'since a day, as 2026-11-22, or so many days, as 7d', since)
      .option('--unhandled', 'only what nobody has dealt with')
  listing('list', 'list it, newest first', true).action((options: ListOptions) =>
    start(async () => (await import('./commands/inbox.ts')).list, options),
  )
  listing('export', 'write it to stdout as a table or as JSON')
    .option('--format <format>', 'csv or json', format, 'csv')
    .action((options: ExportOptions) =>
      start(async () => (await import('./commands/inbox.ts')).exportInbox, options),
    )
  inbox
    .command('show')
    .description('show one, with what became of its mails')
    .argument('<id>', 'its number, or the beginning of it')
    .action((id: string) => start(async () => (await import('./commands/inbox.ts')).show, { id }))
  inbox
    .command('handled')
    .description('say that the office has dealt with them')
    .argument('<ids...>', 'their numbers')
    .action((ids: readonly string[]) =>
      start(async () => (await import('./commands/inbox.ts')).handled, { ids }),
    )
  inbox
    .command('resend')
    .description('send again what did not arrive')
    .argument('<id>', 'its number')
    .option('--all', 'also what was sent')
    .action((id: string, options: { readonly all?: boolean }) =>
      start(async () => (await import('./commands/inbox.ts')).resendMails, { ...options, id }),
    )
}

/** For whoever asks what is kept about them (docs/processing-register.md). */
function addDataCommands(program: Command, start: Start): void {
  const data = program.command('data').description('what is kept about a person')
  data
    .command('export')
    .description('write all that is kept under an e-mail address, as JSON')
    .argument('<email>', 'address of the person', email)
    .action((address: string) =>
      start(async () => (await import('./commands/data.ts')).exportPersonalData, { email: address }),
    )
  data
    .command('erase')
    .description('erase all that is kept under an e-mail address')
    .argument('<email>', 'address of the person', email)
    .action((address: string) =>
      start(async () => (await import('./commands/data.ts')).erasePersonalData, { email: address }),
    )
}

/** What visitors asked for, and are told or sent. */
function addRequestCommands(program: Command, start: Start): void {
  program
    .command('notify')
    .description(
      'tell visitors what is new for the searches that they registered; once after each publication',
    )
    .option('--dry-run', 'say what would be told, and mail nobody')
    .action((options: NotifyOptions) =>
      start(async () => (await import('./commands/notify.ts')).notify, options),
    )
  program
    .command('newsletter')
    .description('the newsletter')
    .command('export')
    .description('who confirmed to get it, with the proof: a table (CSV), or JSON with --json')
    .action(() => start(async () => (await import('./commands/newsletter.ts')).exportNewsletter, {}))
}
