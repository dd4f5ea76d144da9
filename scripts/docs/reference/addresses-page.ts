/** docs/reference/addresses.md: addresses and paths with a meaning, from the forms and the default route table. */
import { FORMS } from '../../../core/domain/forms.ts'
import { filled } from '../http-api.ts'
import { markdownTable } from '../markdown-table.ts'

interface RouteTable {
  readonly routes: readonly {
    readonly original: string
    readonly goal?: readonly number[]
    readonly path: Readonly<Record<string, string>>
  }[]
}

/** `routes` is the default route table. */
export function addressesPage(template: string, routes: RouteTable): string {
  return filled(template, { forms: formsTable(), routes: routesTable(routes) })
}

function formsTable(): string {
  const rows = Object.values(FORMS).map((form) => [
    `\`${form.name}\``,
    'page' in form && form.page !== undefined ? `\`${form.page}\`` : '',
    'thanks' in form && form.thanks !== undefined ? `\`${form.thanks}\`` : '',
  ])
  return markdownTable(['form', 'its page', 'its thank-you page'], rows)
}

function routesTable({ routes }: RouteTable): string {
  const rows = routes.map(({ original, goal, path }) => [
    `\`${original}\`${goal === undefined ? '' : goal.includes(1) ? ' (rent)' : ' (sale)'}`,
    ...['nl', 'fr', 'en', 'de'].map((code) => `\`${path[code] ?? ''}\``),
  ])
  return markdownTable(['original path', 'nl', 'fr', 'en', 'de'], rows)
}
