import type { DetailPage } from '../../../core/view/types.ts'
import { Html } from '../../components/html/html.tsx'
import { Section } from '../../components/section/section.tsx'
import { Story } from '../../components/story/story.tsx'
import { useT } from '../../render-context.ts'

interface DescriptionProps {
  readonly page: Pick<DetailPage, 'body' | 'story'>
  readonly title: 'estate.description' | 'estate.projectDescription'
}

/** The description of a property or a project, with its pictures if they have a place in it. */
export function Description({ page: { body, story }, title }: DescriptionProps) {
  const t = useT()
  if (!body && !story) return null
  return (
    <Section id="description" title={t(title)}>
      {story ? <Story parts={story} /> : body && <Html html={body} />}
    </Section>
  )
}
