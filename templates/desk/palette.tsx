import { useEffect, useId, useRef, useState } from 'react'
import type { DeskHomes } from '../../core/http/desk/homes.ts'
import type { DeskInbox } from '../../core/http/desk/inbox.ts'
import { pathTo } from './api.ts'
import { useDesk, useMember } from './context.ts'
import { hrefOf, SECTIONS } from './route.ts'

interface Entry {
  readonly href: string
  readonly text: string
  readonly kind: string
}

/** Everything by its name: sections, messages and homes. The service is asked while one types. */
export function Palette({ close }: { readonly close: () => void }) {
  const { words } = useDesk()
  const { say } = words
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const entries = useEntries(text)
  useEffect(() => dialog.current?.showModal(), [])
  const go = (entry: Entry | undefined) => {
    if (entry === undefined) return
    location.hash = entry.href
    close()
  }
  const press = ({ key, preventDefault }: { key: string; preventDefault: () => void }) => {
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      preventDefault()
      setAt((last) => Math.max(0, Math.min(entries.length - 1, last + step)))
    }
    if (key === 'Enter') {
      preventDefault()
      go(entries[at])
    }
  }
  return (
    <dialog ref={dialog} className="desk-palette" aria-label={say('desk.palette.title')} onClose={close}>
      <input
        type="search"
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={entries[at] && `${id}-${at}`}
        aria-label={say('desk.palette.label')}
        placeholder={say('desk.palette.label')}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setAt(0)
        }}
        onKeyDown={(event) => press({ key: event.key, preventDefault: () => event.preventDefault() })}
      />
      <ul id={`${id}-list`} role="listbox" aria-label={say('desk.palette.title')}>
        {entries.map((entry, index) => (
          <li
            key={entry.href}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            onClick={() => go(entry)}
            onPointerMove={() => setAt(index)}
          >
            <span>{entry.text}</span> <span className="portal-quiet">{entry.kind}</span>
          </li>
        ))}
      </ul>
      <p className="portal-empty" role="status">
        {entries.length === 0 ? say('desk.palette.none') : null}
      </p>
    </dialog>
  )
}

function useEntries(text: string): readonly Entry[] {
  const { words } = useDesk()
  const { rights } = useMember().session
  const { say } = words
  const search = text.trim()
  const found = useFound(search)
  const names: readonly Entry[] = [...SECTIONS, { name: 'account', right: null } as const]
    .filter(({ right }) => right === null || rights.includes(right))
    .map(({ name }) => ({
      href: hrefOf(name),
      text: say(`desk.${name}.title`),
      kind: say('desk.palette.view'),
    }))
  const matching = names.filter((entry) => entry.text.toLowerCase().includes(search.toLowerCase()))
  return [...matching, ...found]
}

const WAIT_MS = 200

function useFound(search: string): readonly Entry[] {
  const { words, api } = useDesk()
  const { say } = words
  const [found, setFound] = useState<readonly Entry[]>([])
  useEffect(() => {
    if (search.length < 2) {
      setFound([])
      return
    }
    let isWanted = true
    const timer = setTimeout(() => {
      const asked = [
        api.get<DeskInbox>(pathTo(['inbox'], { search })),
        api.get<DeskHomes>(pathTo(['homes'], { search })),
      ] as const
      void Promise.all(asked).then(([messages, homes]) => {
        if (!isWanted) return
        setFound([
          ...(messages.ok ? messages.value.messages : []).slice(0, 6).map(({ id, sender, excerpt }) => ({
            href: hrefOf('inbox', id),
            text: [sender, excerpt.slice(0, 50)].filter(Boolean).join(' · '),
            kind: say('desk.inbox.title'),
          })),
          ...(homes.ok ? homes.value.homes : []).slice(0, 6).map(({ id, reference, title }) => ({
            href: hrefOf('homes', id),
            text: `${reference} · ${title}`,
            kind: say('desk.homes.title'),
          })),
        ])
      })
    }, WAIT_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [search, api, say])
  return found
}
