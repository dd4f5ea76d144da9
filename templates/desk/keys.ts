/** Keys of the desk. Single letters can be turned off (WCAG 2.1.4), and do nothing while a text is typed. */
import { useEffect } from 'react'

const OFF = 'desk-keys-off'

export function areKeysOn(): boolean {
  return localStorage.getItem(OFF) === null
}

export function setKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(OFF)
  else localStorage.setItem(OFF, '1')
}

/** The palette, by Ctrl+K or Cmd+K. */
export function useShortcuts({ palette }: { readonly palette: () => void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      palette()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [palette])
}

/** Single keys of a view, by their character. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !areKeysOn() || isTyping(event.target)) return
      const act = keys[event.key]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null
}
