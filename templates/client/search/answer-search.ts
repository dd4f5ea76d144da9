/**
 * A list that was sent a search, as a form does without its script (`?q=…`): it goes on to the best answer. What has none is
 * left out of the address, and the list says so.
 */
import { bestOf } from '../../../core/domain/search-panel.ts'
import { copyOf } from '../patterns.ts'
import { loadSearch, settledAnswer } from './search-data.ts'

export async function answerSearch(form: HTMLFormElement): Promise<void> {
  const address = new URL(location.href)
  const text = address.searchParams.get('q') ?? ''
  const data = await loadSearch(form.dataset.listSearch ?? '')
  const best = data && bestOf(await settledAnswer(data, text))
  if (best != null) return location.replace(best)
  address.searchParams.delete('q')
  history.replaceState(history.state, '', address)
  const note = text.trim() === '' ? null : copyOf('unknown')
  if (note) form.after(note)
  document.documentElement.classList.remove('filtering')
}
