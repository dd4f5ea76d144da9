/** Every picture that pages use, with its places in the content. Views can look up only these pictures. */
import type { Text } from '../domain/locale.ts'
import { frameOf } from '../domain/picture-frame.ts'
import { sameData } from '../domain/same-data.ts'
import { areAlike } from '../domain/same-list.ts'
import { textPieces } from '../domain/text-pictures.ts'
import type { DataPath } from '../diagnostics/data-path.ts'
import type { Pointer } from '../diagnostics/diagnostic.ts'
import type { Image, PageModule } from '../schema/page.ts'
import type { PictureItem } from '../schema/record-files.ts'
import type { LinkedArticle, LinkedPage, LinkedProject, LinkedProperty, LinkedSite } from '../site/linked.ts'
import { pointAt, pointAtConfig } from '../site/records.ts'
import type { RecipeName } from '../view/context.ts'
import { picturesOfRecord } from '../site/record-pictures.ts'
import type { PictureFields } from '../site/record-pictures.ts'
import type { PictureUse } from './pictures.ts'

export interface PictureUseAt extends PictureUse {
  /** The places in the content. This is a function, because only messages need them and there are very many. */
  readonly at: () => readonly Pointer[]
}

/** The uses of the pictures of some records of a site, which are examined one by one. */
interface Family {
  readonly uses: (site: LinkedSite) => readonly PictureUseAt[]
  readonly areSame: (before: LinkedSite, now: LinkedSite) => boolean
}

function family<Of>(
  recordsOf: (site: LinkedSite) => readonly Of[],
  usesOf: (record: Of) => readonly PictureUseAt[],
): Family {
  const isAlike = (before: Of, now: Of) => areAlike(usesOf(before), usesOf(now), isEqual)
  return {
    uses: (site) => recordsOf(site).flatMap(usesOf),
    areSame: (before, now) => areAlike(recordsOf(before), recordsOf(now), isAlike),
  }
}

const FAMILIES: readonly Family[] = [
  family(({ config }) => [config], configUses),
  family(({ properties }) => properties, propertyUses),
  family(({ projects }) => projects, projectUses),
  family(({ pages }) => pages, pageUses),
  family(({ articles }) => articles, articleUses),
]

export function pictureUses(site: LinkedSite): readonly PictureUseAt[] {
  return FAMILIES.flatMap(({ uses }) => uses(site))
}

/**
 * Whether two sites name the same pictures at the same places. Records that are the same objects are not examined.
 */
export function haveSameUses(before: LinkedSite, now: LinkedSite): boolean {
  return FAMILIES.every(({ areSame }) => areSame(before, now))
}

function isEqual(left: PictureUseAt, right: PictureUseAt): boolean {
  return left.ref === right.ref && sameData(left.recipes, right.recipes) && sameData(left.at(), right.at())
}

function uses(
  image: Image | undefined,
  recipes: readonly RecipeName[],
  at: readonly Pointer[],
): PictureUseAt[] {
  return image === undefined ? [] : [{ ref: image.url, recipes, at: () => at }]
}

const BANNER = ['banner', 'bannerNarrow'] as const

function configUses({ site, header, banner, footer, map, team }: LinkedSite['config']): PictureUseAt[] {
  return [
    ...uses(site.logo, ['logo'], [pointAtConfig('site', 'logo')]),
    ...uses(site.logoOnDark, ['logo', 'logoSmall'], [pointAtConfig('site', 'logoOnDark')]),
    ...(site.icon === undefined ? [] : uses({ url: site.icon }, ['icon'], [pointAtConfig('site', 'icon')])),
    ...(map?.marker === undefined
      ? []
      : uses({ url: map.marker }, ['marker'], [pointAtConfig('map', 'marker')])),
    ...uses(site.openGraphImage, ['og'], [pointAtConfig('site', 'openGraphImage')]),
    ...uses(header?.logo, ['logo', 'logoSmall'], [pointAtConfig('header', 'logo')]),
    ...uses(banner?.image, BANNER, [pointAtConfig('banner', 'image')]),
    ...(banner?.gallery ?? []).flatMap((image, index) =>
      uses(image, BANNER, [pointAtConfig('banner', 'gallery', index)]),
    ),
    ...(footer?.columns ?? []).flatMap(({ images }, column) =>
      (images?.images ?? []).flatMap((image, index) =>
        uses(image, ['logo'], [pointAtConfig('footer', 'columns', column, 'images', 'images', index)]),
      ),
    ),
    ...(team?.members ?? []).flatMap(({ photo }, index) =>
      photo === undefined
        ? []
        : uses({ url: photo }, ['portrait'], [pointAtConfig('team', 'members', index, 'photo')]),
    ),
  ]
}

