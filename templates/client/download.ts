/** Downloads a file that is made in the page and sent to no server. */
export function download(name: string, text: string, type: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // Every browser has read the file by then.
  setTimeout(() => URL.revokeObjectURL(href), 1000)
}
