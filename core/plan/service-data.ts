/** The data for the service in a plan, which few commands need and which is made when it is asked for. */
import { lazy } from '../domain/remembered.ts'
import type { ServiceSite } from '../schema/service-site.ts'
import type { KnownHomes, ServiceHomes } from '../view/service-homes.ts'
import type { ServiceText } from '../view/service-site.ts'
import { wholeText } from './service-text.ts'

export interface ServiceData {
  /** The data for the service; null for a site without it. */
  readonly serviceSite: () => ServiceSite | null
  /** The same data as JSON. The first call makes it, with the unchanged homes in the file of another process. */
  readonly serviceText: (written?: KnownHomes['written']) => ServiceText | null
  /** The homes of the last such text that was made of this plan or an earlier one of this process. */
  readonly serviceHomes: () => ServiceHomes | undefined
}

/** `chunks` are the homes of the plan before. */
export function serviceData(
  make: (known: KnownHomes) => ServiceText | null,
  chunks: ServiceHomes | undefined,
): ServiceData {
  let made: { readonly text: ServiceText | null } | undefined
  const serviceText: ServiceData['serviceText'] = (written) =>
    (made ??= { text: make({ chunks, written }) }).text
  return {
    serviceText,
    serviceHomes: () => made?.text?.homes ?? chunks,
    serviceSite: lazy(() => {
      const text = serviceText()
      return text && (JSON.parse(wholeText(text)) as ServiceSite)
    }),
  }
}
