import viewerStyles from '../components/viewer/viewer.css?url'
import { isPlain } from './plain-click.ts'
import { loadStyles } from './styles.ts'

/** Links to pictures open in full screen, together with all of their group (`data-pictures`). */
export function offerViewer(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-viewer]')
  if (!dialog) return
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const group = link?.closest('[data-pictures]')
    if (!link || !group || !isPlain(event)) return
    event.preventDefault()
    const links = [...group.querySelectorAll('a')].filter((other) => other.querySelector('img'))
    void Promise.all([import('./viewer.ts'), loadStyles(viewerStyles)]).then(
      ([{ openViewer }]) => openViewer(dialog, links, Math.max(links.indexOf(link), 0)),
      () => location.assign(link.href),
    )
  })
}
