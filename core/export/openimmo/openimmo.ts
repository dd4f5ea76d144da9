/** OpenImmo 1.2.7: one provider with all its records, in parts. */
import { VERSION } from '../../system/package-root.ts'
import { exportedProjects, exportedProperties } from '../exported.ts'
import type { ExportInput } from '../exported.ts'
import { projectElement, propertyElement, worldwideId } from './record.ts'
import { leaf, startTag, xmlText } from '../../feeds/xml.ts'

export function* openimmo(input: ExportInput): Iterable<string> {
  const { site, today } = input
  const { name, url } = site.config.site
  const transfer = {
    art: 'ONLINE',
    umfang: 'VOLL',
    version: '1.2.7',
    sendersoftware: 'agency-site',
    senderversion: VERSION,
    timestamp: `${today}T00:00:00`,
  }
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<openimmo>\n  <${startTag('uebertragung', transfer)}/>\n  <anbieter>\n`
  for (const element of [leaf('firma', name), leaf('openimmo_anid', worldwideId('A', url, 0))])
    if (element !== undefined) yield xmlText(element, '    ')
  for (const linked of exportedProjects(input)) yield xmlText(projectElement(linked, input), '    ')
  for (const linked of exportedProperties(input)) yield xmlText(propertyElement(linked, input), '    ')
  yield '  </anbieter>\n</openimmo>\n'
}
