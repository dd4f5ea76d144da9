import { groupBy } from '../domain/group-by.ts'
import { contactDemand } from '../domain/forms/contact-demand.ts'
import { hasPage, idsOf, localesWith, moduleOf, saidInEach } from './generated-modules.ts'
import type { GeneratedPage, ToTell } from './generated-modules.ts'
import type { LinkedProperty } from './linked.ts'
import { matchRoute } from './routes.ts'

/** The year in which a home was sold or rented: the last change of its record. */
export function yearOf({ property }: LinkedProperty): string | undefined {
  return property.LastChangedDate?.slice(0, 4)
}

export function archivePath(year: string): string {
  return `/references/${year}/`
}

/** A page shows at most this many homes of a year. */
const MOST = 500

/** A page for each year in which homes were sold or rented. */
export function archivePages(told: ToTell): readonly GeneratedPage[] {
  if (matchRoute(told.routes, archivePath('2000')) === null) return []
  const years = groupBy(told.references, (home) => [yearOf(home) ?? []].flat())
  return [...years].map(([year, homes]) => {
    const values = () => ({ year, agency: told.config.site.name })
    return {
      original: archivePath(year),
      titles: saidInEach(told, 'archive.title', values),
      description: saidInEach(told, 'archive.description', values),
      values: () => ({ year }),
      modules: [
        ...moduleOf('property', idsOf(homes, MOST), () => ({ position: 'contentRow', view: 'archive-view' })),
        ...valuation(told),
      ],
      origins: homes[0]?.origins ?? [],
      locales: localesWith(told, homes),
    }
  })
}

/** The archive ends in the valuation of the visitor's own home, if the site has its page. */
function valuation(told: ToTell): GeneratedPage['modules'] {
  const { page } = contactDemand
  if (page === undefined || !hasPage(told, page)) return []
  const title = saidInEach(told, 'estate.sell', () => ({}))
  return [
    {
      position: 'contentBottom',
      span: 8,
      title,
      link: { path: page, label: saidInEach(told, 'archive.valuation', () => ({})) },
    },
  ]
}
