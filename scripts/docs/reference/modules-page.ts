/** docs/reference/modules.md: every kind of module with its JSON and a picture of it. */
import { filled } from '../http-api.ts'
import { MODULE_EXAMPLES } from './module-examples.ts'
import type { ModuleExample } from './module-examples.ts'

export function modulesPage(template: string): string {
  return filled(template, { modules: MODULE_EXAMPLES.map(section).join('\n\n') })
}

function section({ name, title, about, module }: ModuleExample): string {
  const json = `\`\`\`json module\n${JSON.stringify(module, null, 2)}\n\`\`\``
  return [`## ${title}`, about, json, `![${title}](../pictures/modules/${name}.webp)`].join('\n\n')
}
