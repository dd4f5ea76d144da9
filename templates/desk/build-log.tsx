import type { DeskBuildDetail } from '../../core/http/desk/publishing.ts'
import { Section } from '../portal/parts/section.tsx'
import { useDesk } from './context.ts'

const MB = 1024 * 1024

/** The phases of a build with their times, and what its process printed. Both are in English, as on the command line. */
export function BuildLog({ build: { log, printed } }: { readonly build: DeskBuildDetail }) {
  const { words } = useDesk()
  const { say } = words
  const { number } = words.portal
  if (log === null && printed === '') return null
  const written = [
    log?.files != null && words.count('desk.publishing.files', log.files),
    log?.bytes != null && `${number(Math.round(log.bytes / MB))} MB`,
    log?.picturesMade != null && words.count('desk.publishing.pictures', log.picturesMade),
  ]
  return (
    <Section title={say('desk.publishing.log')} lead={written.filter(Boolean).join(' · ') || undefined}>
      {log !== null && log.phases.length > 0 && (
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{say('desk.publishing.phase')}</th>
              <th scope="col">{say('desk.publishing.seconds')}</th>
            </tr>
          </thead>
          <tbody>
            {log.phases.map(({ phase, milliseconds }) => (
              <tr key={phase}>
                <th scope="row" lang="en">
                  {phase}
                </th>
                <td>{number(Math.round(milliseconds / 100) / 10)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {printed !== '' && <pre lang="en">{printed}</pre>}
    </Section>
  )
}
