/** Opens a source file in the editor that the environment names. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { allowedFile } from '../paths/allowed-path.ts'
import { sourceFence } from '../paths/site-fences.ts'

interface Spot {
  /** Absolute. */
  readonly file: string
  readonly line: number
  readonly column: number
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The file that a path below the root names, after links are resolved; null for a missing file and for one
 * outside the site.
 */
export function fileToOpen(root: string, name: string): string | null {
  if (name === '') return null
  const found = allowedFile(path.join(root, name), sourceFence(root))
  return 'refusal' in found ? null : found.real
}

/** These editors would use the terminal in which `dev` runs. */
const IN_TERMINAL = /^(?:vim?|nvim|nano|pico|emacs|hx|helix|micro|kak|joe|ed|ne)$/

/** The command and its arguments; null if the environment names no editor, or one that runs in a terminal. */
export function editorCommand(env: Environment, spot: Spot): readonly [string, ...string[]] | null {
  const named = env['LAUNCH_EDITOR'] ?? env['VISUAL'] ?? env['EDITOR'] ?? ''
  const [command, ...rest] = named.trim().split(/\s+/)
  if (command === undefined || command === '') return null
  const name = path.basename(command).replace(/\.(?:exe|cmd|sh)$/i, '')
  return IN_TERMINAL.test(name) ? null : [command, ...rest, ...argumentsFor(name, spot)]
}

/** The arguments with the line, in the syntax of the editor. An unknown editor gets the file only. */
function argumentsFor(editor: string, { file, line, column }: Spot): readonly string[] {
  if (/^(?:code|code-insiders|codium|cursor|windsurf)$/.test(editor))
    return ['-g', `${file}:${line}:${column}`]
  if (/^(?:subl|sublime_text|zed|zeditor|atom|lapce)$/.test(editor)) return [`${file}:${line}:${column}`]
  if (/^(?:idea|webstorm|phpstorm|pycharm)(?:64)?$/.test(editor)) return ['--line', String(line), file]
  if (/^(?:gvim|mvim|kate|gedit)$/.test(editor)) return [`+${line}`, file]
  return [file]
}

/** Returns whether the editor could be started. */
export function openInEditor(env: Environment, spot: Spot): Promise<boolean> {
  const command = editorCommand(env, spot)
  if (command === null) return Promise.resolve(false)
  const [name, ...rest] = command
  return new Promise((resolve) => {
    // No shell is used, because the name of a file may contain any character.
    const editor = spawn(name, rest, { stdio: 'ignore', detached: true })
    editor.once('error', () => resolve(false))
    editor.once('spawn', () => {
      editor.unref()
      resolve(true)
    })
  })
}
