import type { ReactNode } from 'react'
import { Bones } from '../../portal/parts/bones.tsx'
import type { Data } from '../use-data.ts'
import { Failed } from './failed.tsx'

interface LoadedProps<Value> {
  readonly data: Data<Value>
  readonly reload: () => void
  readonly children: (value: Value) => ReactNode
}

/** Shows placeholders while data is loading, the reason after a failure, and then the data. */
export function Loaded<Value>({ data, reload, children }: LoadedProps<Value>) {
  if (data.state === 'loading') return <Bones />
  if (data.state === 'failed') return <Failed reason={data.reason} retry={reload} />
  return children(data.value)
}
