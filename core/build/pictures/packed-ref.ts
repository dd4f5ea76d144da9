import { PACKED_FILE } from '../../import/beside-export.ts'

/** Whether a reference names a picture in an archive (core/import/beside-export.ts). */
export function isPacked(ref: string): boolean {
  return ref.startsWith(PACKED_FILE)
}
