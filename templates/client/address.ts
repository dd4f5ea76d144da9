/**
 * Runs on the 404 page, which hosts show at any address. An address that moved leads on, and one of a home that is gone
 * leads to the page that says how it ended. It goes nowhere but to addresses of this site.
 */
import { resolveAddress } from '../../core/domain/addresses.ts'
import { detectLocale } from '../../core/domain/locale.ts'
import { parsedJson } from '../../core/domain/untrusted.ts'
import { fetchText } from './retry.ts'
import { languageSources } from './visitor-language.ts'

async function leadOn(): Promise<void> {
  const found = await resolveAddress(location.pathname, {
    read,
    preferred: (enabled, fallback) =>
      detectLocale({ ...languageSources(), htmlTag: null }, enabled, fallback),
  })
  if (found === null) return
  location.replace(found.kind === 'moved' ? `${found.href}${location.search}` : found.href)
}

/** Without an answer the page stays as it is. */
async function read(file: string): Promise<unknown> {
  return parsedJson(await fetchText(`/${file}`).catch(() => null))
}

void leadOn()
