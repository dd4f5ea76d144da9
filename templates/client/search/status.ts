import { countPhrase } from '../count-phrase.ts'

/** After the last key, so that a count never talks into what is being typed. */
const PAUSE_MS = 600

/** Says how much was found; `null` is nothing to say. */
export function announcer(form: HTMLFormElement): (count: number | null) => void {
  const status = form.querySelector<HTMLElement>('[data-search-status]')
  let timer: ReturnType<typeof setTimeout> | undefined
  return (count) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (status) status.textContent = count === null ? '' : textFor(status, count)
    }, PAUSE_MS)
  }
}

function textFor({ dataset }: HTMLElement, count: number): string {
  return count === 0 ? (dataset.none ?? '') : countPhrase(dataset, count)
}
