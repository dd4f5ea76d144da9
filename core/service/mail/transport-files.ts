/** Writes mails as files that mail programs open: for a service without a mail server, and in `dev`. */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { mimeOf } from './mime.ts'
import type { MailTransport } from './transport.ts'

const AT_ONCE = 6

export function fileTransport(folder: string): MailTransport {
  let isMade = false
  return {
    // Each waits for a commit and for the disk, and no connection is held meanwhile.
    atOnce: AT_ONCE,
    async send(message, envelope) {
      const file = path.join(folder, `${envelope.id}.eml`)
      try {
        const mime = await mimeOf(message, envelope)
        if (!isMade) await mkdir(folder, { recursive: true, mode: 0o700 })
        isMade = true
        if (!(await envelope.handOver()))
          return { kind: 'refused', permanent: false, reason: 'left to another process' }
        // The name is the id of the mail, so a mail that is written twice is one file (and `mail-files.ts` finds it).
        await writeFile(`${file}.part`, mime, { mode: 0o600 })
        await rename(`${file}.part`, file)
        return { kind: 'sent', isLocal: true }
      } catch (error) {
        // The folder may have been removed: the next mail makes it again.
        isMade = false
        const { code } = error as NodeJS.ErrnoException
        if (code === undefined) throw error
        return { kind: 'refused', permanent: false, reason: `the file could not be written: ${code}` }
      }
    },
  }
}
