/** The commands of the office on a small built site. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Io } from '../../cli/io.ts'
import { run } from '../../cli/program.ts'
import type { Store } from '../../core/service/store/store.ts'
import { openStore } from '../../core/service/store/open-store.ts'
import { emptyFolder } from './folder.ts'
import { PORTAL_SITE } from './portal.ts'
import { NOW } from './service.ts'
import { recordingIo } from './terminal.ts'

export interface Office {
  readonly root: string
  /** Runs a command as it is typed; `--root` is added. */
  type(
    ...argv: readonly string[]
  ): Promise<{ readonly code: number; readonly out: string; readonly err: string }>
  /** Writes a file into the site. */
  write(name: string, content: string | Uint8Array | object): void
  /** Reads the database while no command runs. */
  look<Result>(work: (store: Store) => Promise<Result>): Promise<Result>
}

export function openOffice(env: Io['env'] = {}): Office {
  const root = emptyFolder('agency-site-office-')
  const office: Office = {
    root,
    type: async (...argv) => {
      const { io, written } = recordingIo({ cwd: root, env, now: () => NOW })
      const code = await run(['--root', root, ...argv], io)
      return { code, ...written }
    },
    write: (name, content) => {
      const file = path.join(root, name)
      mkdirSync(path.dirname(file), { recursive: true })
      const isRaw = typeof content === 'string' || content instanceof Uint8Array
      writeFileSync(file, isRaw ? content : JSON.stringify(content, null, 2))
    },
    look: async (work) => {
      const store = await openStore(path.join(root, 'data/service.db'))
      try {
        return await work(store)
      } finally {
        await store.close()
      }
    },
  }
  office.write('.agency-site/service.json', PORTAL_SITE)
  office.write('site-config/service.json', {})
  return office
}
