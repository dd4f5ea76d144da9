import { Account } from './account/account.tsx'
import { usePortal, useSession } from './context.ts'
import { NotFound } from './not-found.tsx'
import { Overview } from './overview.tsx'
import { Property } from './property/property.tsx'
import { Rail } from './rail.tsx'
import type { View } from './route.ts'
import { useView } from './use-view.ts'

/** The parts around every view: the property, the sections, and the logout. */
export function Frame() {
  const { properties } = useSession()
  const view = homeOf(useView(), properties)
  return (
    <div className="portal-frame">
      <Rail view={view} />
      <div className="portal-view">
        <Shown view={view} />
      </div>
    </div>
  )
}

/** The property of the view. An owner with one property has it in every view. */
function homeOf(view: View, properties: readonly { readonly id: string }[]): View {
  const [only, another] = properties
  return view.kind === 'all' && only && !another
    ? { kind: 'property', id: only.id, section: 'overview' }
    : view
}

function Shown({ view }: { readonly view: View }) {
  const { properties } = useSession()
  const { words } = usePortal()
  if (view.kind === 'all') return <Overview />
  if (view.kind === 'account') return <Account />
  const summary = view.kind === 'property' && properties.find(({ id }) => id === view.id)
  return summary ? (
    <Property key={summary.id} summary={summary} section={view.section} />
  ) : (
    <NotFound title={words.say('portal.notFound.title')} />
  )
}
