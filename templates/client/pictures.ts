import viewerStyles from '../components/viewer/viewer.css?url'
import { isPlain } from './plain-click.ts'
import { loadStyles } from './styles.ts'

/** A link to the file of a picture. Pictures that lead to a page, and texts beside them, have other links. */
const TO_PICTURE = 'a[href*="_a/img/"]'

/** Links to pictures open in full screen, together with all of their group (`data-pictures`). */
export function offerViewer(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-viewer]')
  if (!dialog) return
  document.addEventListener('click', (event) => {
    // A click on the document itself has no element.
    const link = (event.target as Partial<Element>).closest?.<HTMLAnchorElement>(TO_PICTURE)
    const group = link?.closest('[data-pictures]')
    if (!link || !group || !isPlain(event)) return
    event.preventDefault()
    const links = [...group.querySelectorAll<HTMLAnchorElement>(TO_PICTURE)]
    void Promise.all([import('./viewer.ts'), loadStyles(viewerStyles)]).then(
      ([{ openViewer }]) => openViewer(dialog, links, link),
      () => location.assign(link.href),
    )
  })
}
