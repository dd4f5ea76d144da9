/** The watcher on a real folder. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Change } from '../../core/dev/change-set.ts'
import { watchSite } from '../../core/dev/watch.ts'
import { emptyFolder } from '../support/folder.ts'
import { waitFor } from '../support/wait-for.ts'

interface Watched {
  readonly root: string
  readonly sets: readonly (readonly Change[])[]
  write(file: string, text?: string): void
}

/** `apply` handles each set before the next one is delivered. */
async function watched(apply: () => Promise<void> = () => Promise.resolve()): Promise<Watched> {
  const root = emptyFolder()
  const sets: (readonly Change[])[] = []
  const write = (file: string, text = file) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  write('content/a.json')
  write('site-config/site.json')
  write('output/nl/index.html')
  const watching = watchSite({
    root,
    without: [path.join(root, 'output'), path.join(root, 'content/made')],
    folders: ['content', 'site-config', 'templates'],
    now: Date.now,
    async apply(changes) {
      sets.push(changes)
      await apply()
    },
    onPolling: () => undefined,
    onCrash: (error) => {
      throw error
    },
  })
  onTestFinished(() => watching.close())
  await watching.ready
  return { root, sets, write }
}

const textOf = (sets: Watched['sets']) =>
  sets.flatMap((set) => set.map(({ event, file }) => `${event} ${file}`))

describe('watching', () => {
  test('files that are written, made and removed are told, also in folders that come later', async () => {
    const { root, sets, write } = await watched()
    write('content/a.json', 'changed')
    await waitFor(() => expect(textOf(sets)).toEqual(['changed content/a.json']))
    write('content/properties/new/1.json')
    await waitFor(() => expect(textOf(sets)).toContain('created content/properties/new/1.json'))
    write('templates/components/card/card.css')
    const style = 'created templates/components/card/card.css'
    await waitFor(() => expect(textOf(sets)).toContain(style))
    rmSync(path.join(root, 'content/properties'), { recursive: true })
    await waitFor(() => expect(textOf(sets)).toContain('removed content/properties/new/1.json'))
  })

  test('what a build or an editor writes is not', async () => {
    const { root, sets, write } = await watched()
    write('output/nl/index.html', 'new')
    write('content/made/a.json')
    write('content/.a.json.swp')
    write('content/4913')
    // Vim writes a second file, and then renames it.
    write('content/a.json~')
    renameSync(path.join(root, 'content/a.json~'), path.join(root, 'content/a.json'))
    write('site-config/site.json', 'last')
    await waitFor(() => expect(textOf(sets)).toContain('changed site-config/site.json'))
    const files = new Set(sets.flat().map(({ file }) => file))
    expect([...files].sort()).toEqual(['content/a.json', 'site-config/site.json'])
  })

  test('a file that is written again while it is read is told again', async () => {
    const found: string[] = []
    const { root, write } = await watched(() => {
      found.push(readFileSync(path.join(root, 'content/a.json'), 'utf8'))
      // chokidar reports no change so soon after another one.
      if (found.length === 1) write('content/a.json', 'formatted')
      return Promise.resolve()
    })
    write('content/a.json', 'saved')
    await waitFor(() => expect(found.at(-1)).toBe('formatted'))
    expect(found).toEqual(['saved', 'formatted'])
  })

  test('while a set is worked on, what changes is gathered into the next', async () => {
    let finish: () => void = () => undefined
    let running = 0
    let most = 0
    const { sets, write } = await watched(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise<void>((resolve) => (finish = resolve))
      running -= 1
    })
    write('content/a.json', '1')
    await waitFor(() => expect(sets).toHaveLength(1))
    const later = Array.from({ length: 1000 }, (_, id) => `content/properties/${id}.json`)
    for (const file of later) write(file)
    // The watcher has seen all changes when it reports a later one.
    finish()
    await waitFor(() => {
      finish()
      const seen = sets.slice(1).flatMap((set) => set.map(({ file }) => file))
      expect(new Set(seen).size).toBe(later.length)
    })
    expect(most).toBe(1)
    expect(sets.length).toBeLessThan(20)
  })
})
