import { LATEST_ITEMS } from '../domain/layout.ts'
import { onHost } from '../domain/site-address.ts'
import type { Image } from '../schema/page.ts'
import type { LinkedPage, LinkedSite } from '../site/linked.ts'
import { staticHref } from '../site/links.ts'
import { projectCard } from './card.ts'
import type { ViewContext } from './context.ts'
import { compact } from './context.ts'
import { pictureOf } from './pictures.ts'
import { publicText } from './text.ts'
import { bannerClass } from './style-classes.ts'
import type { Banner, BannerText, Card, Picture } from './types.ts'

type BannerType = 'image' | 'color' | 'gallery' | 'video' | 'properties' | 'projects'

interface BannerSource {
  readonly type: BannerType | undefined
  readonly image: Image | undefined
  readonly gallery: readonly Image[]
  readonly video: { readonly url: string; readonly mimetype: string } | undefined
  readonly color: string | undefined
}

function hasBanner({ config }: LinkedSite, { page: { params }, original }: LinkedPage): boolean {
  return (
    params?.showBanner ??
    (params?.bannerType !== undefined || (original === '/' && config.banner?.show === true))
  )
}

function bannerTypeOf({ config }: LinkedSite, { page: { params } }: LinkedPage): BannerType | undefined {
  return params?.bannerType ?? config.banner?.type
}

function isOfStock(type: BannerType | undefined): type is 'properties' | 'projects' {
  return type === 'properties' || type === 'projects'
}

/** The banner of a page, or the configured default. */
export function bannerOf(context: ViewContext, linked: LinkedPage): Banner | undefined {
  const { banner: configured } = context.site.config
  const { params } = linked.page
  if (!hasBanner(context.site, linked)) return undefined
  const source: BannerSource = {
    type: bannerTypeOf(context.site, linked),
    image: params?.image ?? configured?.image,
    gallery: params?.gallery ?? configured?.gallery ?? [],
    video: params?.video ?? configured?.video,
    color: params?.color ?? configured?.color,
  }
  const banner = bannerFrom(context, source)
  const moves = banner?.kind === 'gallery' || banner?.kind === 'cards'
  return moves && configured?.autoplay ? { ...banner, autoplay: configured.autoplay } : banner
}

function bannerFrom(context: ViewContext, source: BannerSource): Banner | undefined {
  if (isOfStock(source.type)) {
    // The banner is a large picture. Without one of a home, it falls back to its image.
    const cards = bannerCards(context, source.type)
    if (cards.length > 0) return { kind: 'cards', cards }
  }
  if (source.type === 'color' && source.color !== undefined)
    return { kind: 'color', className: bannerClass(source.color) }
  if (source.type === 'gallery') {
    const pictures = source.gallery.flatMap((image) => bannerPicture(context, image) ?? [])
    if (pictures.length > 0) return { kind: 'gallery', pictures }
  }
  const picture = bannerPicture(context, source.image)
  const src = source.type === 'video' && source.video ? staticHref(context.site, source.video.url) : null
  if (source.video && src !== null) {
    return compact<Banner & { kind: 'video' }>({
      kind: 'video',
      src: onHost(context.site.config.site.url, src),
      type: source.video.mimetype,
      poster: picture,
    })
  }
  return picture && { kind: 'image', picture }
}

function bannerPicture(context: ViewContext, image: Image | undefined): Picture | undefined {
  const picture = pictureOf(context, image, 'banner')
  const narrow = image && context.pictures.of(image.url, 'bannerNarrow')
  // The addresses of a picture on another host are not changed, so it has no narrow cut.
  return picture?.srcset && narrow ? { ...picture, narrow: narrow.src } : picture
}

/** The cards of all projects, or of the newest homes for sale that are free, if they have a picture. */
function bannerCards(context: ViewContext, type: 'properties' | 'projects'): readonly Card[] {
  if (type === 'projects') {
    return context.site.projects
      .filter(({ paths }) => paths[context.locale] !== undefined)
      .map((project) => projectCard(context, project))
      .filter(({ picture }) => picture !== undefined)
  }
  const cards: Card[] = []
  for (const id of context.reads.stock.available('sale')) {
    if (cards.length === LATEST_ITEMS.max) break
    const card = context.reads.card(id)
    if (card.picture !== undefined) cards.push(card)
  }
  return cards
}

/** Title and descriptions in the banner: those of the page if they are public, else the configured ones. */
export function bannerTextOf(context: ViewContext, { page, original }: LinkedPage): BannerText {
  const configured = original === '/' ? context.site.config.banner : undefined
  const params = page.params
  const image = params?.logo ?? (configured?.showLogo ? context.site.config.site.logo : undefined)
  const logo = pictureOf(context, image, 'logo')
  return compact<BannerText>({
    title: publicText(context, params?.bannerTitle ?? configured?.title),
    description: publicText(context, params?.bannerDescription ?? configured?.description),
    description2: publicText(context, configured?.description2),
    logo,
  })
}
