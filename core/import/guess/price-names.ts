/** The goals that the names of prices say: "huurprijs" is that of a rent, and "prix de vente" that of a sale. */
import { wordsOfName } from './column-names.ts'

/** "Current" is no word for a rent. */
const RENT = /huur|loyer|\blocati|\brent|miete/
const SALE = /verko|koop|vente|\bsale|kauf|\bpurchase/
/** The asking price of a sale, if rents are in another column. */
const ASKED = /vraag|demande|\bask/

export interface PriceName {
  readonly isRent: boolean
  readonly isSale: boolean
  readonly isAsked: boolean
}

/** "Kaufpreis/Miete" is the price of either. */
export function priceName(path: string): PriceName {
  const words = wordsOfName(path).join(' ')
  const [rent, sale] = [RENT.test(words), SALE.test(words)]
  return { isRent: rent && !sale, isSale: sale && !rent, isAsked: ASKED.test(words) && !rent }
}
