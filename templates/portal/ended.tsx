import { usePortal } from './context.ts'
import { useViewTitle, VIEW_TITLE } from './use-view.ts'

/**
 * The message after the end of a session. The address still contains the view, to which the login page
 * returns.
 */
export function Ended() {
  const { words, login } = usePortal()
  useViewTitle(words.say('portal.ended.title'), 'ended')
  return (
    <div className="portal-alone" role="alert">
      <h1 {...VIEW_TITLE}>{words.say('portal.ended.title')}</h1>
      <p>{words.say('portal.ended.text')}</p>
      <a className="button button--ink" href={`${login}${location.hash}`}>
        {words.say('portal.ended.again')}
      </a>
    </div>
  )
}
