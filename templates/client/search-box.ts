/** Loads the script and the data of the search box when a visitor uses it. */
export function offerSearch(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-search]')
  const input = form?.querySelector('input')
  if (!form || !input) return
  const start = () => {
    input.removeEventListener('focus', start)
    import('./search/open-search.ts').then(
      ({ openSearch }) => openSearch(form, input),
      // The panel of the page stays, and the form is sent without script.
      () => undefined,
    )
  }
  if (document.activeElement === input) start()
  else input.addEventListener('focus', start)
}
