/** The attributes of an element, written as React writes them: their names, and which values leave an attribute out. */
import { escapeText } from './escape.ts'
import type { Props } from './element.ts'
import { NodeError } from './node-error.ts'

type Kind =
  | 'text'
  /** Present or not. */
  | 'flag'
  /** `true` and `false` are values. */
  | 'enumerated'
  /** A flag that may have a value. */
  | 'optional'
  /** A number of at least 1. */
  | 'positive'
  | 'number'
  /** An address: those of scripts are replaced. */
  | 'address'
  /** No attribute of the markup. */
  | 'none'
  | 'style'

interface Attribute {
  readonly kind: Kind
  readonly name: string
}

function named(kind: Kind, names: string): readonly (readonly [string, Attribute])[] {
  return names.split(' ').map((name) => [name, { kind, name }])
}

/** Attributes whose name in the markup is not that of the property. */
const RENAMED: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  acceptCharset: 'accept-charset',
  httpEquiv: 'http-equiv',
  crossOrigin: 'crossorigin',
  tabIndex: 'tabindex',
  xmlBase: 'xml:base',
  xmlLang: 'xml:lang',
  xmlSpace: 'xml:space',
  xmlnsXlink: 'xmlns:xlink',
}

/** Attributes of SVG whose words are separated by hyphens. */
const HYPHENATED =
  'accentHeight alignmentBaseline arabicForm baselineShift capHeight clipPath clipRule colorInterpolation ' +
  'colorInterpolationFilters colorProfile colorRendering dominantBaseline enableBackground fillOpacity fillRule ' +
  'floodColor floodOpacity fontFamily fontSize fontSizeAdjust fontStretch fontStyle fontVariant fontWeight glyphName ' +
  'glyphOrientationHorizontal glyphOrientationVertical horizAdvX horizOriginX imageRendering letterSpacing ' +
  'lightingColor markerEnd markerMid markerStart maskType overlinePosition overlineThickness paintOrder pointerEvents ' +
  'renderingIntent shapeRendering stopColor stopOpacity strikethroughPosition strikethroughThickness strokeDasharray ' +
  'strokeDashoffset strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity strokeWidth textAnchor ' +
  'textDecoration textRendering transformOrigin underlinePosition underlineThickness unicodeBidi unicodeRange ' +
  'unitsPerEm vAlphabetic vHanging vIdeographic vMathematical vectorEffect vertAdvY vertOriginX vertOriginY ' +
  'wordSpacing writingMode xHeight'

function hyphenated(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

const ATTRIBUTES: ReadonlyMap<string, Attribute> = new Map<string, Attribute>([
  ...Object.entries(RENAMED).map(([property, name]) => [property, { kind: 'text', name }] as const),
  ...HYPHENATED.split(' ').map((name) => [name, { kind: 'text', name: hyphenated(name) }] as const),
  ...['Actuate', 'Arcrole', 'Role', 'Show', 'Title', 'Type'].map(
    (name) => [`xlink${name}`, { kind: 'text', name: `xlink:${name.toLowerCase()}` }] as const,
  ),
  ['xlinkHref', { kind: 'address', name: 'xlink:href' }],
  ...['autoFocus', 'multiple', 'muted'].map(
    (name) => [name, { kind: 'flag', name: name.toLowerCase() }] as const,
  ),
  ...named(
    'flag',
    'inert allowFullScreen async autoPlay controls credentialless default defer disabled disablePictureInPicture ' +
      'disableRemotePlayback formNoValidate hidden loop noModule noValidate open playsInline readOnly required ' +
      'reversed scoped seamless itemScope',
  ),
  ...named(
    'enumerated',
    'contentEditable spellCheck draggable value autoReverse externalResourcesRequired focusable preserveAlpha',
  ),
  ...named('optional', 'capture download'),
  ...named('positive', 'cols rows size span'),
  ...named('number', 'rowSpan start'),
  ['style', { kind: 'style', name: 'style' }],
  ...named('address', 'src href action formAction'),
  ...named(
    'none',
    'children dangerouslySetInnerHTML defaultValue defaultChecked innerHTML key ref suppressContentEditableWarning ' +
      'suppressHydrationWarning',
  ),
])

/** Names that a parser of HTML reads as one name. */
const SAFE_NAME = /^[:A-Z_a-z\u00C0-\u02FF\u0370-\u1FFF\u2070-\uFFFD][:A-Z_a-z\u00C0-\uFFFD\-.0-9\u00B7]*$/

const SCRIPT_ADDRESS =
  // A browser ignores control characters before an address, and tabs and new lines inside its scheme.
  // eslint-disable-next-line no-control-regex
  /^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i

const BLOCKED = "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')"

/** An attribute with a space before it, or nothing. */
export function attribute(property: string, value: unknown): string {
  if (value === null || value === undefined || typeof value === 'function' || typeof value === 'symbol')
    return ''
  const known = ATTRIBUTES.get(property)
  if (known === undefined) return unknownAttribute(property, value)
  const { kind, name } = known
  switch (kind) {
    case 'text':
      return typeof value === 'boolean' ? '' : written(name, value)
    case 'flag':
      return value ? ` ${name}=""` : ''
    case 'enumerated':
      return written(name, value)
    case 'optional':
      return value === true ? ` ${name}=""` : value === false ? '' : written(name, value)
    case 'positive':
      return Number(value) >= 1 ? written(name, value) : ''
    case 'number':
      return Number.isNaN(Number(value)) ? '' : written(name, value)
    case 'address':
      return addressAttribute(name, value)
    case 'none':
      return ''
    case 'style':
      throw new NodeError('An element has inline styles, which the policy of the site forbids: use a class.')
  }
}

function written(name: string, value: unknown): string {
  return ` ${name}="${typeof value === 'number' ? value : escapeText(String(value))}"`
}

function unknownAttribute(property: string, value: unknown): string {
  // Handlers of events belong to scripts.
  if (/^on./i.test(property)) return ''
  if (typeof value === 'boolean' && !/^(?:data|aria)-/i.test(property)) return ''
  return SAFE_NAME.test(property) ? written(property, value) : ''
}

function addressAttribute(name: string, value: unknown): string {
  if (typeof value === 'boolean') return ''
  // An empty address would load the page itself.
  if (value === '' && (name === 'src' || name === 'href')) return ''
  const address = String(value)
  // Most addresses begin with a slash or "h", which no address of a script does.
  const isSafe = /^[/#h]/.test(address)
  return written(name, !isSafe && SCRIPT_ADDRESS.test(address) ? BLOCKED : address)
}

/** The attributes of an element in the order of its props, without those of `apart`. */
export function attributes(props: Props, apart?: ReadonlySet<string>): string {
  let text = ''
  for (const property in props) {
    if (property === 'children' || apart?.has(property)) continue
    text += attribute(property, props[property])
  }
  return text
}

const NOT_CUSTOM = new Set(
  'children dangerouslySetInnerHTML key ref style suppressContentEditableWarning suppressHydrationWarning'.split(
    ' ',
  ),
)

/** The attributes of an element that a script defines: their names stay, and `true` is an empty value. */
export function customAttributes(props: Props): string {
  return Object.entries(props)
    .filter(([name, value]) => !NOT_CUSTOM.has(name) && isCustomValue(value) && SAFE_NAME.test(name))
    .map(([name, value]) => written(name === 'className' ? 'class' : name, value === true ? '' : value))
    .join('')
}

function isCustomValue(value: unknown): boolean {
  return value !== false && value !== undefined && !['function', 'symbol', 'object'].includes(typeof value)
}
