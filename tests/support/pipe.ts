/** A named pipe that keeps up to 64 KB until it is read. */
import { execFileSync } from 'node:child_process'
import { constants, statSync } from 'node:fs'
import fs from 'node:fs/promises'
import { onTestFinished } from 'vitest'

export interface Pipe {
  /** Returns the bytes that were written since the last call, and rejects if there are none. */
  read(): Promise<Buffer>
  /** Returns whether the file is still a pipe. */
  isPipe(): boolean
}

export async function makePipe(file: string): Promise<Pipe> {
  execFileSync('mkfifo', [file])
  // Both ends are open, so neither side waits for the other.
  const handle = await fs.open(file, constants.O_RDWR | constants.O_NONBLOCK)
  onTestFinished(() => handle.close())
  return {
    async read() {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(65_536))
      return buffer.subarray(0, bytesRead)
    },
    isPipe: () => statSync(file).isFIFO(),
  }
}
