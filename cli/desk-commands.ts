/** The commands by which the first members of the desk are invited. All others can be invited at the desk. */
import { Option } from 'commander'
import type { Command } from 'commander'
import { DESK_ROLES } from '../core/domain/desk.ts'
import { LOCALES } from '../core/languages/codes.ts'
import { email, language } from './arguments.ts'
import type { Start } from './arguments.ts'
import type { InviteOptions, MemberOptions, MemberLinkOptions } from './commands/desk.ts'

const MAIL = 'mail the link to the member instead of printing it'
const WHOM = 'e-mail address of the member'

export function addDeskCommands(program: Command, start: Start): void {
  const desk = program
    .command('desk')
    .description('manage the members of the office who may log in to the desk')
  desk
    .command('invite')
    .description('add a member, and print a link that works once to choose a password')
    .argument('<email>', 'e-mail address that the member logs in with', email)
    .requiredOption('--name <name>', 'name of the member, as on the pages of the site')
    .addOption(new Option('--role <role>', 'what the member may do').choices(DESK_ROLES).default('agent'))
    .option('--office <id>', 'office of site.json whose data the member sees; administrators see all')
    .option(
      '--language <code>',
      `language of the desk: ${LOCALES.join(', ')} (default: the default language of the site)`,
      language,
    )
    .option('--mail', MAIL)
    .action((address: string, options: Omit<InviteOptions, 'email'>) =>
      start(async () => (await import('./commands/desk.ts')).inviteMember, { ...options, email: address }),
    )
  desk
    .command('reset')
    .description('print a link to choose another password and to set up the second factor again')
    .argument('<email>', WHOM, email)
    .option('--mail', MAIL)
    .action((address: string, options: Omit<MemberLinkOptions, 'email'>) =>
      start(async () => (await import('./commands/desk.ts')).resetMember, { ...options, email: address }),
    )
  addState(desk, start)
  desk
    .command('list')
    .description('list the members of the desk')
    .action(() => start(async () => (await import('./commands/desk.ts')).listMembers, {}))
}

function addState(desk: Command, start: Start): void {
  for (const [name, summary] of [
    ['disable', 'end all sessions of a member, and refuse further logins'],
    ['enable', 'allow a disabled member to log in again'],
    ['remove', 'erase a member who has left; notes and answers stay without a name'],
  ] as const)
    desk
      .command(name)
      .description(summary)
      .argument('<email>', WHOM, email)
      .action((address: string) =>
        start<MemberOptions>(async () => (await import('./commands/desk.ts'))[`${name}Member`], {
          email: address,
        }),
      )
}
