/** The configuration of a site among its sources, with the defaults of the package if they hold. */
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { SITE_CONFIG } from '../../schema/site-config.ts'
import type { SiteConfig, SiteConfigName } from '../../schema/site-config.ts'
import { extendsDefault, withDefaultConfig } from '../defaults/apply-defaults.ts'
import type { ConfigValues } from '../defaults/apply-defaults.ts'
import { isDefault } from '../defaults/default-files.ts'
import type { Source } from './load.ts'

interface FoundConfig {
  readonly config: SiteConfig | null
  readonly missing: readonly Problem[]
  /** The names of the configuration files of the site. */
  readonly given: ReadonlySet<string>
  /** Whether the defaults of the package apply. */
  readonly hold: boolean
}

export function configOf(sources: readonly Source[]): FoundConfig {
  const [own, defaults]: [ConfigValues, ConfigValues] = [{}, {}]
  const given = new Set<string>()
  for (const { file, content } of sources) {
    if (content.kind.kind !== 'config') continue
    if (!isDefault(file)) given.add(content.kind.name)
    if (content.records[0]) (isDefault(file) ? defaults : own)[content.kind.name] = content.records[0].value
  }
  const hold = Object.keys(defaults).length > 0
  const values = hold ? withDefaultConfig(own, defaults, given) : own
  const required = (Object.keys(SITE_CONFIG) as SiteConfigName[]).filter((name) => SITE_CONFIG[name].required)
  const missing = required
    .filter((name) => !given.has(name) && (!hold || name === 'site'))
    .map((name) => problem('AS1202', { file: `site-config/${name}.json` }))
  const vain = hold ? [] : (Object.keys(own) as SiteConfigName[]).filter((name) => extendsDefault(own[name]))
  const isComplete = vain.length === 0 && required.every((name) => values[name] !== undefined)
  return {
    config: isComplete ? (values as SiteConfig) : null,
    missing: [...missing, ...vain.map(nothingToExtend)],
    given,
    hold,
  }
}

function nothingToExtend(name: SiteConfigName): Problem {
  const file = `site-config/${name}.json`
  return problem('AS1210', { file }, { at: [{ file, path: ['extends'] }] })
}

/** Parts that equal those of `before` are the same objects as there, so that what was made of them stands. */
export function withKnownParts(config: SiteConfig, before: SiteConfig | undefined): SiteConfig {
  if (before === undefined) return config
  const parts = (Object.keys(config) as (keyof SiteConfig)[]).map((name) => {
    const [part, known] = [config[name], before[name]]
    return [name, part === known || JSON.stringify(part) === JSON.stringify(known) ? known : part]
  })
  return Object.fromEntries(parts) as unknown as SiteConfig
}
