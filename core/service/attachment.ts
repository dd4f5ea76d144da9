/** A file to save, by RFC 6266: `plain` is what programs show that know no other name, in signs that may stand between quotes. */
export function attachmentHeader(name: string, plain: string): string {
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
