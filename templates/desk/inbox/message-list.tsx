import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import type { DeskMessageSummary } from '../../../core/http/desk/inbox.ts'
import { Bones } from '../../portal/parts/bones.tsx'
import { useDesk, useNames } from '../context.ts'
import { useKeys } from '../keys.ts'
import { HomeTitle } from '../parts/home-title.tsx'
import { Failed } from '../parts/failed.tsx'
import { hrefOf } from '../route.ts'
import type { InboxPages } from './use-inbox.ts'

interface MessageListProps {
  readonly inbox: InboxPages
  readonly selected: string | null
  /** The messages that are to be marked together; null while none are being chosen. */
  readonly chosen: ReadonlySet<string> | null
  readonly choose: (ids: ReadonlySet<string>) => void
}

/** The height of a row before it is measured. */
const ROW = 104
/** Rows before the end of the list at which the next page is asked. */
const AHEAD = 15

/** The rows that are on the screen. j and k go from row to row, Enter opens one. */
export function MessageList({ inbox, selected, chosen, choose }: MessageListProps) {
  const { say } = useDesk().words
  const box = useRef<HTMLDivElement>(null)
  const { messages, hasMore, more } = inbox
  const rows = useVirtualizer({
    count: messages.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    getItemKey: (index) => messages[index]?.id ?? index,
    overscan: 8,
  })
  const shown = rows.getVirtualItems()
  const last = shown.at(-1)?.index ?? 0
  useEffect(() => {
    if (hasMore && last >= messages.length - AHEAD) more()
  }, [hasMore, last, messages.length, more])
  const go = useRowKeys(messages, selected)
  useEffect(() => {
    if (go.index >= 0) rows.scrollToIndex(go.index, { align: 'auto' })
  }, [go.index, rows])
  if (inbox.state === 'loading') return <Bones />
  if (inbox.state === 'failed')
    return <Failed reason={inbox.reason ?? 'down'} retry={() => void inbox.reload()} />
  if (messages.length === 0) return <p className="portal-empty">{say('desk.inbox.none')}</p>
  return (
    <div
      ref={box}
      className="desk-inbox__scroll"
      tabIndex={0}
      role="region"
      aria-label={say('desk.inbox.title')}
    >
      <ul style={{ height: rows.getTotalSize() }}>
        {shown.map(({ index, key, start }) => {
          const message = messages[index]
          return message === undefined ? null : (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              style={{ transform: `translateY(${start}px)` }}
              data-at={index === go.index ? '' : undefined}
            >
              {chosen === null ? (
                <Row message={message} isSelected={message.id === selected} />
              ) : (
                <label className="message-row message-row--choice" data-state={message.state}>
                  <input
                    type="checkbox"
                    checked={chosen.has(message.id)}
                    onChange={() => choose(toggled(chosen, message.id))}
                  />
                  <RowText message={message} />
                </label>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set(chosen.has(id) ? [...chosen].filter((other) => other !== id) : [...chosen, id])
}

/** The row at which the keys are; -1 before the first key. */
function useRowKeys(messages: readonly DeskMessageSummary[], selected: string | null) {
  const [index, setIndex] = useState(-1)
  const from = index >= 0 ? index : messages.findIndex(({ id }) => id === selected)
  const step = (by: number) => setIndex(Math.max(0, Math.min(messages.length - 1, from + by)))
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    o: () => open(messages[from]),
    Enter: () => open(messages[from]),
  })
  return { index }
}

function open(message: DeskMessageSummary | undefined): void {
  if (message !== undefined) location.hash = hrefOf('inbox', message.id)
}

function Row({
  message,
  isSelected,
}: {
  readonly message: DeskMessageSummary
  readonly isSelected: boolean
}) {
  return (
    <a
      className="message-row"
      href={hrefOf('inbox', message.id)}
      aria-current={isSelected ? 'true' : undefined}
      data-state={message.state}
    >
      <RowText message={message} />
    </a>
  )
}

function RowText({ message }: { readonly message: DeskMessageSummary }) {
  const { dates, words } = useDesk()
  const names = useNames()
  const { say } = words
  const who = names.colleague(message.assignedTo)
  return (
    <>
      <span className="message-row__head">
        <b>{message.sender}</b>
        <span>{dates.moment(message.receivedAt)}</span>
      </span>
      <span className="message-row__what">
        {names.form(message.form)}
        {message.home !== null && (
          <>
            {' · '}
            <HomeTitle home={message.home} />
          </>
        )}
      </span>
      <span className="message-row__end">
        <span className="desk-state" data-state={message.state}>
          {say(`desk.state.${message.state}`)}
        </span>
        {who !== null && <span>{who}</span>}
        {message.hasFailedMail && <span className="desk-bad">{say('desk.inbox.failedMail')}</span>}
        <span className="message-row__excerpt">{message.excerpt}</span>
      </span>
    </>
  )
}
