/** The instructions of a Dockerfile, run one by one in bare Debian systems, and the container that follows from them. */
import { cpSync, mkdirSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import fg from 'fast-glob'
import { runIn, startIn } from './debian-tree.ts'

export interface Image {
  readonly tree: string
  readonly folder: string
  readonly user: string
  readonly volumes: readonly string[]
  readonly command: readonly string[]
  readonly health: readonly string[]
}

interface Building {
  /** The folder of `docker build`. */
  readonly context: string
  /** The lines of its .dockerignore. */
  readonly leftOut: readonly string[]
  /** The system of every FROM. */
  readonly base: string
  /** An empty folder, for the systems of the stages. */
  readonly work: string
}

/** The image of the last stage. */
export function buildImage(dockerfile: string, building: Building): Image {
  const stages = new Map<string, Image>()
  let name = ''
  for (const line of dockerfile.split('\n').filter((text) => /^[A-Z]/.test(text))) {
    const [instruction = '', rest = ''] = line.split(/ (.*)/)
    if (instruction === 'FROM') {
      name = / AS (\w+)$/.exec(rest)?.[1] ?? 'last'
      stages.set(name, begun(building, stages.size))
    } else {
      const stage = stages.get(name)
      const follow = INSTRUCTIONS[instruction]
      if (stage === undefined || follow === undefined) throw new Error(`${line} cannot be followed`)
      stages.set(name, { ...stage, ...follow(stage, rest, { ...building, stages }) })
    }
  }
  const image = stages.get(name)
  if (image === undefined) throw new Error('no instruction is FROM')
  return image
}

function begun({ base, work }: Building, number: number): Image {
  const tree = path.join(work, String(number))
  // Devices are copied as devices.
  execFileSync('cp', ['-a', base, tree])
  return { tree, folder: '/', user: 'root', volumes: [], command: [], health: [] }
}

interface Sources extends Building {
  readonly stages: ReadonlyMap<string, Image>
}

type Follow = (stage: Image, rest: string, sources: Sources) => Partial<Image>

const INSTRUCTIONS: Readonly<Record<string, Follow>> = {
  WORKDIR: ({ tree }, folder) => {
    mkdirSync(path.join(tree, folder), { recursive: true })
    return { folder }
  },
  COPY: copy,
  RUN: ({ tree, folder, user }, rest) => {
    const status = runIn(tree, { words: ['/bin/sh', '-c', rest], folder, user })
    if (status !== 0) throw new Error(`${rest} ended with ${status}`)
    return {}
  },
  USER: (_, user) => ({ user }),
  VOLUME: ({ volumes }, place) => ({ volumes: [...volumes, place] }),
  EXPOSE: () => ({}),
  HEALTHCHECK: (_, rest) => ({ health: words(rest.replace(/^CMD /, '')) }),
  CMD: (_, rest) => ({ command: words(rest) }),
}

function words(text: string): readonly string[] {
  return JSON.parse(text) as readonly string[]
}

/** From another stage a folder, from the context files, or everything that is not left out. */
function copy({ tree, folder }: Image, rest: string, { context, leftOut, stages }: Sources): Partial<Image> {
  const [, from, owner, list = ''] = /^(?:--from=(\S+) )?(?:--chown=(\S+) )?(.*)$/.exec(rest) ?? []
  const places = list.split(' ')
  const to = path.resolve(folder, places.pop() ?? '')
  const target = path.join(tree, to)
  const source = from === undefined ? context : (stages.get(from)?.tree ?? '')
  const ignore = from === undefined ? leftOut.flatMap((name) => [name, `${name}/**`]) : []
  for (const place of places) {
    const names = place === '.' ? fg.sync('**', { cwd: context, dot: true, ignore }) : [place]
    if (from !== undefined)
      cpSync(path.join(source, place), target, { recursive: true, verbatimSymlinks: true })
    else for (const name of names) cpSync(path.join(source, name), path.join(target, name))
  }
  if (owner !== undefined) runIn(tree, { words: ['chown', '-R', owner, to], folder: '/' })
  return {}
}

/** `docker run`, with the network of this machine. */
export function runImage(image: Image, env: Readonly<Record<string, string>>, port: number): ChildProcess {
  const { tree, folder, user, volumes } = image
  return startIn(tree, {
    words: atPort(image.command, port),
    folder,
    user,
    env,
    writable: [...volumes, '/tmp'],
  })
}

/** Whether the check of the image says that its container is well. */
export function isWell({ tree, folder, user, health }: Image, port: number): boolean {
  return runIn(tree, { words: atPort(health, port), folder, user }) === 0
}

/** The port of the image may be taken on this machine. */
function atPort(command: readonly string[], port: number): readonly string[] {
  return command.map((word) => word.replaceAll('4321', String(port)))
}
