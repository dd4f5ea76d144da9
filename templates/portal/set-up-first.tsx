import { SetUp } from './account/set-up.tsx'
import { usePortal } from './context.ts'
import { LogOut } from './rail.tsx'
import { useViewTitle, VIEW_TITLE } from './use-view.ts'

/** The only view of an owner without the second factor that the agency requires. */
export function SetUpFirst({ done }: { readonly done: () => void }) {
  const { say } = usePortal().words
  useViewTitle(say('portal.setUpFirst.title'), 'set-up')
  return (
    <div className="portal-alone">
      <h1 {...VIEW_TITLE}>{say('portal.setUpFirst.title')}</h1>
      <p>{say('portal.setUpFirst.text')}</p>
      <SetUp level={2} done={done} />
      <LogOut className="button" />
    </div>
  )
}
