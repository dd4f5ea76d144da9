import type { MapFrame, Office } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { ArrowLink } from '../anchor/anchor.tsx'
import { Html } from '../html/html.tsx'
import { MapButton } from '../map/map-button.tsx'

/** All offices on a map, which loads after a click. */
export function OfficesMap({ map }: { readonly map: MapFrame | undefined }) {
  const t = useT()
  if (!map) return null
  return (
    <div className="offices__map" data-map-box hidden>
      <p className="field__hint">{t('estate.placeText', { host: map.host })}</p>
      <MapButton map={map} className="button">
        {t('estate.placeShow')}
      </MapButton>
    </div>
  )
}

export function Offices({ offices, level }: { readonly offices: readonly Office[]; readonly level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <div className="offices">
      {offices.map((office) => (
        <div key={office.name}>
          <Heading>{office.name}</Heading>
          <OfficeAddress office={office} />
          {office.openingHours && (
            <p>
              <Lines lines={office.openingHours} />
            </p>
          )}
          {office.hours && <Html html={office.hours} />}
          {office.route && (
            <p>
              <ArrowLink link={office.route} />
            </p>
          )}
        </div>
      ))}
    </div>
  )
}

export function OfficeAddress({ office }: { readonly office: Pick<Office, 'address' | 'phone' | 'email'> }) {
  return (
    <address>
      <Lines lines={office.address} />
      <a href={office.phone.href}>{office.phone.text}</a>
      {office.email && (
        <>
          <br />
          <a href={`mailto:${office.email}`}>{office.email}</a>
        </>
      )}
    </address>
  )
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="address-line">
      {line}
    </span>
  ))
}
