/**
 * Metadata of a page, which React moves to the head wherever it stands: title, `meta`, links that are no style sheets,
 * asynchronous scripts; and preloads of pictures that are not lazy.
 */
import { attributes } from './attributes.ts'
import type { Props } from './element.ts'
import type { Scope } from './html-elements.ts'
import { titleText } from './raw-text.ts'

interface Hoists {
  /** Markup in the order in which the head has it, before what stays in its place. */
  readonly markup: Record<'charset' | 'viewport' | 'pictures' | 'scripts' | 'latePictures' | 'others', string>
  /** Pictures and scripts that are there already. */
  readonly seen: Set<string>
  pictures: number
}

export function createHoists(): Hoists {
  const markup = { charset: '', viewport: '', pictures: '', scripts: '', latePictures: '', others: '' }
  return { markup, seen: new Set(), pictures: 0 }
}

export function isHoisted(tag: string, props: Props, { isSvg, isNoscript }: Scope): boolean {
  if (tag !== 'title' && tag !== 'meta' && tag !== 'link' && tag !== 'script') return false
  const { itemProp, rel, href, src, async, onLoad, onError } = props
  if (isSvg || isNoscript || (itemProp !== null && itemProp !== undefined)) return false
  if (tag === 'title' || tag === 'meta') return true
  if (onLoad || onError) return false
  if (tag === 'script') return typeof src === 'string' && src !== '' && Boolean(async)
  return typeof rel === 'string' && typeof href === 'string' && href !== '' && rel !== 'stylesheet'
}

export function hoist({ markup, seen }: Hoists, tag: string, props: Props): void {
  if (tag === 'script') {
    const key = `script ${String(props['src'])}`
    if (!seen.has(key)) markup.scripts += `<script${attributes(props)}></script>`
    seen.add(key)
  } else if (tag === 'title') {
    markup.others += `<title${attributes(props)}>${titleText(props)}</title>`
  } else {
    markup[placeOf(tag, props)] += `<${tag}${attributes(props)}/>`
  }
}

function placeOf(tag: string, { charSet, name }: Props): keyof Hoists['markup'] {
  if (tag === 'meta' && typeof charSet === 'string') return 'charset'
  return tag === 'meta' && name === 'viewport' ? 'viewport' : 'others'
}

const DATA_ADDRESS = /^data:/i

/** So many preloads of pictures precede those of scripts. */
const FIRST_PICTURES = 10

export function preloadImage(hoists: Hoists, props: Props, { isNoscript, isPicture }: Scope): void {
  const { src, srcSet, sizes, loading, fetchPriority, crossOrigin } = props
  const addresses = [src, srcSet].filter((address) => address !== null && address !== undefined)
  if (isNoscript || isPicture || loading === 'lazy' || fetchPriority === 'low') return
  if (!src && !srcSet) return
  if (addresses.some((address) => typeof address !== 'string' || DATA_ADDRESS.test(address))) return
  const key = `image ${srcSet ? `${String(srcSet)}\n${typeof sizes === 'string' ? sizes : ''}` : String(src)}`
  if (hoists.seen.has(key)) return
  hoists.seen.add(key)
  const { integrity, type, referrerPolicy } = props
  const link = attributes({
    rel: 'preload',
    as: 'image',
    href: srcSet ? undefined : src,
    imageSrcSet: srcSet,
    imageSizes: typeof sizes === 'string' ? sizes : undefined,
    crossOrigin:
      typeof crossOrigin !== 'string' ? undefined : crossOrigin === 'use-credentials' ? crossOrigin : '',
    integrity,
    type,
    fetchPriority,
    referrerPolicy,
  })
  const isFirst = fetchPriority === 'high' || hoists.pictures < FIRST_PICTURES
  if (isFirst) hoists.pictures++
  hoists.markup[isFirst ? 'pictures' : 'latePictures'] += `<link${link}/>`
}
