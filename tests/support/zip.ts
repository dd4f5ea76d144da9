/** A writer of .zip files for tests, also of hostile ones. */
import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  readonly name: string
  readonly content: string | Uint8Array
  readonly isStored?: boolean
  readonly isEncrypted?: boolean
  /** Of Unix, such as 0o120777 for a symbolic link. */
  readonly mode?: number
  /** Stated in place of the real size. */
  readonly size?: number
  readonly checksum?: number
}

export function zip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const { local, central } = headersOf(entry, offset)
    parts.push(local)
    directory.push(central)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, central, end])
}

function headersOf(entry: ZipEntry, offset: number) {
  const { isStored = false, isEncrypted = false, mode = 0o100644 } = entry
  const content = Buffer.from(entry.content as string)
  const name = Buffer.from(entry.name)
  const packed = isStored ? content : deflateRawSync(content)
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(0x0800 | (isEncrypted ? 1 : 0), 2)
  common.writeUInt16LE(isStored ? 0 : 8, 4)
  common.writeUInt32LE(entry.checksum ?? crc32(content), 10)
  common.writeUInt32LE(packed.length, 14)
  common.writeUInt32LE(entry.size ?? content.length, 18)
  common.writeUInt16LE(name.length, 22)
  const central = Buffer.alloc(46)
  central.write('PK\u0001\u0002', 'latin1')
  central.writeUInt16LE(0x0314, 4)
  common.copy(central, 6)
  central.writeUInt32LE((mode * 0x10000) >>> 0, 38)
  central.writeUInt32LE(offset, 42)
  return {
    local: Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, name, packed]),
    central: Buffer.concat([central, name]),
  }
}