const LEAD = ['photo', 'card', 'og'] as const
const PHOTO = ['photo'] as const
const PLAN = ['plan'] as const

function propertyUses(linked: LinkedProperty): readonly PictureUseAt[] {
  return recordUses(linked, linked.property)
}

function projectUses(linked: LinkedProject): readonly PictureUseAt[] {
  return recordUses(linked, linked.project)
}

function articleUses(linked: LinkedArticle): readonly PictureUseAt[] {
  const { image, seo } = linked.article
  const at = (...path: DataPath) => pointAt(linked, ...path)
  return [
    ...uses(image, ['article', 'og'], at('image')),
    ...textUses(linked.article.content, (...path) => at('content', ...path)),
    ...seoUses(seo, (...path) => at('seo', ...path)),
  ]
}

function textUses(
  text: Text | undefined,
  at: (...path: DataPath) => readonly Pointer[],
): readonly PictureUseAt[] {
  if (typeof text === 'string') return sourceUses(text, at())
  return Object.entries(text ?? {}).flatMap(([locale, source]) => sourceUses(source, at(locale)))
}

function sourceUses(source: string, at: readonly Pointer[]): readonly PictureUseAt[] {
  return textPieces(source)
    .flatMap((piece) => (piece.kind === 'pictures' ? piece.pictures : []))
    .flatMap(({ url, written }) =>
      uses(
        { url },
        ['article'],
        at.map((pointer) => ({ ...pointer, part: written })),
      ),
    )
}

function recordUses(
  linked: LinkedProperty | LinkedProject,
  record: LinkedProperty['property'] | LinkedProject['project'],
): PictureUseAt[] {
  const photos = picturesOfRecord(record).map((item, index): PictureUseAt => ({
    ref: item.Url,
    recipes: index === 0 ? LEAD : PHOTO,
    at: () => pointAt(linked, ...photoPath(record, item), 'Url'),
  }))
  const plans = (record.PlanItems ?? []).map(({ Url }, index): PictureUseAt => ({
    ref: Url,
    recipes: PLAN,
    at: () => pointAt(linked, 'PlanItems', index, 'Url'),
  }))
  return [...photos, ...plans]
}

function photoPath(record: PictureFields, item: PictureItem): DataPath {
  const { XLargePictureItems = [] } = record
  const file = frameOf(item.Url).file
  const index = XLargePictureItems.findIndex(({ Url, ID }) => Url === file && ID === item.ID)
  if (index !== -1) return ['XLargePictureItems', index]
  return [record.XLargePictureItem ? 'XLargePictureItem' : 'SmallPictureItem']
}

function pageUses(linked: LinkedPage): PictureUseAt[] {
  const params = linked.page.params ?? {}
  const at = (...path: DataPath) => pointAt(linked, 'params', ...path)
  return [
    ...uses(params.image, [...BANNER, 'og'], at('image')),
    ...textUses(params.content, (...path) => at('content', ...path)),
    ...uses(params.logo, ['logo'], at('logo')),
    ...(params.gallery ?? []).flatMap((image, index) => uses(image, BANNER, at('gallery', index))),
    ...(params.modules ?? []).flatMap((module, index) =>
      moduleUses(module, (...path) => at('modules', index, ...path)),
    ),
    ...seoUses(params.seo, (...path) => at('seo', ...path)),
  ]
}

function moduleUses(module: PageModule, at: (...path: DataPath) => readonly Pointer[]): PictureUseAt[] {
  return [
    ...uses(module.image, [module.backgroundType === 'image' ? 'banner' : 'article'], at('image')),
    ...(module.images ?? []).flatMap((image, index) =>
      uses(image, [module.backgroundType === 'gallery' ? 'banner' : 'article'], at('images', index)),
    ),
  ]
}

function seoUses(
  seo: NonNullable<LinkedPage['page']['params']>['seo'],
  at: (...path: DataPath) => readonly Pointer[],
): PictureUseAt[] {
  return Object.entries(seo ?? {}).flatMap(([locale, { openGraphImage, twitterImage }]) => [
    ...uses(openGraphImage, ['og'], at(locale, 'openGraphImage')),
    ...uses(twitterImage, ['og'], at(locale, 'twitterImage')),
  ])
}
