import { usePortal } from './context.ts'
import { Call } from './parts/call.tsx'
import { hrefOf } from './route.ts'
import { useViewTitle, VIEW_TITLE } from './use-view.ts'

/** An address without data of this owner. It does not reveal whether another owner has it. */
export function NotFound({ title }: { readonly title: string }) {
  const { words } = usePortal()
  useViewTitle(title, 'unknown')
  return (
    <div className="portal-alone">
      <h1 {...VIEW_TITLE}>{title}</h1>
      <p>{words.say('portal.notFound.text')}</p>
      <p className="portal-actions">
        <a className="button button--ink" href={hrefOf({ kind: 'all' })}>
          {words.say('portal.all.link')}
        </a>
        <Call />
      </p>
    </div>
  )
}
