import type { ServiceConfig } from '../../schema/service-config.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import type { Received } from '../forms/handler.ts'
import type { OutboundMessage } from './message.ts'

export interface ComposeRequest {
  readonly received: Received
  readonly site: ServiceSite
  readonly config: ServiceConfig
}

/** The mail to the office. */
export function composeMails({ received, site, config }: ComposeRequest): readonly OutboundMessage[] {
  const to = config.mail?.forms?.[received.form] ?? config.mail?.to ?? [site.offices[0]?.email ?? []].flat()
  const text = JSON.stringify(received.values, null, 2)
  return to.map((address) => ({
    kind: 'mail',
    to: address,
    language: received.language,
    subject: received.form,
    text,
    html: '',
  }))
}
