import type { FormSteps } from '../../../core/view/types.ts'

interface StepEndProps {
  readonly steps: FormSteps
  readonly index: number
}

/** The way from one question to the next. Without script all questions are on one page, and it is not shown. */
export function StepEnd({ steps, index }: StepEndProps) {
  return (
    <div className="form__step">
      <button className="button button--ink" type="button" data-next>
        {steps.next}
      </button>
      {index > 0 && (
        <button className="button" type="button" data-back>
          {steps.back}
        </button>
      )}
      <span>{steps.places[index]}</span>
    </div>
  )
}

interface StepSummaryProps {
  readonly steps: FormSteps
  readonly name: string
  readonly level: 2 | 3
}

/** The answers before they are sent, which the script fills in, and the link to all questions at once. */
export function StepSummary({ steps, name, level }: StepSummaryProps) {
  const Heading = `h${level}` as const
  const id = `${name}-summary`
  return (
    <>
      <div role="group" className="form__group form__summary" aria-labelledby={id} data-change={steps.change}>
        <Heading id={id} className="form__title">
          {steps.summary}
        </Heading>
        <dl />
      </div>
      <p className="form__all">
        <a id={`${name}-all`} href={`#${name}-all`}>
          {steps.all}
        </a>
      </p>
    </>
  )
}
