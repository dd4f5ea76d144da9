import type { PortalSummary } from '../../../core/http/portal.ts'
import { usePortal, useSession } from '../context.ts'
import { Icon } from '../parts/icon.tsx'
import { Photo } from '../parts/photo.tsx'
import { State } from '../parts/state.tsx'
import type { PropertyName } from '../property-name.ts'
import { propertyHref } from '../route.ts'
import { VIEW_TITLE } from '../use-view.ts'
import { textFor } from '../words.ts'
import { onHost } from '../../client/site-root.ts'

interface HeadProps {
  readonly property: PortalSummary
  readonly name: PropertyName
  readonly isView: boolean
}

/** The head of a property: its name, its availability, and a link to its public page. */
export function PropertyHead({ property, name, isView }: HeadProps) {
  const { words } = usePortal()
  const { owner } = useSession()
  const { say, locale } = words
  // Its public page in the owner's language, whatever the language of the portal.
  const page = textFor(property.paths, owner.language, locale)
  return (
    <header className="property-head">
      <Photo src={property.picture} className="property-head__photo" />
      <div className="property-head__text">
        <p className="property-head__state">
          <State state={property.state} />
          <span>{say('portal.reference', { id: property.reference })}</span>
        </p>
        <h1 {...(isView && VIEW_TITLE)} lang={name.lang}>
          {name.text}
        </h1>
        {property.address && <p>{property.address}</p>}
        <p className="portal-ways">
          {page === undefined ? (
            <span className="portal-quiet">{say('portal.page.none')}</span>
          ) : (
            <a className="arrow-link" href={onHost(encodeURI(decodeURI(page)))}>
              {say('portal.page.link')}
              <Icon name="go" />
            </a>
          )}
          <a className="arrow-link" href={propertyHref(property.id, 'report')}>
            {say('portal.report.link')}
            <Icon name="print" />
          </a>
        </p>
      </div>
    </header>
  )
}
