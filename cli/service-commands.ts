/** The commands that run the service, and those with which the office uses it. */
import type { Command } from 'commander'
import { email, filePath, format, formName, listenAddress, port, since } from './arguments.ts'
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
    .description('write all data of the service to one file while it runs')
    .argument('<file>', 'backup file, such as backups/2026-11-22.gz', filePath)
    .action((file: string) => start(async () => (await import('./commands/backup.ts')).backup, { file }))
  program
    .command('restore')
    .description('restore a backup; a damaged backup is refused')
    .argument('<file>', 'backup file', filePath)
    .option('--replace', 'replace the data in the database')
    .option('--send-waiting', 'send the mails that waited when the backup was made')
    .action((file: string, options: { readonly replace?: boolean; readonly sendWaiting?: boolean }) =>
      start(async () => (await import('./commands/backup.ts')).restore, { ...options, file }),
    )
  addInboxCommands(program, start)
  addRequestCommands(program, start)
  addDataCommands(program, start)
}

/** `serve`; its `--demo` exists in a checkout only. */
function addServe(program: Command, start: Start): void {
  const serve = program
    .command('serve')
    .description('serve the site with its forms and the owner portal')
    .option('-p, --port <number>', 'port (default: 4321, or the next free port)', port)
    .option('--host <address>', 'address to listen on (default: this machine only)', listenAddress)
    .option('--api-only', 'serve the service only, for a site on a static host')
  if (HAS_DEMO_OWNER)
    serve.option('--demo', 'add an owner with a year of sample history, and print the login')
  serve
    .option('--doctor', 'check the configuration of the service, and serve nothing')
    .action(({ doctor, ...options }: ServeFlags) =>
      doctor
        ? start(async () => (await import('./commands/serve-doctor.ts')).serveDoctor, {})
        : start(async () => (await import('./commands/serve.ts')).serve, options),
    )
}

/** The office reads the submissions of visitors here. */
function addInboxCommands(program: Command, start: Start): void {
  const inbox = program
    .command('inbox')
    .description('read the submissions of visitors, and mark them as handled')
  const listing = (name: string, summary: string, isDefault = false) =>
    inbox
      .command(name, { isDefault })
      .description(summary)
      .option('--form <name>', 'only submissions of this form', formName)
      .option(
        '--since <day>',
        'only since this date, such as 2026-11-22, or in these days, such as 7d',
        since,
      )
      .option('--unhandled', 'only submissions that are not handled')
  listing('list', 'list the submissions, newest first', true).action((options: ListOptions) =>
    start(async () => (await import('./commands/inbox.ts')).list, options),
  )
  listing('export', 'write the submissions to stdout as CSV or JSON')
    .option('--format <format>', 'csv or json', format, 'csv')
    .action((options: ExportOptions) =>
      start(async () => (await import('./commands/inbox.ts')).exportInbox, options),
    )
  addSubmissionCommands(inbox, start)
}

/** The commands about submissions that are named by their ids. */
function addSubmissionCommands(inbox: Command, start: Start): void {
  inbox
    .command('show')
    .description('show one submission and the state of its mails')
    .argument('<id>', 'id of the submission, or its first characters')
    .action((id: string) => start(async () => (await import('./commands/inbox.ts')).show, { id }))
  inbox
    .command('handled')
    .description('mark submissions as handled')
    .argument('<ids...>', 'ids of the submissions')
    .action((ids: readonly string[]) =>
      start(async () => (await import('./commands/inbox.ts')).handled, { ids }),
    )
  inbox
    .command('resend')
    .description('send the failed mails and webhook calls of a submission again')
    .argument('<id>', 'id of the submission')
    .option('--all', 'send those that were delivered again as well')
    .action((id: string, options: { readonly all?: boolean }) =>
      start(async () => (await import('./commands/inbox.ts')).resendMails, { ...options, id }),
    )
}

/** Requests for access and erasure, GDPR articles 15 and 17 (docs/processing-register.md). */
function addDataCommands(program: Command, start: Start): void {
  const data = program.command('data').description('export or erase what is stored about a person')
  data
    .command('export')
    .description('write all data stored under an e-mail address to stdout as JSON')
    .argument('<email>', 'address of the person', email)
    .action((address: string) =>
      start(async () => (await import('./commands/data.ts')).exportPersonalData, { email: address }),
    )
  data
    .command('erase')
    .description('erase all data stored under an e-mail address')
    .argument('<email>', 'address of the person', email)
    .action((address: string) =>
      start(async () => (await import('./commands/data.ts')).erasePersonalData, { email: address }),
    )
}

/** Registered searches and the newsletter. */
function addRequestCommands(program: Command, start: Start): void {
  program
    .command('notify')
    .description('mail visitors the new properties for their registered searches')
    .option('--dry-run', 'print the result without sending mail')
    .action((options: NotifyOptions) =>
      start(async () => (await import('./commands/notify.ts')).notify, options),
    )
  program
    .command('newsletter')
    .description('manage the newsletter')
    .command('export')
    .description('print the confirmed subscribers with their proof of consent')
    .action(() => start(async () => (await import('./commands/newsletter.ts')).exportNewsletter, {}))
}
