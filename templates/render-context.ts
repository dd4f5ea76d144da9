import { createContext, useContext } from 'react'
import type { Shell } from '../core/view/types.ts'
import type { Fragment } from './cached.tsx'
import type { Translate } from './translate.ts'

/** The data of the site that components need, passed once at the root. */
interface RenderContext {
  readonly shell: Shell
  readonly t: Translate
  /** Fragments of the page so far, in the order of their placeholders. */
  readonly fragments: Fragment[]
}

const Context = createContext<RenderContext | undefined>(undefined)

export const RenderProvider = Context.Provider

export function useRender(): RenderContext {
  const context = useContext(Context)
  if (!context) throw new Error('A component was rendered outside renderPage.')
  return context
}

export function useShell(): Shell {
  return useRender().shell
}

export function useT(): Translate {
  return useRender().t
}
