import type { PortalStatistics } from '../../../core/http/portal.ts'
import { useWords } from '../context.ts'
import { Section } from '../parts/section.tsx'
import { Chart } from './chart.tsx'
import { Figures } from './figures.tsx'

interface StatisticsProps {
  readonly statistics: PortalStatistics
  readonly isView?: boolean
}

export function Statistics({ statistics, isView = false }: StatisticsProps) {
  const { say } = useWords()
  return (
    <Section title={say('portal.section.statistics')} isView={isView} lead={say('portal.statistics.note')}>
      <Figures counts={statistics.visits} />
      <Chart statistics={statistics} withTable />
    </Section>
  )
}
