import type {
  Banner as BannerProps,
  BannerText,
  Card,
  Picture as PictureProps,
  SearchBlock,
} from '../../core/view/types.ts'
import { EnergyChip } from '../components/energy-chip/energy-chip.tsx'
import { Picture } from '../components/picture/picture.tsx'
import { Price } from '../components/price/price.tsx'
import { SearchBlock as SearchForm } from '../components/search-block/search-block.tsx'
import { TrackControls } from '../components/track/track-controls.tsx'
import { useT } from '../render-context.ts'

interface Props {
  readonly banner: BannerProps
  readonly text?: BannerText | undefined
  readonly search?: SearchBlock | undefined
}

/** On a phone the banner is nearly square: more of the picture's width lies outside it than inside. */
const SIZES = '(max-width: 767px) 160vw, 100vw'

/** A picture with paper cut into it in steps, which carry the first sentence and the search. */
export function Banner({ banner, text, search }: Props) {
  const classes = ['banner', `banner--${banner.kind}`, search ? 'banner--tall' : 'banner--low']
  return (
    <section
      className={classes.join(' ')}
      aria-labelledby={text?.title ? 'page-title' : undefined}
      data-track-box={isTrack(banner) ? '' : undefined}
    >
      <BannerMedia banner={banner} />
      {(text || search) && <Steps text={text} search={search} />}
    </section>
  )
}

function Steps({ text, search }: Omit<Props, 'banner'>) {
  const sentences = [text?.description, text?.description2].filter((sentence) => sentence !== undefined)
  return (
    <div className="banner__steps wrap">
      {text?.logo && <Logo logo={text.logo} />}
      {text?.title && (
        <h1 id="page-title" className="banner__title step step--bleed">
          {text.title}
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

function isTrack(banner: BannerProps): boolean {
  return banner.kind === 'gallery' || banner.kind === 'cards'
}

function BannerMedia({ banner }: Pick<Props, 'banner'>) {
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
      return <PictureTrack pictures={banner.pictures} />
    case 'cards':
      return <CardTrack cards={banner.cards} />
  }
}

/** Nothing moves by itself: a visitor swipes, or uses the buttons. */
function PictureTrack({ pictures }: { readonly pictures: readonly PictureProps[] }) {
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
      <BannerControls total={pictures.length} />
    </>
  )
}

function CardTrack({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <>
      <ul className="banner__track" data-track>
        {cards.map((card, index) => (
          <li key={card.href}>
            {card.picture && (
              <Picture
                picture={card.picture}
                sizes={SIZES}
                priority={index === 0 ? 'high' : undefined}
                className="banner__media"
              />
            )}
            <CardStep card={card} />
          </li>
        ))}
      </ul>
      <BannerControls total={cards.length} />
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

function BannerControls({ total }: { readonly total: number }) {
  if (total <= 1) return null
  return <TrackControls total={total} previous="gallery.previous" next="gallery.next" />
}
