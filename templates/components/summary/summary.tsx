import type { ReactNode } from 'react'
import type { StringKey } from '../../../core/languages/string-keys.ts'
import type {
  EnergyChip as EnergyChipProps,
  Link,
  Person,
  Price as PriceProps,
  PropertyPage,
  ShareLink,
  Status as StatusProps,
} from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Agent } from '../agent/agent.tsx'
import { Anchor } from '../anchor/anchor.tsx'
import { EnergyChip } from '../energy-chip/energy-chip.tsx'
import { Icon } from '../icon/icon.tsx'
import { Price } from '../price/price.tsx'
import { SaveButton } from '../saved/save-button.tsx'
import { Share } from '../share/share.tsx'
import { Status } from '../status/status.tsx'

/** The summary, which stays in view beside the page: price, place, actions and agent. */
export function Summary({ children }: { readonly children: ReactNode }) {
  return <div className="summary">{children}</div>
}

export function SummaryPrice({ price }: { readonly price: PriceProps | undefined }) {
  if (!price) return null
  return (
    <p className="summary__price">
      <Price price={price} />
    </p>
  )
}

export function SummaryTax({ notes }: { readonly notes: readonly string[] }) {
  return notes.map((note) => (
    <p key={note} className="summary__tax">
      {note}
    </p>
  ))
}

export function SummaryStatus({ status }: { readonly status: StatusProps | undefined }) {
  if (!status) return null
  return (
    <p className="summary__status">
      <Status status={status} />
    </p>
  )
}

interface PlaceProps {
  readonly reference: string
  readonly address: readonly string[]
  /** The unique code, which replaces an address that is not published. */
  readonly code?: string | undefined
}

export function SummaryPlace({ reference, address, code }: PlaceProps) {
  const t = useT()
  return (
    <div className="summary__place">
      <p className="summary__address">
        {[...address, ...(code === undefined ? [] : [code])].map((line) => (
          <span key={line} className="address-line">
            {line}
          </span>
        ))}
      </p>
      <p className="plate">
        <span className="hidden-text">{`${t('estate.reference')} `}</span>
        {reference}
      </p>
    </div>
  )
}

export function SummaryEnergy({
  energy,
  value,
}: {
  readonly energy: EnergyChipProps | undefined
  readonly value: string | undefined
}) {
  if (!energy && value === undefined) return null
  return (
    <p className="summary__energy">
      {energy && <EnergyChip energy={energy} />}
      {value !== undefined && <span>{value}</span>}
    </p>
  )
}

interface ActionsProps {
  readonly requests: PropertyPage['requests']
  readonly agent: Person | undefined
  /** Second action, which replaces the second request. */
  readonly decide?: Link | undefined
  /** Links of a sold or rented property, which replace its requests. */
  readonly instead?: readonly Link[] | undefined
}

/** The first request is the main action of the page. Without requests, it is the telephone. */
export function SummaryActions({ requests, agent, decide, instead }: ActionsProps) {
  const t = useT()
  const [first, second] = requests.map(({ title, name }) => ({ href: `#${name}`, label: t(title) }))
  const actions: readonly Link[] = instead
    ? instead
    : first
      ? [first, decide ?? second ?? []].flat()
      : contactActions(agent, t)
  if (actions.length === 0) return null
  return (
    <div className="summary__actions" data-main-action>
      {actions.map((link, index) => (
        <Anchor key={link.href} link={link} className={index === 0 ? 'button button--brick' : 'button'} />
      ))}
    </div>
  )
}

function contactActions(agent: Person | undefined, t: (key: StringKey) => string): readonly Link[] {
  return [
    ...(agent?.phone ? [{ href: agent.phone.href, label: agent.phone.text }] : []),
    ...(agent?.email ? [{ href: `mailto:${agent.email}`, label: t('estate.mail') }] : []),
  ]
}

export function SummaryTools({
  id,
  share,
  map,
}: {
  /** The id of a home that can be saved. */
  readonly id?: number
  readonly share: readonly ShareLink[]
  readonly map: Link | undefined
}) {
  const t = useT()
  return (
    <div className="summary__tools">
      {map && (
        <Anchor link={map}>
          <Icon name="map" small />
          {t('estate.map')}
        </Anchor>
      )}
      {id !== undefined && <SaveButton id={id} />}
      <Share targets={share} />
      <button type="button" data-print hidden>
        <Icon name="print" small />
        {t('estate.print')}
      </button>
    </div>
  )
}

export function SummaryAgent({ agent }: { readonly agent: Person | undefined }) {
  return agent ? <Agent person={agent} brief /> : null
}
