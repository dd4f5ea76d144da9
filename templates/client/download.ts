/** A file made in the page and given to the visitor: it goes nowhere else. */
export function download(name: string, text: string, type: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // The click has taken the file by then, in every browser.
  setTimeout(() => URL.revokeObjectURL(href), 1000)
}
