import type { Logger } from 'pino'
import type { ServiceConfig } from '../schema/service-config.ts'
import type { ServiceSite } from '../schema/service-site.ts'
import type { Store } from './store/store.ts'

/** Everything that the service reaches outside itself. Handlers are functions of it and of the request. */
export interface ServiceDeps {
  readonly store: Store
  /** The site as it was last published. */
  readonly site: () => ServiceSite
  readonly config: ServiceConfig
  readonly secrets: Secrets
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Unpredictable bytes. */
  readonly random: (count: number) => Buffer
  /** It receives no text of a visitor and no address. */
  readonly log: Logger
  /** The site lies on another host: pages of the service and their answers lead there by whole addresses. */
  readonly apiOnly?: boolean
  /** Where the service is reached from outside, as `https://forms.agency.example`, where that is not at the address of the site. */
  readonly address?: string
  /** The site’s folder `content/`, absolute: documents that are mailed lie there. Without it none are given away. */
  readonly content?: string
  /** The folder of mails as files, absolute. Their files are deleted with their rows. */
  readonly mails?: string
  /** Wakes the outbox after messages were added. */
  readonly wakeOutbox: () => void
}

interface Secrets {
  /** Signs challenges and links; the same for all processes on one database. */
  readonly signing: string
  /** Signs webhooks: shared with those who receive them. */
  readonly webhooks: string | undefined
}
