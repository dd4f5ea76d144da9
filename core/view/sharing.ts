import type { Paths } from '../site/linked.ts'
import type { ViewContext } from './context.ts'
import { absolute, hrefIn } from './links.ts'
import type { ShareLink } from './types.ts'

/** Links that share a page on other services. */
export function shareLinks(context: ViewContext, paths: Paths, title: string): readonly ShareLink[] {
  const url = encodeURIComponent(absolute(context, hrefIn(context, paths)))
  const subject = encodeURIComponent(title)
  return [
    { kind: 'mail', href: `mailto:?subject=${subject}&body=${url}` },
    { kind: 'whatsapp', href: `https://wa.me/?text=${subject}%20${url}` },
    { kind: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { kind: 'linkedin', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
  ]
}
