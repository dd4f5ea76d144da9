/** Follows the links of the built pages: each leads to a file of the site, and to an anchor that exists. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

export function brokenLinks(output: string, base: string): readonly string[] {
  const files = pagesIn(output)
  const pages = new Map(files.map((file) => [file, readFileSync(path.join(output, file), 'utf8')]))
  return [...pages].flatMap(([file, html]) =>
    targetsIn(html).flatMap((target) =>
      leads(target, { file, output, base, pages }) ? [] : [`${file}: ${target}`],
    ),
  )
}

interface Place {
  readonly file: string
  readonly output: string
  readonly base: string
  readonly pages: ReadonlyMap<string, string>
}

function pagesIn(output: string): readonly string[] {
  return readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
}

/** Addresses of links, pictures, scripts and style sheets. */
function targetsIn(html: string): readonly string[] {
  const found = [...html.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, target = '']) =>
    target.replaceAll('&amp;', '&'),
  )
  return [...new Set(found)].filter((target) => !target.startsWith('data:') && !target.startsWith('mailto:'))
}

/** Links to other hosts are for readers; nothing of another host may be loaded. */
function leads(target: string, { file, output, base, pages }: Place): boolean {
  if (/^https?:/.test(target)) return true
  const [address = '', anchor] = target.split('#')
  const here = `${base}${file}`
  const pathname = decodeURIComponent(
    new URL(address === '' ? here : address, `https://docs.invalid${here}`).pathname,
  )
  if (!pathname.startsWith(base)) return false
  const found = fileAt(output, pathname.slice(base.length))
  if (found === undefined) return false
  if (anchor === undefined || anchor === '') return true
  const html = pages.get(found)
  return html === undefined || html.includes(`id="${decodeURIComponent(anchor)}"`)
}

function fileAt(output: string, name: string): string | undefined {
  const candidates = [name, `${name}.html`, path.posix.join(name, 'index.html')]
  return candidates.find(
    (file) => existsSync(path.join(output, file)) && statSync(path.join(output, file)).isFile(),
  )
}

/** Addresses of other hosts from which a page loads something. */
export function foreignParts(output: string): readonly string[] {
  return pagesIn(output).flatMap((file) => {
    const html = readFileSync(path.join(output, file), 'utf8')
    const loaded = html.matchAll(/<(?:script|img|link|iframe|source)\b[^>]*\s(?:src|href)="(https?:[^"]+)"/g)
    return [...loaded].map(([, address]) => `${file}: ${address}`)
  })
}
