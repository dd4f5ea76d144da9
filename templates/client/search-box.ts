/** The search box asks for its script and its data when somebody turns to it (engineering section 7). */
export function offerSearch(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-search]')
  const input = form?.querySelector('input')
  if (!form || !input) return
  const start = () => {
    input.removeEventListener('focus', start)
    import('./search/open-search.ts').then(
      ({ openSearch }) => openSearch(form, input),
      // The panel that came with the page stays, and the form is sent as it is.
      () => undefined,
    )
  }
  if (document.activeElement === input) start()
  else input.addEventListener('focus', start)
}
