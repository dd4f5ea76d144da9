/**
 * The header `Content-Disposition` of a file to save (RFC 6266). Programs without support for `filename*`
 * show `plain`, which contains only characters that are allowed between quotation marks.
 */
export function attachmentHeader(name: string, plain: string): string {
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
