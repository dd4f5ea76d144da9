import path from 'node:path'
import { service as serviceConfigSchema } from '../core/schema/service-config.ts'
import type { ServiceConfig } from '../core/schema/service-config.ts'
import { allowedFile } from '../core/paths/allowed-path.ts'
import { sourceFence } from '../core/paths/site-fences.ts'
import { readRegularSync } from '../core/system/regular-file.ts'

export function serviceConfigOf(root: string): ServiceConfig | null {
  try {
    const found = allowedFile(path.join(root, 'site-config', 'service.json'), sourceFence(root))
    if ('refusal' in found) return null
    return serviceConfigSchema.parse(JSON.parse(readRegularSync(found.real).toString('utf8')))
  } catch {
    return null
  }
}
