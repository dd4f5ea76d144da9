import type { PortalSummary } from '../../core/http/portal.ts'
import { usePortal, useSession } from './context.ts'
import { Empty } from './parts/section.tsx'
import { Photo } from './parts/photo.tsx'
import { State } from './parts/state.tsx'
import { usePropertyName } from './property-name.ts'
import { propertyHref } from './route.ts'
import { useViewTitle, VIEW_TITLE } from './use-view.ts'

/** All properties of an owner, each with its latest events. */
export function Overview() {
  const { properties } = useSession()
  const { words } = usePortal()
  const title = words.say('portal.all.title')
  useViewTitle(title, 'all')
  return (
    <>
      <header className="portal-head">
        <h1 {...VIEW_TITLE}>{title}</h1>
        {properties.length > 0 && <p>{words.count('portal.all.count', properties.length)}</p>}
      </header>
      {properties.length === 0 ? (
        <Empty>{words.say('portal.all.empty')}</Empty>
      ) : (
        <ul className="homes">
          {properties.map((property) => (
            <Home key={property.id} property={property} />
          ))}
        </ul>
      )}
    </>
  )
}

function Home({ property }: { readonly property: PortalSummary }) {
  const { words, dates } = usePortal()
  const name = usePropertyName()(property)
  const { visits, visitsPlanned, lastActivity } = property
  return (
    <li className="home">
      <Photo src={property.picture} className="home__photo" />
      <div className="home__text">
        <State state={property.state} />
        <h2>
          <a href={propertyHref(property.id)} lang={name.lang}>
            {name.text}
          </a>
        </h2>
        {property.address && <p>{property.address}</p>}
      </div>
      <dl className="home__facts">
        <div>
          <dt>{words.say('portal.home.week')}</dt>
          <dd>{words.number(visits.week)}</dd>
        </div>
        <div>
          <dt>{words.say('portal.home.total')}</dt>
          <dd>{words.number(visits.total)}</dd>
        </div>
        <div>
          <dt>{words.say('portal.home.planned')}</dt>
          <dd>{words.number(visitsPlanned)}</dd>
        </div>
        <div>
          <dt>{words.say('portal.home.activity')}</dt>
          <dd className="home__day">{lastActivity ? dates.day(lastActivity) : '–'}</dd>
        </div>
      </dl>
    </li>
  )
}
