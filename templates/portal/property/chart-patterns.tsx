import type { PortalStatistics } from '../../../core/http/portal.ts'

/** The fills of sources differ in their pattern, so colour is not needed to distinguish them. */
const FILLS = ['solid', 'lines', 'dots', 'light'] as const

export function fillOf(source: number): (typeof FILLS)[number] {
  return FILLS[source % FILLS.length] ?? 'solid'
}

/** The address of a pattern. Plain fills come from the style sheet. */
export function paintOf(source: number, patterns: string): string | undefined {
  const fill = fillOf(source)
  return fill === 'lines' || fill === 'dots' ? `url(#${patterns}-${fill})` : undefined
}

export function Patterns({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}-lines`}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect className="chart__ground" width="5" height="5" />
        <rect className="chart__mark" width="1.75" height="5" />
      </pattern>
      <pattern id={`${id}-dots`} width="4" height="4" patternUnits="userSpaceOnUse">
        <rect className="chart__ground" width="4" height="4" />
        <circle className="chart__mark" cx="2" cy="2" r="1" />
      </pattern>
    </defs>
  )
}

interface LegendProps {
  readonly sources: PortalStatistics['sources']
  readonly patterns: string
}

export function Legend({ sources, patterns }: LegendProps) {
  return (
    <ul className="chart__legend">
      {sources.map(({ id, name }, source) => (
        <li key={id}>
          <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
            <rect
              className={`chart__bar chart__bar--${fillOf(source)}`}
              fill={paintOf(source, patterns)}
              x="0.5"
              y="0.5"
              width="13"
              height="13"
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
