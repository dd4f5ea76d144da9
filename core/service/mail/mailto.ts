/**
 * The `mailto:` URI of one address (RFC 6068). The local part is percent-encoded: `?` and `&` in it would otherwise add recipients and
 * headers.
 */
export function mailtoHref(email: string): string {
  const at = email.lastIndexOf('@')
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`
}
