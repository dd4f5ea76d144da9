import type { MapFrame, TownMap as TownMapProps, TownMark } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Anchor } from '../anchor/anchor.tsx'
import { MapButton } from '../map/map-button.tsx'

/**
 * The sketch is stretched to the height of the names: the position of a mark, and the line to its name,
 * follow the height of the list.
 */
const WIDTH = 1000
const HEIGHT = 1000
const EDGE = 60
/** Pixels that the list gives the sketch for each name. */
const ROW = 28
/** On a phone the sketch is a hundred pixels wide, and the largest square thirty. */
const SIDE_EDGE = 160
const LAST_MARK = 680
const BEND = 860

/** Sides of the squares in pixels, at every size of the sketch. */
const SMALLEST = 7
const LARGEST = 30

/**
 * The stock by town: a list of links beside a sketch of it, and a button to the real map, which replaces
 * both. The sketch needs no map service.
 */
export function TownMap({ map: { marks, map, source } }: { readonly map: TownMapProps }) {
  const t = useT()
  return (
    <aside
      className="town-map"
      aria-label={t('map.towns')}
      data-in-view={t('map.inView')}
      data-in-area={t('map.inArea')}
      data-list-map
      hidden
    >
      {map && <RealMap map={map} />}
      {marks.length > 0 && (
        <div data-list-sketch>
          <div className="town-map__plan">
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
              {marks.map((mark, row) => (
                <path key={mark.city} d={leaderOf(mark, row, marks.length)} />
              ))}
              <Marks marks={marks} />
            </svg>
            <ol>
              {marks.map((mark) => (
                <li key={mark.city}>
                  <a href={mark.href} data-list-town={mark.city}>
                    {mark.name} <span>{mark.zip}</span> <small>{mark.count}</small>
                  </a>
                </li>
              ))}
            </ol>
          </div>
          <p className="field__hint">
            {t('map.note')} {source && <Anchor link={source} />}
          </p>
        </div>
      )}
    </aside>
  )
}

function RealMap({ map }: { readonly map: MapFrame }) {
  const t = useT()
  return (
    <div className="town-map__real" data-list-real>
      <p className="field__hint">{t('estate.placeText', { host: map.host })}</p>
      <MapButton map={map} className="button button--ink">
        {t('estate.placeShow')}
      </MapButton>
      <p role="alert" data-map-failed hidden>
        {t('map.failed')}
      </p>
      <button type="button" className="button" data-map-search hidden>
        {t('map.search')}
      </button>
    </div>
  )
}

/**
 * A point is drawn by its stroke, which keeps it square however the sketch is stretched. Small ones are over
 * large ones.
 */
function Marks({ marks }: { readonly marks: readonly TownMark[] }) {
  const most = Math.max(...marks.map(({ count }) => count))
  return [...marks]
    .sort((left, right) => right.count - left.count)
    .map((mark) => {
      const side = Math.round(SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(mark.count / most))
      const point = `M${across(mark)} ${down(mark, marks.length)}h0`
      return (
        <g key={mark.city} data-list-mark={mark.city}>
          <path d={point} strokeWidth={side} />
          <path d={point} strokeWidth={side - 2} />
        </g>
      )
    })
}

function leaderOf(mark: TownMark, row: number, rows: number): string {
  return `M${across(mark)} ${down(mark, rows)}L${BEND} ${Math.round(((row + 0.5) / rows) * HEIGHT)}H${WIDTH}`
}

function across({ x }: TownMark): number {
  return Math.round(SIDE_EDGE + ((LAST_MARK - SIDE_EDGE) * x) / 1000)
}

/** A low sketch needs more room at its edges for the largest square, with a pixel around it. */
function down({ y }: TownMark, rows: number): number {
  const edge = Math.min(HEIGHT / 2, Math.max(EDGE, ((LARGEST / 2 + 1) / (ROW * rows)) * HEIGHT))
  return Math.round(edge + ((HEIGHT - 2 * edge) * y) / 1000)
}
