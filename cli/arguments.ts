/** What the options of commands may be, and how a command is begun. */
import { InvalidArgumentError } from 'commander'
import { parseShard } from '../core/build/shard.ts'
import type { Shard } from '../core/build/shard.ts'
import { isEmail } from '../core/domain/email.ts'
import type { GlobalOptions, Io } from './io.ts'

/** Loads a command when it is called, so that --help is instant. */
export type Start = <Options>(load: () => Promise<Run<Options>>, options: Options) => Promise<void>

export type Run<Options> = (io: Io, options: GlobalOptions & Options) => Promise<number>

export function count(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > 64)
    throw new InvalidArgumentError('It must be a number from 1 to 64.')
  return number
}

export function port(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > 65_535)
    throw new InvalidArgumentError('It must be a number from 1 to 65535.')
  return number
}

export function shard(text: string): Shard {
  const parsed = parseShard(text)
  if (parsed === null) throw new InvalidArgumentError('It must be like 2/8: the second of eight.')
  return parsed
}

export function amount(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number.')
  return Number(text)
}

export function email(text: string): string {
  if (!isEmail(text)) throw new InvalidArgumentError('It must be an e-mail address.')
  return text
}
