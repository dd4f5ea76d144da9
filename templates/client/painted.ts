/** After the next frame: what the browser itself shows of a press does not wait for our answer to it. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
