/**
 * The page in the frame. It shows nothing and contacts no host before the page around it posts a message. Messages of
 * other windows, and malformed ones, are ignored.
 */
import { parseMapMessage, parsePictureMessage } from '../../../core/domain/map-message.ts'
import type { FrameMessage } from '../../../core/domain/map-message.ts'
import styles from '../../pages/map/map.css?url'
import { loadStyles } from '../styles.ts'
import type { ShownMap } from './show-map.ts'

export async function serveMap(): Promise<void> {
  const page = document.querySelector<HTMLElement>('[data-map-page]')
  if (!page) return
  const around = parent
  if (around === window) {
    page.querySelector('[data-map-alone]')?.removeAttribute('hidden')
    return
  }
  const tell = (message: FrameMessage) => around.postMessage(message, location.origin)
  const [{ makeMap }] = await Promise.all([import('./show-map.ts'), loadStyles(styles)])
  let map: ShownMap | undefined
  addEventListener('message', ({ data, origin, source }) => {
    if (origin !== location.origin || source !== around) return
    const picture = parsePictureMessage(data)
    if (picture) map?.addPicture(picture)
    const message = parseMapMessage(data)
    if (message === null) return
    map ??= makeMap(page, { type: message.mapType, tell })
    map.show(message)
  })
  tell({ kind: 'ready' })
}

void serveMap()
