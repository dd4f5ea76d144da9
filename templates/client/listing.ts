/**
 * Lists that are filtered in the page. A query is evaluated before the list is shown; without one, the rest
 * of the script is loaded when a visitor uses the filters.
 */
import { filtersOfPage } from './language-choice.ts'
import { once } from './once.ts'

const SEARCHED = /[?&]q=/

export function answerQuery(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-list]')
  if (!form) return
  const asked = new URLSearchParams(location.search)
  if (filtersOfPage().some((name) => asked.has(name))) {
    document.documentElement.classList.add('filtering')
    return void open(form)
  }
  if (form.dataset.listSearch !== undefined && SEARCHED.test(location.search)) {
    document.documentElement.classList.add('filtering')
    void answer(form)
  }
  let pressed: HTMLElement | null = null
  const remember = ({ target }: Event) => {
    // The target of a click is an element.
    pressed = (target as Element).closest<HTMLElement>('[data-list-view]')
  }
  const events = ['pointerover', 'focusin', 'change'] as const
  const opening = once(async () => {
    await load(form)
    for (const event of events) form.removeEventListener(event, start)
    form.removeEventListener('click', remember)
    // Repeats a click that came before the script listened.
    pressed?.click()
  })
  // After a failure, the next event loads again.
  const start = () => void opening().catch(() => undefined)
  for (const event of events) form.addEventListener(event, start)
  form.addEventListener('click', remember)
}

async function load(form: HTMLFormElement): Promise<void> {
  const { openList } = await import('./listing/open-list.ts')
  await openList(form)
}

/** On any failure the list of the page is shown. */
async function open(form: HTMLFormElement): Promise<void> {
  try {
    await load(form)
  } catch {
    document.documentElement.classList.remove('filtering')
  }
}

async function answer(form: HTMLFormElement): Promise<void> {
  try {
    const { answerSearch } = await import('./search/answer-search.ts')
    await answerSearch(form)
  } catch {
    document.documentElement.classList.remove('filtering')
  }
}
