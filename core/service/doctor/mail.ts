/** Checks the mail server and the webhooks. */
import { siteContact } from '../../domain/forms/site-contact.ts'
import { isThisMachine } from '../../domain/secure-address.ts'
import type { ServiceConfig } from '../../schema/service-config.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import { officeAddresses } from '../mail/compose.ts'
import type { MailMessage } from '../mail/message.ts'
import { mailSender } from '../mail/transport.ts'
import { smtpTransport } from '../mail/transport-smtp.ts'
import type { SmtpTimes } from '../mail/transport-smtp.ts'
import { mailServerOf, webhookSecretOf } from '../service-environment.ts'
import type { Environment } from '../service-environment.ts'
import { bad, good, hint, reasonOf } from '../../doctor/finding.ts'
import { writeObstacle } from '../../doctor/machine.ts'
import type { Finding } from '../../doctor/finding.ts'

interface ExaminedMail {
  readonly site: ServiceSite
  readonly config: ServiceConfig
  readonly env: Environment
  /** The folder of mails that are written as files. */
  readonly mails: string
  readonly now: number
  readonly times?: SmtpTimes
}

/** Short, because a user waits at the terminal. */
const TIMES: SmtpTimes = { connect: 5000, idle: 10_000, whole: 20_000 }

export async function mailFindings(examined: ExaminedMail): Promise<readonly Finding[]> {
  const { site, config, env, mails } = examined
  const [reader] = officeAddresses(siteContact.name, { site, config })
  const server = mailServerOf(env)
  return [
    server === undefined ? noServerFinding(site, mails) : await serverFinding(server, reader, examined),
    reader === undefined
      ? bad(
          'readers',
          'submissions are mailed to no one: no office has an e-mail address, and mail.to is empty',
        )
      : good('readers', `submissions are mailed to ${reader}`),
  ]
}

/** A public site needs a mail server. A trial on this machine does not. */
function noServerFinding({ url }: ServiceSite, mails: string): Finding {
  const text = `AGENCY_SITE_SMTP_URL is not set; mails are written to ${mails} and not sent`
  const obstacle = writeObstacle(mails)
  if (obstacle !== null) return bad('mail', `AGENCY_SITE_SMTP_URL is not set, and ${obstacle}`)
  return isThisMachine(new URL(url).hostname) ? hint('mail', text) : bad('mail', text)
}

/** An SMTP session as for every mail, which ends before the content is sent. The server reports refusals by then. */
async function serverFinding(
  server: string,
  reader: string | undefined,
  { site, config, now, times = TIMES }: ExaminedMail,
): Promise<Finding> {
  const from = mailSender(site, config)
  let isAccepted = false
  const handOver = () => {
    isAccepted = true
    return Promise.resolve(false)
  }
  try {
    const { host } = new URL(server)
    const envelope = { id: 'doctor', from, date: now, handOver }
    const delivery = await smtpTransport(server, times).send(probe(reader ?? from.address), envelope)
    if (isAccepted) return good('mail', `${host} accepts mails from ${from.address}`)
    const reason = delivery.kind === 'sent' ? '' : reasonIn(delivery.reason)
    return bad('mail', `${host} refuses mail from ${from.address}: ${reason}`)
  } catch (error) {
    return bad('mail', `AGENCY_SITE_SMTP_URL is not the address of a mail server: ${reasonOf(error)}`)
  }
}

/** The last command and its answer in the form of the outbox, or an explanation of frequent ones. */
function reasonIn(said: string): string {
  if (said.startsWith('CONN')) return 'the server cannot be reached'
  return said.startsWith('AUTH') ? `the server refuses the user or the password (${said})` : said
}

function probe(to: string): MailMessage {
  return {
    kind: 'mail',
    purpose: 'office',
    to,
    language: 'en',
    subject: 'agency-site',
    text: '',
    html: '',
    attachments: [],
  }
}

export function webhookFinding({ webhooks = [] }: ServiceConfig, env: Environment): Finding {
  if (webhooks.length === 0) return good('webhooks', 'no webhooks are configured')
  const hosts = [...new Set(webhooks.map(({ url }) => new URL(url).host))].join(', ')
  return webhookSecretOf(env) === undefined
    ? bad('webhooks', `AGENCY_SITE_WEBHOOK_SECRET is not set; ${hosts} cannot verify the webhooks`)
    : good('webhooks', `${hosts}, signed`)
}
