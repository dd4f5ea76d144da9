import { countPhrase } from '../count-phrase.ts'

/** Milliseconds after the last key, so that announcements do not interrupt typing. */
const PAUSE_MS = 600

/** Announces the number of results; `null` announces nothing. */
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
