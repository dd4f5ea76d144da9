import type { StorageKey } from '../../core/domain/storage-keys.ts'

/** Storage may be refused or full. The result is then undefined, and no error is thrown. */
export function inStorage<Value>(work: () => Value): Value | null {
  try {
    return work()
  } catch {
    return null
  }
}

export function kept(key: StorageKey): string | null {
  return inStorage(() => localStorage.getItem(key))
}

export function keep(key: StorageKey, value: string): void {
  inStorage(() => localStorage.setItem(key, value))
}

export function forget(key: StorageKey): void {
  inStorage(() => localStorage.removeItem(key))
}
