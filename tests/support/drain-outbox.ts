import { createBell } from '../../core/service/outbox/bell.ts'
import { tidy } from '../../core/service/outbox/outbox.ts'
import { createQueues } from '../../core/service/outbox/queues.ts'
import type { OutboxOptions } from '../../core/service/outbox/queues.ts'

/** A limit for the case that nothing rings. */
const TURN_MS = 5000

/** Sends all due messages of the outbox, and resolves when none is left. */
export async function drainOutbox(options: OutboxOptions): Promise<void> {
  const { store, now, config } = options.deps
  await tidy(store, now(), config)
  const bell = createBell()
  const queues = createQueues(options, bell.ring)
  for (;;) {
    const rung = bell.next(TURN_MS)
    const claimed = await queues.fill()
    if (claimed === 0 && queues.isIdle()) return
    await rung
  }
}
