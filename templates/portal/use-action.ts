import { useState } from 'react'
import type { FailureReason, PortalOutcome } from './answer.ts'

export interface Action {
  readonly isBusy: boolean
  /** The reason of the last failure; null before the first action, and during one. */
  readonly failure: FailureReason | null
  run<Value>(act: () => Promise<PortalOutcome<Value>>, done: (value: Value) => void): void
}

/** An action of the owner. Only one runs at a time. */
export function useAction(): Action {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<FailureReason | null>(null)
  return {
    isBusy,
    failure,
    run(act, done) {
      if (isBusy) return
      setBusy(true)
      setFailure(null)
      void act().then((outcome) => {
        setBusy(false)
        if (outcome.ok) done(outcome.value)
        else setFailure(outcome.reason)
      })
    },
  }
}
