/**
 * The grammar of a kind of page, learnt from pages: which elements follow each other, which are optional or repeated, and which
 * attributes they have. A template of a peer is this grammar with holes.
 */

/**
 * An element has `tag`, `attributes` (by name, `isOptional`) and `particles`. A particle is a run of children with the same tag
 * and first class: `{ signature, element, least, most }`; its element is null for a text, and `{ comment }` for a comment.
 */
function emptyElement({ tag, isVoid }) {
  return { tag, isVoid, attributes: new Map(), particles: [], isKnown: false }
}

/** Learns until no page adds anything. Returns the element `html`. */
export function learn(pages) {
  const element = emptyElement(pages[0])
  while (pages.map((page) => merge(element, page)).includes(true));
  return element
}

/** Returns whether the node has taught the element anything. */
function merge(element, { attributes, children }) {
  const hasNewAttributes = mergeAttributes(element, attributes)
  let changed = hasNewAttributes || !element.isKnown
  const pairs = aligned(element.particles, runsOf(children))
  element.particles = pairs.map(([known, run]) => {
    const particle = known ?? { ...emptyParticle(run), least: element.isKnown ? 0 : run.nodes.length }
    const count = run?.nodes.length ?? 0
    if (known === undefined || count < particle.least || count > particle.most) changed = true
    particle.least = Math.min(particle.least, count)
    particle.most = Math.max(particle.most, count)
    for (const node of run?.nodes ?? []) {
      if (typeof node === 'object' && 'tag' in node && merge(particle.element, node)) changed = true
    }
    return particle
  })
  element.isKnown = true
  return changed
}

function emptyParticle({ signature, nodes: [node] }) {
  const element = typeof node === 'string' ? null : 'comment' in node ? node : emptyElement(node)
  return { signature, element, most: 0 }
}

function mergeAttributes({ attributes: known, isKnown }, found) {
  const names = new Set(found.map(([name]) => name))
  const isNew = [...names].filter((name) => !known.has(name))
  for (const name of isNew)
    insertAfter(known, [...names][[...names].indexOf(name) - 1], [name, { isOptional: isKnown }])
  const missing = [...known].filter(([name, { isOptional }]) => !isOptional && !names.has(name))
  for (const [name] of missing) known.set(name, { isOptional: true })
  return isNew.length + missing.length > 0
}

/** Attributes stay in the order in which they are written. */
function insertAfter(map, previous, entry) {
  const entries = [...map]
  entries.splice(entries.findIndex(([name]) => name === previous) + 1, 0, entry)
  map.clear()
  for (const [name, value] of entries) map.set(name, value)
}

/** Returns runs of children that follow each other and have the same signature. */
export function runsOf(children) {
  const runs = []
  for (const node of children) {
    const signature = signatureOf(node)
    if (runs.at(-1)?.signature === signature) runs.at(-1).nodes.push(node)
    else runs.push({ signature, nodes: [node] })
  }
  return runs
}

function signatureOf(node) {
  if (typeof node === 'string') return '#text'
  if ('comment' in node) return `#comment ${node.comment}`
  const names = NAMED_BY[node.tag] ?? ['class']
  const [, value = ''] = node.attributes.find(([name]) => names.includes(name)) ?? []
  return `${node.tag}.${value.split(' ')[0]}`
}

/** The attributes that say what an element of the head is. */
const NAMED_BY = { meta: ['name', 'property'], link: ['rel'], script: ['type'] }

/** Pairs particles with runs by their longest common subsequence. A pair lacks one side where the other has nothing alike. */
export function aligned(particles, runs) {
  if (particles.length === runs.length && particles.every(isAlike(runs)))
    return particles.map((particle, index) => [particle, runs[index]])
  const lengths = lengthsOf(particles, runs)
  const pairs = []
  let [left, right] = [0, 0]
  while (left < particles.length || right < runs.length) {
    const [particle, run] = [particles[left], runs[right]]
    if (particle !== undefined && particle.signature === run?.signature) {
      pairs.push([particle, run])
      left += 1
      right += 1
    } else if (run === undefined || (particle && lengths[left + 1][right] >= lengths[left][right + 1])) {
      pairs.push([particle, undefined])
      left += 1
    } else {
      pairs.push([undefined, run])
      right += 1
    }
  }
  return pairs
}

const isAlike = (runs) => (particle, index) => particle.signature === runs[index].signature

/** Returns the length of the longest common subsequence of what is left of both, for each pair of places. */
function lengthsOf(particles, runs) {
  const lengths = Array.from({ length: particles.length + 1 }, () => Array(runs.length + 1).fill(0))
  for (let left = particles.length - 1; left >= 0; left--) {
    for (let right = runs.length - 1; right >= 0; right--) {
      lengths[left][right] =
        particles[left].signature === runs[right].signature
          ? lengths[left + 1][right + 1] + 1
          : Math.max(lengths[left + 1][right], lengths[left][right + 1])
    }
  }
  return lengths
}
