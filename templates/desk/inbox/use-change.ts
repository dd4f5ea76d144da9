import { useEffect } from 'react'
import type { DeskMessage } from '../../../core/http/desk/inbox.ts'
import { useAction } from '../../portal/use-action.ts'
import type { Action } from '../../portal/use-action.ts'
import { pathTo } from '../api.ts'
import type { DeskFailure } from '../api.ts'
import { useDesk } from '../context.ts'
import type { MessageProps } from './message-props.ts'

interface Change {
  readonly state?: 'open' | 'done'
  readonly assignedTo?: string | null
  readonly merged?: readonly string[]
}

/** Changes a message. If a colleague has changed it meanwhile, it is loaded again. */
export function useChange({
  message: { id, version },
  set,
  reload,
}: MessageProps & { readonly reload: () => void }): {
  readonly action: Action<DeskFailure>
  readonly change: (change: Change) => void
} {
  const { api } = useDesk()
  const action = useAction<DeskFailure>()
  useEffect(() => {
    if (action.failure === 'changed') reload()
  }, [action.failure, reload])
  return {
    action,
    change: (change) =>
      action.run(
        () => api.send<DeskMessage>('PATCH', pathTo(['inbox', id]), { ...change, seen: version }),
        set,
      ),
  }
}
