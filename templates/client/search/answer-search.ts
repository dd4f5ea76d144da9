/**
 * Handles a search that was sent to a list without script (`?q=…`): opens the best answer. Without an answer,
 * the query is removed from the address, and the list shows a message.
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
