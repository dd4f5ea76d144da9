/** Resolves after the next frame, so that the browser shows the pressed state before further work. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
