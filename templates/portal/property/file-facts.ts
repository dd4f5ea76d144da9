import type { PortalDocument } from '../../../core/http/portal.ts'
import type { Words } from '../words.ts'

/** "PDF": the extension of the name, or else of the media type. */
export function kindOf({ name, type }: Pick<PortalDocument, 'name' | 'type'>): string | undefined {
  const ending = /\.([a-z0-9]{2,4})$/i.exec(name)?.[1] ?? /^[a-z]+\/([a-z0-9]{2,5})$/i.exec(type)?.[1]
  return ending?.toUpperCase()
}

const KB = 1000
const MB = KB * KB

export function sizeOf(bytes: number, { number }: Pick<Words, 'number'>): string {
  if (bytes < MB) return `${number(Math.max(1, Math.round(bytes / KB)))} kB`
  return `${number(Math.round((bytes / MB) * 10) / 10)} MB`
}
