import { readFileSync } from 'node:fs'
import path from 'node:path'
import { service as serviceConfigSchema } from '../core/schema/service-config.ts'
import type { ServiceConfig } from '../core/schema/service-config.ts'

export function serviceConfigOf(root: string): ServiceConfig | null {
  try {
    const text = readFileSync(path.join(root, 'site-config', 'service.json'), 'utf8')
    return serviceConfigSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
