// Draws the street that `agency-site init` puts above the home page: flat façades of a Belgian street, in the colours of
// the default theme. Run with `node scripts/starter/draw-street.mjs` after a change; the picture is in starter/images.
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const WIDTH = 2400
const HEIGHT = 1080
const GROUND = 990
const WALLS = ['#9a3520', '#b9a38c', '#d8d2c4', '#7c4a3a', '#c8b59b', '#8a9498', '#e4dfd3', '#a8553d']
const GLASS = '#33424a'
const STONE = '#eeebe4'
const ROOF = '#3a464b'

/** Always the same street: numbers from 0 to 1, one after another. */
function numbers(seed) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

const next = numbers(41)
const box = (x, y, width, height, fill) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`

function pane(x, y, width, height) {
  return [
    box(x - 7, y - 7, width + 14, height + 14, STONE),
    box(x, y, width, height, GLASS),
    box(x + width / 2 - 3, y, 6, height, STONE),
    box(x, y + height * 0.32, width, 5, STONE),
    box(x - 14, y + height + 7, width + 28, 9, '#c9c4b8'),
  ].join('')
}

function gable(kind, { x, width, top, wall }) {
  if (kind === 'steps') {
    const steps = 5
    const rise = 34
    return Array.from({ length: steps }, (_, step) => {
      const inset = ((step + 1) * width) / (2 * steps + 3)
      const y = top - (step + 1) * rise
      return (
        box(x + inset, y, width - 2 * inset, rise + 1, wall) +
        box(x + inset - 3, y - 5, width - 2 * inset + 6, 7, STONE)
      )
    }).join('')
  }
  if (kind === 'roof') {
    const points = `${x - 8},${top} ${x + 46},${top - 128} ${x + width - 46},${top - 128} ${x + width + 8},${top}`
    const dormer = x + width / 2 - 34
    return (
      `<polygon points="${points}" fill="${ROOF}"/>` +
      box(dormer, top - 106, 68, 106, STONE) +
      box(dormer + 9, top - 95, 50, 70, GLASS) +
      `<polygon points="${dormer - 8},${top - 106} ${dormer + 34},${top - 140} ${dormer + 76},${top - 106}" fill="${STONE}"/>`
    )
  }
  if (kind === 'point') {
    const points = `${x},${top} ${x + width / 2},${top - 170} ${x + width},${top}`
    return (
      `<polygon points="${points}" fill="${wall}"/>` +
      `<polyline points="${points}" fill="none" stroke="${STONE}" stroke-width="10"/>` +
      pane(x + width / 2 - 24, top - 78, 48, 62)
    )
  }
  return box(x - 8, top - 20, width + 16, 22, STONE) + box(x - 4, top - 34, width + 8, 14, ROOF)
}

function house(x, width, index) {
  const floors = 2 + Math.floor(next() * 2)
  const wall = WALLS[index % WALLS.length]
  const floor = 168
  const top = GROUND - 190 - floors * floor
  const columns = width > 250 ? 3 : 2
  const gap = width / columns
  const kind = ['steps', 'roof', 'flat', 'point', 'roof'][Math.floor(next() * 5)]
  const windows = Array.from({ length: floors * columns }, (_, each) => {
    const [row, column] = [Math.floor(each / columns), each % columns]
    return pane(x + column * gap + gap / 2 - 31, top + 34 + row * floor, 62, row === 0 ? 92 : 106)
  })
  const doorAt = next() > 0.5 ? columns - 1 : 0
  const door = x + doorAt * gap + gap / 2 - 34
  const doorColour = ['#23403a', '#222c30', '#5a2318', '#2f4858'][Math.floor(next() * 4)]
  const ground = Array.from({ length: columns }, (_, column) =>
    column === doorAt ? '' : pane(x + column * gap + gap / 2 - 36, GROUND - 158, 72, 108),
  )
  return [
    box(x, top, width, GROUND - top, wall),
    gable(kind, { x, width, top, wall }),
    box(x, GROUND - 186, width, 8, STONE),
    box(x, GROUND - 34, width, 34, '#6d7577'),
    ...windows,
    ...ground,
    box(door - 9, GROUND - 168, 86, 168, STONE),
    box(door, GROUND - 126, 68, 126, doorColour),
    box(door, GROUND - 158, 68, 26, GLASS),
    box(door + 52, GROUND - 66, 6, 6, '#d8b35a'),
    box(x + width - 3, top, 3, GROUND - top, '#00000022'),
  ].join('')
}

function tree(x) {
  const leaf = (cx, cy, r, fill) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`
  return (
    box(x - 7, GROUND - 190, 14, 210, '#4c4239') +
    leaf(x, GROUND - 270, 92, '#5d7263') +
    leaf(x - 48, GROUND - 226, 58, '#52675a') +
    leaf(x + 44, GROUND - 232, 62, '#687e6e')
  )
}

const houses = []
for (let x = -60, index = 0; x < WIDTH; index++) {
  const width = 196 + Math.floor(next() * 3) * 42
  houses.push(house(x, width, index))
  x += width
}
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b9c7cc"/><stop offset="1" stop-color="#f1ece2"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#sky)"/>${houses.join('')}
${box(0, GROUND, WIDTH, 90, '#a9aca8')}${box(0, GROUND, WIDTH, 10, '#c6c8c3')}${box(0, GROUND + 58, WIDTH, 32, '#7b8082')}
${[430, 1230, 1980].map(tree).join('')}</svg>`

const file = process.argv[2] ?? fileURLToPath(new URL('../../starter/images/street.webp', import.meta.url))
await sharp(Buffer.from(svg)).webp({ quality: 70, effort: 6 }).toFile(file)
