/**
 * Checks whether the service would work with this configuration. It runs from outside, beside a running
 * service or before the first start, and changes nothing.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ServiceConfig } from '../../schema/service-config.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import type { SmtpTimes } from '../mail/transport-smtp.ts'
import { isPrivate } from '../private-files.ts'
import { serviceAddressOf } from '../service-environment.ts'
import type { Environment } from '../service-environment.ts'
import { databaseFindings } from './database.ts'
import type { ExaminedDatabase } from './database.ts'
import { bad, good, hint } from '../../doctor/finding.ts'
import type { Finding } from '../../doctor/finding.ts'
import { mailFindings, webhookFinding } from './mail.ts'
import { diskFinding, nodeFinding } from '../../doctor/machine.ts'
import { siteFindings } from './built-site.ts'

interface Examined {
  readonly site: ServiceSite
  readonly config: ServiceConfig
  readonly env: Environment
  readonly database: ExaminedDatabase
  /** The file that a build writes for the service. */
  readonly siteFile: string
  /** The folder of data outside the database, absolute. */
  readonly dataFolder: string
  /** The version in the form `20.20.0`. */
  readonly node: string
  readonly now: number
  readonly times?: SmtpTimes
}

export async function examine(examined: Examined): Promise<readonly Finding[]> {
  const { site, config, env, database, siteFile, dataFolder, node, now } = examined
  const folder = path.isAbsolute(database.address) ? path.dirname(database.address) : dataFolder
  return [
    nodeFinding(node),
    ...siteFindings(siteFile, now),
    await diskFinding(folder),
    filesFinding([folder, ...(path.isAbsolute(database.address) ? [database.address] : []), dataFolder]),
    ...(await databaseFindings(database, now)),
    ...(await mailFindings({ ...examined, mails: path.join(dataFolder, 'mails') })),
    webhookFinding(config, env),
    addressFinding(site, env),
    proxiesFinding(site, config),
  ]
}

/** `serve` takes the rights of others away from what belongs to its user. */
function filesFinding(files: readonly string[]): Finding {
  const wide = files.find((file) => existsSync(file) && !isPrivate(file))
  return wide === undefined
    ? good('files', 'no other user of this machine can read them')
    : hint('files', `other users can read ${wide}: the next start changes it, if the file is its own`)
}

function addressFinding({ url }: ServiceSite, env: Environment): Finding {
  const given = env['AGENCY_SITE_SERVICE_URL'] ?? ''
  const address = serviceAddressOf(env)
  if (given !== '' && address === undefined)
    return bad(
      'address',
      `AGENCY_SITE_SERVICE_URL is not a valid address; links in mails would lead to ${url}`,
    )
  return good('address', `links in mails lead to ${address ?? new URL(url).origin}`)
}

/** A service of https pages has a proxy before it that terminates TLS. */
function proxiesFinding({ url }: ServiceSite, { proxies }: ServiceConfig): Finding {
  if (proxies !== undefined)
    return good('proxies', `${proxies} in front of the service, as configured in service.json`)
  return url.startsWith('https:')
    ? hint('proxies', '"proxies" is not set in service.json; behind a proxy, all visitors share one limit')
    : good('proxies', 'no proxy in front of the service')
}
