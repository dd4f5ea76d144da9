import type { EnergyScale as EnergyScaleProps } from '../../../core/view/types.ts'
import { Cached } from '../../cached.tsx'
import { useT } from '../../render-context.ts'
import { barsOf, currentBar, SCALE, ticksOf, type Bar } from './geometry.ts'

/**
 * A scale of bars, one for each class. A worse class has a taller bar, so the scale is readable without
 * colour.
 */
export function EnergyScale({ scale }: { readonly scale: EnergyScaleProps }) {
  const t = useT()
  const first = scale.classes[0]?.label ?? ''
  const last = scale.classes.at(-1)?.label ?? ''
  return (
    <svg
      className="energy-scale"
      viewBox={`0 0 ${SCALE.width} ${SCALE.height}`}
      role="img"
      aria-labelledby="energy-scale-title energy-scale-description"
    >
      <title id="energy-scale-title">
        {t('energyScale.title', { label: scale.label, region: t(scale.region) })}
      </title>
      <desc id="energy-scale-description">
        {scale.value === undefined
          ? t('energyScale.range', { first, last })
          : t('energyScale.rangeWithValue', { value: scale.value, first, last })}
      </desc>
      <Cached of={Bars} with={{ classes: scale.classes }} by={scale.label} />
      <Needle scale={scale} />
    </svg>
  )
}

/** The bars, which are the same for all homes of a class. */
function Bars({ classes }: Pick<EnergyScaleProps, 'classes'>) {
  const bars = barsOf(classes)
  return (
    <>
      {bars.map((bar) => (
        <rect
          key={bar.label}
          className={`tone-${bar.tone}`}
          x={bar.x}
          y={bar.y}
          width={bar.width}
          height={bar.height}
        />
      ))}
      {bars.map((bar) => bar.letter && <Letter key={bar.label} bar={bar} letter={bar.letter} />)}
      <Bounds classes={classes} />
    </>
  )
}

function Bounds({ classes }: Pick<EnergyScaleProps, 'classes'>) {
  return ticksOf(classes).map(({ x, label }) => (
    <g key={label}>
      <path className="energy-scale__tick" d={`M${x} ${SCALE.floor}v8`} />
      <text className="energy-scale__bound" x={x} y={SCALE.floor + 28} textAnchor="middle">
        {label}
      </text>
    </g>
  ))
}

function Letter({ bar, letter }: { readonly bar: Bar; readonly letter: NonNullable<Bar['letter']> }) {
  return (
    <text
      className={`energy-scale__letter tone-${bar.tone}`}
      x={letter.x}
      y={SCALE.floor - 10}
      textAnchor="middle"
    >
      {letter.text}
    </text>
  )
}

/** The needle points at the exact value, or at the middle of the class if only the label is known. */
function Needle({ scale }: { readonly scale: EnergyScaleProps }) {
  const t = useT()
  const current = currentBar(scale.classes)
  if (!current) return null
  const x = scale.position === undefined ? current.x + current.width / 2 : scale.position * SCALE.width
  const left = x > SCALE.width / 2
  const shared = { x: round(left ? x - 10 : x + 10), y: 38, textAnchor: left ? 'end' : 'start' } as const
  return (
    <>
      <path className="energy-scale__needle" d={`M${round(x)} 10V${current.y}`} />
      <text className="energy-scale__unit" {...shared}>
        <tspan className="energy-scale__value">{scale.value ?? scale.label}</tspan>
        {scale.value !== undefined && ` ${t('energyScale.unit')} `}
        {scale.value !== undefined && <tspan className="energy-scale__class">{scale.label}</tspan>}
      </text>
    </>
  )
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
