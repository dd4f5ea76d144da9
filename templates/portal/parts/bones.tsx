import { useWords } from '../context.ts'

/** Placeholders of content that is loading. */
export function Bones() {
  const { say } = useWords()
  return (
    <div className="bones">
      <p className="hidden-text" role="status">
        {say('portal.loading')}
      </p>
      <span className="bones__figures" aria-hidden="true" />
      <span className="bones__chart" aria-hidden="true" />
      <span className="bones__line" aria-hidden="true" />
      <span className="bones__line" aria-hidden="true" />
    </div>
  )
}
