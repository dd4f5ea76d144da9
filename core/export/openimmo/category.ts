/** `objektkategorie`: the use, the offer and the kind of a home. */
import { TYPE_GROUPS } from '../../domain/home-type.ts'
import type { TypeGroup } from '../../languages/language.ts'
import { codeText } from '../../languages/code-texts.ts'
import type { CodeTextKey } from '../../languages/code-text-keys.ts'
import { OBJEKTARTEN } from '../../import/presets/openimmo-types.ts'
import { empty, group, leaf } from '../../feeds/xml.ts'
import type { XmlElement } from '../../feeds/xml.ts'

/** The first kind of each type group stands for it. */
const KINDS: Readonly<Record<TypeGroup, keyof typeof OBJEKTARTEN>> = {
  house: 'haus',
  apartment: 'wohnung',
  studio: 'wohnung',
  land: 'grundstueck',
  investment: 'zinshaus_renditeobjekt',
  commercial: 'einzelhandel',
  garage: 'parken',
  industrial: 'hallen_lager_prod',
  office: 'buero_praxen',
}

const BUSINESS: readonly TypeGroup[] = ['commercial', 'industrial', 'office']

interface Category {
  /** The type group; a house if it is unknown, because the element is required. */
  readonly webId: number | undefined
  readonly goal: 0 | 1 | 2
  readonly typeName: string | undefined
}

export function categoryOf({ webId, goal, typeName }: Category): XmlElement {
  const type =
    (Object.keys(TYPE_GROUPS) as TypeGroup[]).find((name) => TYPE_GROUPS[name] === webId) ?? 'house'
  const isBusiness = BUSINESS.includes(type)
  const use = { WOHNEN: !isBusiness, GEWERBE: isBusiness, ANLAGE: type === 'investment' ? true : undefined }
  const offer = { KAUF: goal !== 1, MIETE_PACHT: goal === 1 }
  return {
    name: 'objektkategorie',
    attributes: {},
    content: [
      empty('nutzungsart', use),
      empty('vermarktungsart', offer),
      group('objektart', [kindOf(KINDS[type], typeName), leaf('objektart_zusatz', typeName)]) as XmlElement,
    ],
  }
}

/** The subtype, if the name of the type is that of one in some language. */
function kindOf(name: keyof typeof OBJEKTARTEN, typeName: string | undefined): XmlElement {
  const { attribute, values } = OBJEKTARTEN[name]
  const found = Object.entries(values as Readonly<Record<string, CodeTextKey | null>>).find(
    ([, key]) => key !== null && Object.values(codeText(key)).some((text) => isSame(text, typeName)),
  )
  return empty(name, { [attribute]: found?.[0] })
}

function isSame(text: string, other: string | undefined): boolean {
  return other !== undefined && text.toLowerCase() === other.toLowerCase()
}
