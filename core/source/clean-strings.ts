/**
 * Escapes such as `\u0000` and `\ud83d` bring characters into data that no file and no address may hold: control
 * characters, and halves of pairs that an export cut through. The former go, the latter become U+FFFD.
 */

/** Whether text may hold such escapes at all: most does not, and is not looked at again. */
export function mayHoldEscapes(text: string): boolean {
  return text.includes('\\')
}

/** Cleans every string at every level, but for keys: unknown ones are refused. The data itself is changed. Iterative: depth costs no stack. */
export function cleanStrings<T>(data: T): T {
  const holder = { data: data as unknown }
  const open: Record<string, unknown>[] = [holder]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    for (const [key, item] of Object.entries(value)) {
      if (typeof item === 'string') value[key] = clean(item)
      else if (typeof item === 'object' && item !== null) open.push(item as Record<string, unknown>)
    }
  }
  return holder.data as T
}

function clean(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '').replace(/\p{Cs}/gu, '\ufffd')
}
