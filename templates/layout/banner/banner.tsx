import { softHyphens } from '../../../core/languages/soft-hyphens.ts'
import type {
  Banner as BannerView,
  BannerText,
  Card,
  Frame,
  Picture as PictureProps,
  SearchBlock,
} from '../../../core/view/types.ts'
import { EnergyChip } from '../../components/energy-chip/energy-chip.tsx'
import { NoPicture } from '../../components/no-picture/no-picture.tsx'
import { PHONE, Picture } from '../../components/picture/picture.tsx'
import { Price } from '../../components/price/price.tsx'
import { SearchBlock as SearchForm } from '../../components/search-block/search-block.tsx'
import { TrackControls } from '../../components/track/track-controls.tsx'
import { useShell, useT } from '../../render-context.ts'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'

export interface BannerProps {
  readonly banner: BannerView
  readonly text?: BannerText | undefined
  readonly search?: SearchBlock | undefined
  /** The way to the page, above its title. */
  readonly crumbs?: Pick<Frame, 'breadcrumbs'> | undefined
}

const SIZES = `${PHONE}, 100vw`

/** A picture with stepped areas of paper, which contain the title and the search. */
export function Banner({ banner, text, search, crumbs }: BannerProps) {
  const classes = ['banner', `banner--${banner.kind}`, search ? 'banner--tall' : 'banner--low']
  return (
    <section
      className={classes.join(' ')}
      aria-labelledby={text?.title ? 'page-title' : undefined}
      data-track-box={isTrack(banner) ? '' : undefined}
    >
      <BannerMedia banner={banner} />
      {(text || search) && <Steps text={text} search={search} crumbs={crumbs} />}
    </section>
  )
}

function Steps({ text, search, crumbs }: Omit<BannerProps, 'banner'>) {
  const { locale } = useShell()
  const sentences = [text?.description, text?.description2].filter((sentence) => sentence !== undefined)
  return (
    <div className="banner__steps wrap">
      {crumbs && <Breadcrumbs frame={crumbs} step />}
      {text?.logo && <Logo logo={text.logo} />}
      {text?.title && (
        <h1 id="page-title" className="banner__title step step--bleed">
          {softHyphens(text.title, locale)}
        </h1>
      )}
      {sentences.length > 0 && (
        <div className="banner__text step step--bleed">
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {search && <SearchForm search={search} step />}
    </div>
  )
}

function Logo({ logo }: { readonly logo: PictureProps }) {
  return (
    <div className="banner__logo step step--bleed">
      <Picture picture={logo} sizes="16rem" priority="eager" />
    </div>
  )
}

function isTrack(banner: BannerView): boolean {
  return banner.kind === 'gallery' || banner.kind === 'cards'
}

function BannerMedia({ banner }: Pick<BannerProps, 'banner'>) {
  switch (banner.kind) {
    case 'image':
      return <Picture picture={banner.picture} sizes={SIZES} priority="high" className="banner__media" />
    case 'color':
      return <div className={`banner__media ${banner.className}`} />
    case 'video':
      return (
        <video
          className="banner__media"
          poster={banner.poster?.src}
          width={banner.poster?.width}
          height={banner.poster?.height}
          preload="none"
          controls
          playsInline
        >
          <source src={banner.src} type={banner.type} />
        </video>
      )
    case 'gallery':
      return <PictureTrack pictures={banner.pictures} autoplay={banner.autoplay} />
    case 'cards':
      return <CardTrack cards={banner.cards} autoplay={banner.autoplay} />
  }
}

type Autoplay = { readonly autoplay: number | undefined }

/**
 * The pictures move by themselves only if the site enables it. Otherwise a visitor swipes, or uses the
 * buttons.
 */
function PictureTrack({ pictures, autoplay }: { readonly pictures: readonly PictureProps[] } & Autoplay) {
  const t = useT()
  return (
    <>
      <div
        className="banner__track"
        role="group"
        aria-label={t('gallery.label')}
        tabIndex={pictures.length > 1 ? 0 : undefined}
        data-track
      >
        {pictures.map((picture, index) => (
          <Picture
            key={picture.src}
            picture={picture}
            sizes={SIZES}
            priority={index === 0 ? 'high' : undefined}
            className="banner__media"
          />
        ))}
      </div>
      <BannerControls total={pictures.length} autoplay={autoplay} />
    </>
  )
}

function CardTrack({ cards, autoplay }: { readonly cards: readonly Card[] } & Autoplay) {
  return (
    <>
      <ul className="banner__track" data-track>
        {cards.map((card, index) => (
          <li key={card.href}>
            {card.picture ? (
              <Picture
                picture={card.picture}
                sizes={SIZES}
                priority={index === 0 ? 'high' : undefined}
                className="banner__media"
              />
            ) : (
              <div className="banner__media">
                <NoPicture />
              </div>
            )}
            <CardStep card={card} />
          </li>
        ))}
      </ul>
      <BannerControls total={cards.length} autoplay={autoplay} />
    </>
  )
}

function CardStep({ card }: { readonly card: Card }) {
  return (
    <div className="banner__card step">
      <a href={card.href}>{`${card.title}, ${card.place}`}</a>
      <p>
        {card.price && (
          <b>
            <Price price={card.price} />
          </b>
        )}
        {card.energy && <EnergyChip energy={card.energy} />}
      </p>
    </div>
  )
}

function BannerControls({ total, autoplay }: { readonly total: number } & Autoplay) {
  if (total <= 1) return null
  return <TrackControls total={total} previous="gallery.previous" next="gallery.next" autoplay={autoplay} />
}
