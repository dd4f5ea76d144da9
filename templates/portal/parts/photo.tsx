/** A picture or its placeholder, as a property that left the site may have lost its own. */
export function Photo({ src, className }: { readonly src: string | undefined; readonly className: string }) {
  return src === undefined ? (
    <span className={`photo photo--none ${className}`} aria-hidden="true" />
  ) : (
    <img className={`photo ${className}`} src={src} alt="" />
  )
}
