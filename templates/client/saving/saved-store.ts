/** The saved items, synchronised between tabs. */
import { isNothingSaved, parseSaved, serializeSaved } from '../../../core/domain/saved.ts'
import type { Saved } from '../../../core/domain/saved.ts'
import { SAVED_KEY } from '../../../core/domain/storage-keys.ts'
import { forget, keep, kept } from '../storage.ts'

export interface SavedStore {
  get(): Saved
  /** Reads the store again before the change, because another tab may have changed it. */
  change(next: (saved: Saved) => Saved): void
  /** Called at once, and after each change here or in another tab. */
  follow(show: (saved: Saved) => void): void
}

export function savedStore(): SavedStore {
  const followers: ((saved: Saved) => void)[] = []
  const get = () => parseSaved(kept(SAVED_KEY))
  const tell = () => {
    const saved = get()
    for (const show of followers) show(saved)
  }
  addEventListener('storage', ({ key }) => {
    if (key === SAVED_KEY || key === null) tell()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && tell())
  return {
    get,
    change(next) {
      const saved = next(get())
      if (isNothingSaved(saved)) forget(SAVED_KEY)
      else keep(SAVED_KEY, serializeSaved(saved))
      tell()
    },
    follow(show) {
      followers.push(show)
      show(get())
    },
  }
}
