/** Pictures that no encoder writes. */
import { crc32, deflateSync } from 'node:zlib'

export const SVG_WITH_SCRIPT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>'

const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}

/** A whole, valid picture of one colour with one bit a pixel: 30,000 x 30,000 are 110 KB. */
export function bombPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = Buffer.alloc(height * (Math.ceil(width / 8) + 1))
  return Buffer.concat([
    PNG_START,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The PNG with a colour profile of noise. */
export function withGarbageProfile(png: Uint8Array): Buffer {
  const bytes = Buffer.from(png)
  const afterHeader = PNG_START.length + 25
  const profile = Buffer.concat([Buffer.from('p\0\0', 'latin1'), deflateSync(noise(600))])
  return Buffer.concat([bytes.subarray(0, afterHeader), chunk('iCCP', profile), bytes.subarray(afterHeader)])
}

/** The JPEG with every byte of its colour profile overwritten. */
export function withSpoiledProfile(jpeg: Uint8Array): Buffer {
  const bytes = Buffer.from(jpeg)
  const name = bytes.indexOf('ICC_PROFILE\0', 0, 'latin1')
  const length = bytes.readUInt16BE(name - 2)
  noise(length - 16).copy(bytes, name + 14)
  return bytes
}

function noise(length: number): Buffer {
  return Buffer.from(Array.from({ length }, (_, index) => (index * 73 + 41) % 256))
}
