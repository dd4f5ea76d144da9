import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { Bones } from '../../portal/parts/bones.tsx'
import { Failed } from './failed.tsx'

/** A view whose script is loaded when it is first shown, so that the first screen does not wait for it. */
export function createLazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  return function LazyView(props) {
    const [view, setView] = useState<ComponentType<Props> | 'failed' | null>(() => loaded)
    useEffect(() => {
      if (loaded !== null) return
      load().then(
        (given) => {
          loaded = given
          setView(() => given)
        },
        () => setView('failed'),
      )
    }, [])
    // A newer version of the service has other scripts, which only a reload finds.
    if (view === 'failed') return <Failed reason="down" retry={() => location.reload()} />
    if (view === null) return <Bones />
    const View = view
    return <View {...props} />
  }
}
