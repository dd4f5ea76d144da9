/**
 * The player of a video or tour address.
 *
 * Hosts are compared whole and ids by their exact form, because addresses come from feeds:
 * `youtube.com.evil`, `javascript:` and user names before an `@` give null. Only the id of the given address
 * becomes part of a YouTube, Vimeo or Facebook frame.
 */

type VideoKind = 'file' | 'youtube' | 'vimeo' | 'facebook' | 'tour'

interface Video {
  readonly kind: VideoKind
  readonly id?: string
  /** Address for a frame; direct files have none. */
  readonly frame?: string
  /** The host that is contacted, which the page names before the visitor clicks. */
  readonly host: string
}

/**
 * Hosts of tours, each with its subdomains: 3D-tour, TVL, Yisual and Matterport. `tourHosts` in site-config/rules.json
 * adds others.
 */
export const TOUR_HOSTS: readonly string[] = ['3d-tour.be', 'tvl.be', 'yisual.com', 'my.matterport.com']

const YOUTUBE_HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
])
const VIMEO_HOSTS = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'])
const FACEBOOK_HOSTS = new Set(['facebook.com', 'www.facebook.com', 'm.facebook.com'])

const FILE = /\.(?:mp4|mov|wmv|avi|flv|webm)$/i

/** `tourHosts` are allowed in addition to `TOUR_HOSTS`. */
export function detectVideo(address: string, tourHosts: readonly string[] = []): Video | null {
  const url = parse(address)
  if (!url) return null
  const host = url.hostname
  if (host === 'youtu.be' || YOUTUBE_HOSTS.has(host)) return youtube(url)
  if (VIMEO_HOSTS.has(host)) return vimeo(url)
  if (FACEBOOK_HOSTS.has(host)) return facebook(url)
  if (FILE.test(url.pathname)) return { kind: 'file', host }
  const isTour = [...TOUR_HOSTS, ...tourHosts].some((tour) => host === tour || host.endsWith(`.${tour}`))
  return isTour ? tour(url) : null
}

/** A web address in its plain form: no spaces or control characters, no user name, no port of its own. */
function parse(address: string): URL | null {
  const text = address.trim()
  if (!/^https?:\/\/[^\s\\\p{Cc}]+$/iu.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  return url.username || url.password || url.port ? null : url
}

/** watch, shorts, embed and the short link; ids have exactly eleven characters. */
function youtube(url: URL): Video | null {
  const path =
    url.hostname === 'youtu.be'
      ? /^\/([^/]+)\/?$/.exec(url.pathname)
      : /^\/(?:shorts|embed)\/([^/]+)\/?$/.exec(url.pathname)
  const id = path?.[1] ?? (/^\/watch\/?$/.test(url.pathname) ? url.searchParams.get('v') : null)
  if (!id || !/^[A-Za-z0-9_-]{11}$/.test(id)) return null
  return { kind: 'youtube', id, frame: `https://www.youtube-nocookie.com/embed/${id}`, host: 'youtube.com' }
}

/** A numeric id. Unlisted videos have a key after it. `dnt` disables tracking by Vimeo. */
function vimeo(url: URL): Video | null {
  const parts = /^\/(?:video\/)?([0-9]{1,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(url.pathname)
  const id = parts?.[1]
  if (!id) return null
  const key = parts[2] ?? url.searchParams.get('h') ?? ''
  const unlisted = /^[0-9a-f]{6,20}$/.test(key) ? `h=${key}&` : ''
  return {
    kind: 'vimeo',
    id,
    frame: `https://player.vimeo.com/video/${id}?${unlisted}dnt=1`,
    host: 'vimeo.com',
  }
}

function facebook(url: URL): Video | null {
  const path = /^\/[A-Za-z0-9.]+\/videos\/(?:[^/]+\/)?([0-9]{5,20})\/?$/.exec(url.pathname)
  const query = /^\/(?:watch\/?|video\.php)$/.test(url.pathname) ? url.searchParams.get('v') : null
  const id = path?.[1] ?? query
  if (!id || !/^[0-9]{5,20}$/.test(id)) return null
  const page = encodeURIComponent(`https://www.facebook.com/video.php?v=${id}`)
  return {
    kind: 'facebook',
    id,
    frame: `https://www.facebook.com/plugins/video.php?href=${page}`,
    host: 'facebook.com',
  }
}

/** A frame on a page served by https must be https as well. */
function tour(url: URL): Video {
  return { kind: 'tour', frame: url.href.replace(/^http:/, 'https:'), host: url.hostname }
}
