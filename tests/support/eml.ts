/** Reads a mail that the service wrote as a file, as a mail program reads it. */
import { readFileSync } from 'node:fs'

export interface ReadMail {
  readonly to: string
  /** The encoded form, in which it is sent. */
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly { readonly name: string; readonly text: string }[]
}

interface Part {
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

export function readMail(file: string): ReadMail {
  const whole = partOf(readFileSync(file, 'utf8'))
  const parts = leavesOf(whole)
  const header = (name: string) => whole.headers.get(name) ?? ''
  const textOf = (type: string) => {
    const found = parts.find(({ headers }) => headers.get('content-type')?.startsWith(type))
    return found === undefined ? '' : decoded(found)
  }
  const attachments = parts.flatMap((part) => {
    const disposition = part.headers.get('content-disposition') ?? ''
    const [, name = ''] = /filename="?([^";]+)/.exec(disposition) ?? []
    return disposition.startsWith('attachment') ? [{ name, text: decoded(part) }] : []
  })
  return {
    to: header('to'),
    subject: header('subject'),
    text: textOf('text/plain'),
    html: textOf('text/html'),
    attachments,
  }
}

/** The paths of its links to the service. */
export function serviceLinksOf({ text }: ReadMail): readonly string[] {
  return [...text.matchAll(/https?:\/\/[^\s/]+(\/api\/\S+)/g)].map(([, path = '']) => path)
}

function partOf(text: string): Part {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { headers: new Map(headers), body: rest.join('\r\n\r\n') }
}

function leavesOf(part: Part): readonly Part[] {
  const [, boundary] = /boundary="?([^";]+)/.exec(part.headers.get('content-type') ?? '') ?? []
  if (boundary === undefined) return [part]
  const inside = part.body.split(`--${boundary}`).slice(1, -1)
  return inside.flatMap((text) => leavesOf(partOf(text.replace(/^\r\n/, ''))))
}

function decoded({ headers, body }: Part): string {
  switch (headers.get('content-transfer-encoding')?.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8')
    case 'quoted-printable': {
      const joined = body.replaceAll('=\r\n', '')
      const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
      return Buffer.from(bytes, 'latin1').toString('utf8')
    }
    default:
      return body
  }
}
