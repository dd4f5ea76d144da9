/**
 * Runs on the 404 page, which hosts show at any address. It redirects a former address to the new one, and
 * the address of a removed home to the page that shows how it ended. It opens addresses of this site, and those
 * of other sites to which the configuration redirects.
 */
import { resolveAddress } from '../../core/domain/addresses.ts'
import { detectLocale } from '../../core/domain/locale.ts'
import { parsedJson } from '../../core/domain/untrusted.ts'
import { fetchText } from './retry.ts'
import { onHost, pagePath } from './site-root.ts'
import { languageSources } from './visitor-language.ts'

async function leadOn(): Promise<void> {
  const found = await resolveAddress(pagePath(), {
    read,
    preferred: (enabled, fallback) =>
      detectLocale({ ...languageSources(), htmlTag: null }, enabled, fallback),
  })
  if (found === null) return
  const href = found.href.startsWith('/') ? onHost(found.href) : found.href
  location.replace(href + (found.kind === 'moved' ? location.search : ''))
}

/** If the answer cannot be loaded, the page stays as it is. */
async function read(file: string): Promise<unknown> {
  return parsedJson(await fetchText(onHost(`/${file}`)).catch(() => null))
}

void leadOn()
