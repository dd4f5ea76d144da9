/** The key by which spellings of the name of a place compare. */
import { foldText } from '../domain/text.ts'

/** "St-Niklaas" is Sint-Niklaas, and "Ste-Ode" is Sainte-Ode. */
const SAINTS = new Map([
  ['sint', 'st'],
  ['saint', 'st'],
  ['sankt', 'st'],
  ['sainte', 'ste'],
])

/** Case, accents and what stands between words are ignored: `dilsen_stokkem`, "SINT PIETERS LEEUW", "LiÈge". */
export function placeKey(name: string): string {
  const words = foldText(name).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => SAINTS.get(word) ?? word).join('')
}
