import type { Logger } from 'pino'
import type { Finding } from '../doctor/finding.ts'
import type { ServiceConfig } from '../schema/service-config.ts'
import type { ServiceSite } from '../schema/service-site.ts'
import type { Store } from './store/store.ts'

/** Everything that the service reaches outside itself. Handlers are functions of it and of the request. */
export interface ServiceDeps {
  readonly store: Store
  /** The most recently published site. */
  readonly site: () => ServiceSite
  readonly config: ServiceConfig
  readonly secrets: Secrets
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Unpredictable bytes. */
  readonly random: (count: number) => Buffer
  /** It receives no text of a visitor and no address. */
  readonly log: Logger
  /** The site is on another host, so pages and answers of the service link to it by absolute addresses. */
  readonly apiOnly?: boolean
  /**
   * The public address of the service without a final slash, such as `https://forms.agency.example`, if it is
   * not that of the site.
   */
  readonly address?: string
  /**
   * The site's folder `content/`, absolute, with the documents that are mailed. Without it no documents are
   * sent.
   */
  readonly content?: string
  /** The folder of mails as files, absolute. Their files are deleted with their rows. */
  readonly mails?: string
  /** Returns the findings of `serve --doctor`, for the desk. Without it the desk shows no findings. */
  readonly examine?: () => Promise<readonly Finding[]>
  /** Aborted when the service stops, so that open streams end. */
  readonly ending?: AbortSignal
  /** Wakes the builds of this process. Without it other processes build the site, or none. */
  readonly builds?: { wake(): void }
  /** Wakes the outbox after messages were added. */
  readonly wakeOutbox: () => void
}

interface Secrets {
  /** The key that signs challenges and links. All processes on one database share it. */
  readonly signing: string
  /** The key that signs webhooks, shared with their receivers. */
  readonly webhooks: string | undefined
  /** The key with which other programs sign their requests for a build. */
  readonly rebuild?: string | undefined
  /** The secret of the service at the OpenID provider of the desk. */
  readonly signOn?: string | undefined
}
