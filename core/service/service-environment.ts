/** The settings of the service that come from the environment alone: secrets, and the places of its data (docs/service.md). */
import path from 'node:path'

export type Environment = Readonly<Record<string, string | undefined>>

/** `postgres://…`, or the absolute path of a file. */
export function databaseOf(root: string, env: Environment): string {
  const given = env['AGENCY_SITE_DATABASE']
  if (given === undefined || given === '') return path.join(dataFolderOf(root, env), 'service.db')
  return /^postgres(ql)?:\/\//.test(given) ? given : path.resolve(root, given.replace(/^file:/, ''))
}

/** The folder of mails and of the embedded database. */
export function dataFolderOf(root: string, env: Environment): string {
  return path.resolve(root, env['AGENCY_SITE_DATA'] || 'data')
}

/** Mails while there is no mail server. */
export function mailFolderOf(root: string, env: Environment): string {
  return path.join(dataFolderOf(root, env), 'mails')
}

/** `smtp://user:password@host:587` or `smtps://…`. Without it mails are written as files. */
export function mailServerOf(env: Environment): string | undefined {
  return env['AGENCY_SITE_SMTP_URL'] || undefined
}

export function webhookSecretOf(env: Environment): string | undefined {
  return env['AGENCY_SITE_WEBHOOK_SECRET'] || undefined
}

export function rebuildSecretOf(env: Environment): string | undefined {
  return env['AGENCY_SITE_REBUILD_SECRET'] || undefined
}

/** The secret of the service at the OpenID provider. Without it the provider has to accept a public client. */
export function signOnSecretOf(env: Environment): string | undefined {
  return env['AGENCY_SITE_SIGN_ON_SECRET'] || undefined
}

/**
 * The address of the service, such as `https://forms.agency.example`, if it is not that of the site: its
 * origin, and the path below which it is mounted.
 */
export function serviceAddressOf(env: Environment): string | undefined {
  const given = env['AGENCY_SITE_SERVICE_URL'] ?? ''
  if (!URL.canParse(given)) return undefined
  const { origin, pathname } = new URL(given)
  return `${origin}${pathname.replace(/\/+$/, '')}`
}

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
type LogLevel = (typeof LEVELS)[number]

export function logLevelOf(env: Environment): LogLevel {
  return LEVELS.find((level) => level === env['AGENCY_SITE_LOG']) ?? 'info'
}
