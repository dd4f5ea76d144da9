/** Sends the messages of the outbox while the service runs. Each receiver has a queue of its own. */
import { createBell } from './bell.ts'
import { errorName } from './deliver.ts'
import { tidy } from './outbox.ts'
import { createQueues, LOOK_FOR_QUEUES } from './queues.ts'
import type { OutboxOptions } from './queues.ts'

interface RunningOutbox {
  /** Looks for messages at once. */
  wake(): void
  /**
   * Starts no further message, and gives mails that were handed over a few seconds. The next start sends the
   * rest.
   */
  stop(): Promise<void>
}

/** Milliseconds between two searches, because another process may have stored a message and died. */
const LOOK_AGAIN = 5000
const TIDY_EVERY = 60_000

export function startOutbox(options: OutboxOptions): RunningOutbox {
  const { deps } = options
  const bell = createBell()
  const outbox = createQueues(options, bell.ring)
  let tidyAt = -Infinity
  const turn = async () => {
    // Monotonic, so that a clock that is set back does not end the tidying.
    if (performance.now() >= tidyAt) {
      tidyAt = performance.now() + TIDY_EVERY
      await tidy(deps.store, deps.now(), deps.config)
    }
    await outbox.fill()
  }
  const run = async () => {
    while (!outbox.isStopped()) {
      const rung = bell.next(outbox.isIdle() ? LOOK_AGAIN : LOOK_FOR_QUEUES)
      await turn().catch((error: unknown) => deps.log.error({ code: errorName(error) }, 'outbox'))
      await rung
    }
  }
  const running = run()
  return {
    wake: bell.ring,
    stop: async () => {
      const stopped = outbox.stop()
      bell.ring()
      await Promise.all([stopped, running])
    },
  }
}
