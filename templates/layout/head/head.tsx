import type { Frame, Head as HeadProps } from '../../../core/view/types.ts'
import { useShell } from '../../render-context.ts'

interface Props {
  readonly frame: Frame
  /** The id of an element. A part of a page that is still being read is not drawn before it contains this element. */
  readonly awaits: string | undefined
  readonly refresh: string | undefined
  readonly withoutScript: string | undefined
}

/**
 * The head contains no inline script and no inline style, so that a strict content security policy applies.
 */
export function Head({ frame: { head }, awaits, refresh, withoutScript }: Props) {
  const shell = useShell()
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      {head.description && <meta name="description" content={head.description} />}
      {refresh !== undefined && <Refresh to={refresh} />}
      {withoutScript !== undefined && (
        <noscript>
          <Refresh to={withoutScript} />
        </noscript>
      )}
      {(head.noIndex || shell.draft) && <meta name="robots" content="noindex" />}
      {head.noReferrer && <meta name="referrer" content="no-referrer" />}
      {shell.themeColorDark && (
        <meta name="theme-color" content={shell.themeColorDark} media="(prefers-color-scheme: dark)" />
      )}
      <meta name="theme-color" content={shell.themeColor} />
      {awaits !== undefined && <link rel="expect" href={`#${awaits}`} blocking="render" />}
      {shell.fonts?.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      <link rel="stylesheet" href={shell.stylesheet} />
      {head.stylesheets?.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <link rel="stylesheet" media="print" href={shell.printStylesheet} />
      <script type="module" src={shell.script} blocking={head.answersQuery && 'render'} />
      {head.script && <script type="module" src={head.script} />}
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {head.alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {head.feeds?.map((feed) => (
        <link key={feed.href} rel="alternate" {...feed} />
      ))}
      {shell.icons.map((icon) => (
        <link key={icon.href} {...icon} />
      ))}
      <link rel="manifest" href={shell.manifest} />
      <SocialTags head={head} />
      {head.jsonLd && <script type="application/ld+json">{head.jsonLd}</script>}
    </head>
  )
}

function Refresh({ to }: { readonly to: string }) {
  return <meta httpEquiv="refresh" content={`0; url=${to}`} />
}

function SocialTags({ head: { openGraph, twitter, canonical } }: { readonly head: HeadProps }) {
  const { siteName } = useShell()
  return (
    <>
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content={openGraph.type} />
      <meta property="og:title" content={openGraph.title} />
      {openGraph.description && <meta property="og:description" content={openGraph.description} />}
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:locale" content={openGraph.locale} />
      {openGraph.alternateLocales.map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={locale} />
      ))}
      {openGraph.image && (
        <>
          <meta property="og:image" content={openGraph.image.url} />
          <meta property="og:image:width" content={String(openGraph.image.width)} />
          <meta property="og:image:height" content={String(openGraph.image.height)} />
          <meta property="og:image:alt" content={openGraph.image.alt} />
        </>
      )}
      <meta name="twitter:card" content={twitter.image ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={twitter.title} />
      {twitter.description && <meta name="twitter:description" content={twitter.description} />}
      {twitter.image && <meta name="twitter:image" content={twitter.image} />}
    </>
  )
}
