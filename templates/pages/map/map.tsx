import type { MapPage as Props } from '../../../core/view/types.ts'
import { Anchor } from '../../components/anchor/anchor.tsx'
import { useShell, useT } from '../../render-context.ts'

/**
 * The page in the frame of a map. It contains texts and buttons; the script draws the map when the
 * surrounding page posts the places.
 */
export function MapPage({ title, script, road, aerial }: Props) {
  const { locale, basePath, stylesheet } = useShell()
  const t = useT()
  return (
    <html lang={locale} data-base={basePath}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href={stylesheet} />
        <script type="module" src={script} />
      </head>
      <body>
        <main
          className="map-page"
          aria-label={title}
          data-map-page={JSON.stringify({ road, aerial })}
          data-one={t('map.cluster.one')}
          data-other={t('map.cluster.other')}
          data-hidden={t('map.hidden')}
          data-close={t('map.close')}
        >
          <h1 className="hidden-text">{title}</h1>
          <p data-map-alone hidden>
            {t('map.alone')}
          </p>
          <div className="map-page__canvas" role="region" aria-label={title} data-map-canvas />
          <FailedTiles />
          <Zoom />
          <Drawing />
          {aerial && <Types />}
          <p className="map-page__info" role="status" data-map-info hidden />
          <Credits source={road} type="road" />
          {aerial && <Credits source={aerial} type="aerial" />}
        </main>
      </body>
    </html>
  )
}

function FailedTiles() {
  const t = useT()
  return (
    <div className="map-page__tiles" role="status" data-map-tiles hidden>
      <p>{t('map.tilesFailed')}</p>
      <button type="button">{t('map.tilesAgain')}</button>
    </div>
  )
}

function Zoom() {
  const t = useT()
  return (
    <div className="map-page__zoom" data-map-controls hidden>
      <button type="button" data-map-zoom="1" aria-label={t('map.zoomIn')}>
        <span aria-hidden="true">+</span>
      </button>
      <button type="button" data-map-zoom="-1" aria-label={t('map.zoomOut')}>
        <span aria-hidden="true">−</span>
      </button>
    </div>
  )
}

/** Needs a pointer. Visitors without one search the visible part of the map, which is as precise. */
function Drawing() {
  const t = useT()
  return (
    <>
      <svg className="map-page__line" aria-hidden="true" data-map-line>
        <polyline />
      </svg>
      <div className="map-page__draw" data-map-controls hidden>
        <button type="button" data-map-draw data-done={t('map.drawDone')}>
          {t('map.draw')}
        </button>
        <p role="status">
          <span>{t('map.drawHint')}</span>
        </p>
      </div>
    </>
  )
}

function Types() {
  const t = useT()
  return (
    <div className="map-page__types" role="group" aria-label={t('map.kind')} data-map-controls hidden>
      <button type="button" data-map-type="road" aria-pressed="true">
        {t('map.road')}
      </button>
      <button type="button" data-map-type="aerial" aria-pressed="false">
        {t('map.aerial')}
      </button>
    </div>
  )
}

/** The attribution that the provider of the tiles requires. */
function Credits({ source, type }: { readonly source: Props['road']; readonly type: 'road' | 'aerial' }) {
  return (
    <ul className="map-page__credits" data-map-credit={type} hidden>
      {source.attribution.map(({ text, url }) => (
        <li key={text}>
          {url === undefined ? text : <Anchor link={{ href: url, label: text, external: true }} />}
        </li>
      ))}
    </ul>
  )
}
