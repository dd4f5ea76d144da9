/** Mounts the service in `dev`. Submissions go to a database of the dev server, and mails are written to files. */
import path from 'node:path'
import type { Dev } from '../core/dev/dev.ts'
import { basePathOf, onHost } from '../core/domain/site-address.ts'
import type { ServiceConfig } from '../core/schema/service-config.ts'
import type { ServiceSite } from '../core/schema/service-site.ts'
import type { Mounted } from '../core/serve/with-service.ts'
import type { Io } from './io.ts'
import { serviceConfigOf } from './service-config.ts'

export interface DevService extends Mounted {
  /** The address of the mails, with its key. */
  readonly inbox: string
  readonly stop: () => Promise<void>
}

/** null for a site without `site-config/service.json`, whose forms are sent elsewhere or nowhere. */
export async function startDevService(
  { env }: Pick<Io, 'env'>,
  root: string,
  { session, address }: { readonly session: Pick<Dev, 'serviceSite'>; readonly address: string },
): Promise<DevService | null> {
  const site = lastOf(session)
  const config = serviceConfigOf(root)
  if (site === null || config === null) return null
  // Hundreds of modules for databases and mail are loaded only for a site with a service.
  const [{ isServicePath }, { startService }] = await Promise.all([
    import('../core/service/app.ts'),
    import('../core/service/start-service.ts'),
  ])
  const folder = path.join(root, '.agency-site', 'dev')
  const {
    app,
    inbox = '',
    stop,
  } = await startService({
    database: path.join(folder, 'service.db'),
    data: folder,
    mails: path.join(folder, 'mails'),
    inbox: true,
    site,
    config: () => withoutWebhooks(site().config ?? config),
    // The environment is not passed on, so that neither mails nor webhooks leave the machine.
    env: {
      AGENCY_SITE_LOG: env['AGENCY_SITE_LOG'] ?? 'error',
      AGENCY_SITE_SERVICE_URL: new URL(onHost(site().url, '/'), address).href,
    },
    apiOnly: false,
    content: path.join(root, 'content'),
  })
  const basePath = () => basePathOf(site().url)
  return { service: app, isOfService: isServicePath, basePath, inbox: new URL(inbox, address).href, stop }
}

/** While the site has errors, its last valid state is used. */
function lastOf({ serviceSite }: Pick<Dev, 'serviceSite'>): (() => ServiceSite) | null {
  let last = serviceSite()
  if (last === null) return null
  return () => (last = serviceSite() ?? last) as ServiceSite
}

function withoutWebhooks({ webhooks: _webhooks, ...config }: ServiceConfig): ServiceConfig {
  return config
}
