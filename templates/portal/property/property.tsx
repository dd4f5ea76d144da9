import type { PortalProperty, PortalSummary } from '../../../core/http/portal.ts'
import { apiHref } from '../api.ts'
import { usePortal } from '../context.ts'
import { NotFound } from '../not-found.tsx'
import { Bones } from '../parts/bones.tsx'
import { Failure } from '../parts/failure.tsx'
import { usePropertyName } from '../property-name.ts'
import { propertyHref, SECTIONS } from '../route.ts'
import type { SectionName } from '../route.ts'
import { useRemote } from '../use-remote.ts'
import { useViewTitle } from '../use-view.ts'
import type { PortalKey } from '../words.ts'
import { Digest } from './digest.tsx'
import { Documents } from './documents.tsx'
import { PropertyHead } from './head.tsx'
import { History } from './history.tsx'
import { Messages } from './messages.tsx'
import { Report } from './report.tsx'
import { Statistics } from './statistics.tsx'
import { Viewings } from './viewings.tsx'

const SECTION_TITLES: Readonly<Record<SectionName, PortalKey>> = {
  overview: 'portal.section.overview',
  visits: 'portal.section.visits',
  statistics: 'portal.section.statistics',
  messages: 'portal.section.messages',
  history: 'portal.section.history',
  documents: 'portal.section.documents',
  report: 'portal.section.report',
}

interface PropertyProps {
  readonly summary: PortalSummary
  readonly section: SectionName
}

/** The sections of one property. Its head comes from the list, so it is shown before the rest has loaded. */
export function Property({ summary, section }: PropertyProps) {
  const { words } = usePortal()
  const name = usePropertyName()(summary)
  const { remote, reload } = useRemote<PortalProperty>(apiHref('properties', summary.id))
  const part = words.say(SECTION_TITLES[section])
  const title = section === 'overview' ? name.text : `${part} – ${name.text}`
  useViewTitle(title, `${summary.id}/${section}`)
  if (remote.state === 'failed' && remote.reason === 'not-found')
    return <NotFound title={words.say('portal.notFound.title')} />
  return (
    <>
      <PropertyHead property={summary} name={name} isView={section === 'overview'} />
      <SectionNav id={summary.id} current={section} />
      {remote.state === 'loading' && <Bones />}
      {remote.state === 'failed' && <Failure reason={remote.reason} retry={reload} />}
      {remote.state === 'ready' && <Part property={remote.value} section={section} reload={reload} />}
    </>
  )
}

function SectionNav({ id, current }: { readonly id: string; readonly current: SectionName }) {
  const { words } = usePortal()
  return (
    <nav className="part-nav" aria-label={words.say('portal.sections')} data-view-top>
      <ul>
        {SECTIONS.map((section) => (
          <li key={section}>
            <a href={propertyHref(id, section)} aria-current={section === current ? 'page' : undefined}>
              {words.say(SECTION_TITLES[section])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface PartProps {
  readonly property: PortalProperty
  readonly section: SectionName
  readonly reload: () => void
}

function Part({ property, section, reload }: PartProps) {
  switch (section) {
    case 'visits':
      return <Viewings visits={property.visitList} isView />
    case 'statistics':
      return <Statistics statistics={property.statistics} isView />
    case 'messages':
      return <Messages messages={property.communications} isView />
    case 'history':
      return <History property={property} isView />
    case 'documents':
      return <Documents property={property} reload={reload} isView />
    case 'report':
      return <Report property={property} />
    default:
      return <Digest property={property} />
  }
}
