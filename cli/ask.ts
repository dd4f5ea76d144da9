/** Questions to the person at the terminal. */
import { createInterface } from 'node:readline/promises'

export type Ask = (question: string) => Promise<string>

/** Undefined without a terminal. Ctrl+C and Ctrl+D stop the command as everywhere else. */
export function createAsk(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Ask | undefined {
  if (!input.isTTY || !output.isTTY) return undefined
  return async (question) => {
    const lines = createInterface({ input, output })
    const stop = () => process.kill(process.pid, 'SIGINT')
    lines.on('SIGINT', stop)
    try {
      const ended = new Promise<never>(() => lines.once('close', stop))
      return await Promise.race([lines.question(question), ended])
    } finally {
      lines.removeAllListeners('close')
      lines.close()
    }
  }
}
