import type { Shell } from '../../../core/view/types.ts'
import { useShell } from '../../render-context.ts'

/** The name of the agency in letters. An ampersand has less space around it than the typeface provides. */
export function Wordmark() {
  const [first, ...rest] = useShell().wordmark.split('&')
  return (
    <>
      {first}
      {rest.map((part, index) => (
        <span key={index}>
          <span className="mark__and">&amp;</span>
          {part}
        </span>
      ))}
    </>
  )
}

/** The logo, in two tones where the site has one for dark ground: the ground chooses between them. */
export function Mark() {
  const { logo, logoOnDark } = useShell()
  if (!logo) return <Wordmark />
  if (!logoOnDark) return <Logo logo={logo} />
  return (
    <>
      <Logo logo={logo} className="mark__on-light" />
      <Logo logo={logoOnDark} className="mark__on-dark" />
    </>
  )
}

interface LogoProps {
  readonly logo: NonNullable<Shell['logo']>
  readonly className?: string
}

export function Logo({ logo: { large, small }, className }: LogoProps) {
  const { fallback } = large
  const shown = fallback ?? large
  return (
    <picture>
      <source media="(max-width: 767px)" type={small.type} srcSet={small.srcset ?? small.src} />
      {fallback && <source type={large.type} srcSet={large.srcset} />}
      <img
        src={shown.src}
        srcSet={shown.srcset}
        width={large.width}
        height={large.height}
        alt=""
        className={className}
      />
    </picture>
  )
}
