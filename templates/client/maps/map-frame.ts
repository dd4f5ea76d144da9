/** The page's side of the map in its frame: it accepts messages of the frame and posts messages to it. */
import { MAP_MESSAGE_DELAY_MS, parseFrameMessage } from '../../../core/domain/map-message.ts'
import type {
  FrameMessage,
  MapMessage,
  MapProperty,
  PictureMessage,
} from '../../../core/domain/map-message.ts'

interface MapFrame {
  readonly frame: HTMLIFrameElement
  /**
   * Posts a message once the frame is ready and 50 ms have passed. Only the last of several messages in that time is
   * posted.
   */
  tell(message: MapMessage): void
  /** Posts at once: the frame has asked. */
  answer(message: PictureMessage): void
}

export function makeMapFrame(
  { src, title }: { readonly src: string; readonly title: string },
  hear: (said: FrameMessage) => void,
): MapFrame {
  const frame = Object.assign(document.createElement('iframe'), { className: 'frame', src, title })
  let isReady = false
  let last: MapMessage | undefined
  let sent: readonly MapProperty[] | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const post = () => {
    if (last === undefined) return
    const { properties, ...rest } = last
    // An unchanged list of places is posted once.
    frame.contentWindow?.postMessage(properties === sent ? rest : last, location.origin)
    sent = properties
  }
  const postSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(post, MAP_MESSAGE_DELAY_MS)
  }
  addEventListener('message', ({ data, origin, source }) => {
    if (origin !== location.origin || source === null || source !== frame.contentWindow) return
    const said = parseFrameMessage(data)
    if (said === null) return
    if (said.kind === 'ready') {
      isReady = true
      // A reloaded frame has no places.
      sent = undefined
      postSoon()
    }
    hear(said)
  })
  return {
    frame,
    tell(message) {
      last = message
      if (isReady) postSoon()
    },
    answer: (message) => frame.contentWindow?.postMessage(message, location.origin),
  }
}
