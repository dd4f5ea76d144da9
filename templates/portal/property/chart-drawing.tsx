import type { PortalStatistics } from '../../../core/http/portal.ts'
import { usePortal } from '../context.ts'
import { fillOf, paintOf, Patterns } from './chart-patterns.tsx'
import { scaleFor, segmentsOf, sumOf } from './chart-scale.ts'
import type { Plot } from './chart-scale.ts'

const HEIGHT = 220
const ABOVE = 10
const BELOW = 26
const LEFT = 40

export function plotOf(width: number): Plot {
  return { left: LEFT, width: Math.max(width - LEFT, 1), height: HEIGHT - ABOVE - BELOW }
}

interface DrawingProps {
  readonly statistics: PortalStatistics
  /** Pixels; nothing is drawn before the width is measured. */
  readonly width: number
  readonly picked: number | null
  readonly patterns: string
}

/** The drawing. The surrounding control describes it for screen readers. */
export function ChartDrawing({ statistics, width, picked, patterns }: DrawingProps) {
  const { days } = statistics
  const plot = plotOf(width)
  const scale = scaleFor(Math.max(...days.map(({ counts }) => sumOf(counts))))
  const slot = plot.width / days.length
  return (
    <svg className="chart__drawing" width={width} height={HEIGHT} aria-hidden="true">
      <Patterns id={patterns} />
      {width > 0 && (
        <g transform={`translate(0 ${ABOVE})`}>
          {picked !== null && (
            <rect
              className="chart__picked"
              x={plot.left + picked * slot}
              y={-ABOVE}
              width={slot}
              height={plot.height + ABOVE}
            />
          )}
          <Lines ticks={scale.ticks} top={scale.top} plot={plot} />
          {days.map(({ day, counts }, index) =>
            segmentsOf(counts, { index, days: days.length, top: scale.top, plot }).map(
              ({ source, ...place }) => (
                <rect
                  key={`${day} ${source}`}
                  className={`chart__bar chart__bar--${fillOf(source)}`}
                  fill={paintOf(source, patterns)}
                  {...place}
                />
              ),
            ),
          )}
          <Dates days={days} plot={plot} />
        </g>
      )}
    </svg>
  )
}

function Lines({ ticks, top, plot }: { ticks: readonly number[]; top: number; plot: Plot }) {
  const { words } = usePortal()
  return ticks.map((tick) => {
    const y = Math.round(plot.height - (tick / top) * plot.height) + 0.5
    return (
      <g key={tick}>
        <line className="chart__line" x1={plot.left} x2={plot.left + plot.width} y1={y} y2={y} />
        <text className="chart__label" x={plot.left - 8} y={y} dy="0.32em" textAnchor="end">
          {words.number(tick)}
        </text>
      </g>
    )
  })
}

const WEEK = 7

/** A date for each week, counted back from today. */
function Dates({ days, plot }: { days: PortalStatistics['days']; plot: Plot }) {
  const { dates } = usePortal()
  const slot = plot.width / days.length
  return days.map(({ day }, index) => {
    const back = days.length - 1 - index
    if (back % WEEK !== 0) return null
    return (
      <text
        key={day}
        className="chart__label"
        x={plot.left + (index + 0.5) * slot}
        y={plot.height + 18}
        textAnchor={back === 0 ? 'end' : 'middle'}
        dx={back === 0 ? slot / 2 : 0}
      >
        {dates.axisDay(day)}
      </text>
    )
  })
}
