/**
 * Props of the templates: the contract between view (which fills them) and templates (which show them).
 *
 * Props are plain JSON and final: texts are in the page's language, prices, dates and numbers are formatted, links and
 * picture addresses are decided. `undefined` means "leave out". Labels of the interface are not in the props: templates
 * take them from the shell's `strings`. A page's identity is the hash of its props, so nothing may stand here that the
 * page does not show.
 */
import type { Locale } from '../domain/locale.ts'
import type { StringKey } from '../strings/keys.ts'

/** Sanitised HTML, made by `core/markup` from Markdown or a CRM's HTML. Only `<Html>` may set it. */
export type Html = string & { readonly __html: 'sanitised' }

export interface Link {
  readonly href: string
  readonly label: string
  /** Leads to another site: opens in a new tab with `rel="noopener"`. */
  readonly external?: true
}

/** One picture with its variants. `srcset` is absent for pictures that stay on another host. */
export interface Picture {
  readonly src: string
  readonly srcset?: string
  readonly type?: 'image/webp'
  /** PNG for browsers without WebP: `{src, srcset}` of the same widths. */
  readonly fallback?: { readonly src: string; readonly srcset: string }
  readonly width?: number
  readonly height?: number
  readonly alt: string
}

/** A symbol of `templates/icons.svg` that props may ask for. */
export type IconName =
  | 'area'
  | 'bath'
  | 'bed'
  | 'car'
  | 'heart'
  | 'key'
  | 'mail'
  | 'phone'
  | 'pin'
  | 'plot'
  | 'sun'
  | 'toilet'
  | 'year'

export type EnergyTone = 'best' | 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g'

/** An energy label as a chip: letter and word, colour only beside them. */
export interface EnergyChip {
  readonly label: string
  readonly tone: EnergyTone
}

export type StatusTone = 'new' | 'option' | 'sold' | 'plain'

export interface Status {
  readonly label: string
  readonly tone: StatusTone
}

export interface Price {
  /** "€ 895.000", "Prijs op aanvraag" or the name of the marquee. */
  readonly text: string
  /** "vanaf" before the amount (PriceUnit 7). */
  readonly before?: string
  /** "per maand" after it. */
  readonly after?: string
}

/** One property or project as it stands in lists. */
export interface Card {
  readonly href: string
  readonly picture?: Picture
  readonly title: string
  readonly place: string
  readonly price?: Price
  readonly energy?: EnergyChip
  readonly status?: Status
  /** Short facts: "5 slaapkamers", "312 m²". */
  readonly facts: readonly string[]
  /** Type groups, for filters in the page. */
  readonly types?: readonly number[]
}

export interface Paging {
  readonly page: number
  readonly pages: number
  /** Items in the whole list, and the first and last on this page. */
  readonly total: number
  readonly first: number
  readonly last: number
  readonly links: readonly { readonly page: number; readonly href: string }[]
  readonly previous?: string
  readonly next?: string
}

/** Where a module stands: its row's width of twelve columns, and its own at three sizes. */
export interface Placement {
  readonly span: 12 | 10 | 8
  readonly sm: number
  readonly md: number
  readonly lg: number
  /** Class names: the module's own, and the one that carries its configured background. */
  readonly className?: string
  readonly background?: Picture
  /** One of the classes sets a background colour: the block keeps its text clear of the edge. */
  readonly tinted?: true
}

export type ModuleView = 'module' | 'single' | 'quote' | 'slider'

export interface Teaser {
  readonly href?: string
  readonly title: string
  readonly summary?: string
  readonly picture?: Picture
  readonly name?: string
  readonly place?: string
}

/** One block of a page (spec 3, Module with its relation). */
export type Block = {
  readonly placement: Placement
  readonly title?: string
  readonly titleSize: 'small' | 'medium' | 'large'
} & (
  | {
      readonly kind: 'text'
      readonly body?: Html
      readonly body2?: Html
      readonly picture?: Picture
      /** Further pictures, side by side under the text. */
      readonly gallery?: readonly Picture[]
      readonly link?: Link
    }
  | {
      readonly kind: 'quote'
      readonly quote: string
      readonly name?: string
      readonly role?: string
      readonly picture?: Picture
    }
  | {
      readonly kind: 'articles'
      readonly view: ModuleView
      readonly perRow: number
      readonly intro?: Html
      readonly teasers: readonly Teaser[]
      readonly link?: Link
    }
  | {
      readonly kind: 'properties'
      readonly perRow: number
      readonly intro?: Html
      readonly cards: readonly Card[]
      readonly link?: Link
      /** Set on listing pages: the paged list with its ways to narrow it. */
      readonly listing?: Listing
    }
  | {
      readonly kind: 'projects'
      readonly perRow: number
      readonly intro?: Html
      readonly cards: readonly Card[]
      readonly link?: Link
    }
  | { readonly kind: 'form'; readonly intro?: Html; readonly form: Form }
  | { readonly kind: 'offices'; readonly offices: readonly Office[] }
)

export interface Listing {
  readonly goal: 0 | 1
  readonly paging: Paging
  /** Pages of one type or one town that have stock; the current one has no `href`. */
  readonly types: readonly CountLink[]
  readonly cities: readonly CountLink[]
  /** Back to the whole list, on a page of one type or town. */
  readonly all?: Link
}

export interface CountLink {
  readonly label: string
  readonly count: number
  readonly href?: string
}

export interface Office {
  readonly name: string
  readonly address: readonly string[]
  readonly phone: { readonly text: string; readonly href: string }
  readonly email?: string
  readonly hours?: Html
}

export type FieldKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'password'
  | 'number'
  | 'date'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'checkboxes'
  | 'hidden'

export interface Field {
  readonly name: string
  readonly kind: FieldKind
  readonly label?: string
  readonly hint?: string
  readonly required: boolean
  readonly autocomplete?: string
  readonly inputMode?: 'numeric' | 'tel' | 'email'
  readonly value?: string
  readonly options?: readonly { readonly value: string; readonly label: string; readonly checked?: true }[]
  /** Width in columns of six. */
  readonly width: 2 | 3 | 4 | 6
}

/** A form that posts without script; the service answers with the thank-you page. */
export interface Form {
  readonly name: string
  readonly action: string
  readonly groups: readonly { readonly title?: string; readonly fields: readonly Field[] }[]
  readonly submit: string
  /** Sentence beside the button, with the link to the privacy statement. */
  readonly privacy?: Link
}

export interface SearchBlock {
  readonly title?: string
  readonly description?: string
  readonly description2?: string
  readonly showInput: boolean
  readonly showButton: boolean
  /** A link with count zero is shown disabled; `count` is absent when counts are off. */
  readonly goals: readonly {
    readonly goal: 0 | 1
    readonly href: string
    readonly count?: number
    readonly disabled: boolean
  }[]
  readonly types: readonly SearchRow[]
  readonly cities: readonly SearchRow[]
}

/** A type or town with its lists; a list without stock has no page, and so no `href`. */
export interface SearchRow {
  readonly label: string
  readonly goals: readonly { readonly goal: 0 | 1; readonly href?: string; readonly count?: number }[]
}

export type Banner =
  | { readonly kind: 'image'; readonly picture: Picture }
  | { readonly kind: 'color'; readonly className: string }
  | { readonly kind: 'gallery'; readonly pictures: readonly Picture[] }
  | { readonly kind: 'video'; readonly src: string; readonly type: string; readonly poster?: Picture }
  | { readonly kind: 'cards'; readonly cards: readonly Card[] }

export interface BannerText {
  readonly title?: string
  readonly description?: string
  readonly description2?: string
  readonly logo?: Picture
}

/** Everything around a page's own content that differs from page to page. */
export interface Frame {
  readonly url: string
  readonly head: Head
  /** Path in each language where the page exists, this one included: switcher and hreflang. */
  readonly languages: readonly { readonly locale: Locale; readonly href: string }[]
  /** Internal path of the menu item that is marked as current. */
  readonly current?: string
  readonly breadcrumbs: readonly { readonly label: string; readonly href?: string }[]
  /** The header lies over the banner until the page is scrolled. */
  readonly overBanner: boolean
  readonly fixedMenu: boolean
  /** Class of `<body>`, for the page's own style sheet. */
  readonly className?: string
}

export interface Head {
  readonly title: string
  readonly description?: string
  readonly canonical?: string
  readonly noIndex?: true
  readonly noReferrer?: true
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  readonly openGraph: {
    readonly title: string
    readonly description?: string
    readonly type: 'website' | 'article'
    readonly locale: string
    readonly alternateLocales: readonly string[]
    readonly image?: {
      readonly url: string
      readonly width: number
      readonly height: number
      readonly alt: string
    }
  }
  readonly twitter: { readonly title: string; readonly description?: string; readonly image?: string }
  /** JSON-LD, already escaped for a script element by `core/view/json-ld.ts`. */
  readonly jsonLd?: string
  /** The page's own style sheet, beside the site's. */
  readonly stylesheet?: string
  /** A script that this page needs beside the site's. */
  readonly script?: string
}

export interface MenuLink extends Link {
  /** Internal path, compared with `frame.current`. */
  readonly path: string
  readonly children: readonly MenuLink[]
}

/** What every page of one language has in common. Rendered once, referred to by its hash. */
export interface Shell {
  readonly locale: Locale
  readonly siteName: string
  readonly homeHref: string
  readonly stylesheet: string
  readonly script: string
  readonly sprite: string
  readonly icons: readonly {
    readonly rel: string
    readonly href: string
    readonly sizes?: string
    readonly type?: string
  }[]
  readonly manifest: string
  /** Font files that the style sheet needs on every page, fetched with it and not after it. */
  readonly fonts?: readonly string[]
  readonly themeColor: string
  readonly logo?: { readonly large: Picture; readonly small: Picture }
  readonly wordmark: string
  readonly topBar?: { readonly left: readonly TopBarLink[]; readonly right: readonly TopBarLink[] }
  readonly menu: readonly MenuLink[]
  /** Items beyond the configured maximum, shown in the extra menu. */
  readonly extraMenu: readonly MenuLink[]
  /** Names of the public languages in their own language; the switcher shows with more than one. */
  readonly languageNames: Readonly<Partial<Record<Locale, string>>>
  readonly showFlags: boolean
  readonly footer: Footer
  readonly strings: Readonly<Record<StringKey, string>>
}

export interface TopBarLink extends Link {
  readonly icon?: IconName
  readonly className?: string
}

export interface Footer {
  readonly columns: readonly {
    readonly title?: string
    readonly intro?: Html
    readonly text?: Html
    readonly pictures?: readonly Picture[]
  }[]
  readonly offices: readonly Office[]
  readonly legal: readonly { readonly term: StringKey; readonly text: string; readonly href?: string }[]
  readonly copyright?: string
  readonly links: readonly Link[]
  readonly social: readonly Link[]
  readonly newsletter?: Form
}

export interface ContentPage {
  readonly frame: Frame
  readonly banner?: Banner
  readonly bannerText?: BannerText
  readonly search?: SearchBlock
  readonly title?: string
  readonly lead?: string
  readonly body?: Html
  readonly top: readonly Block[]
  readonly rows: readonly Block[]
  readonly bottom: readonly Block[]
}

/** One row of a fact table: `term` is a string key, `value` is final. */
export interface Fact {
  readonly term: StringKey
  readonly value: string
}

export interface FactGroup {
  readonly title: StringKey
  readonly facts: readonly Fact[]
}

export interface EnergyScale {
  /** Region key: "energy.region.flanders". */
  readonly region: StringKey
  readonly label: string
  readonly tone: EnergyTone
  /** kWh per square metre and year, formatted; absent when only the label is known. */
  readonly value?: string
  /** Classes from best to worst with their upper bounds; the last has none. `position` 0 to 1 along the scale. */
  readonly classes: readonly {
    readonly label: string
    readonly tone: EnergyTone
    readonly upper?: number
    readonly current?: true
  }[]
  readonly position?: number
}

export interface PlanningCode {
  readonly code: string
  readonly term: StringKey
  readonly meaning: StringKey
}

export interface Person {
  readonly name: string
  readonly initials: string
  readonly role?: string
  readonly registration?: string
  readonly phone?: { readonly text: string; readonly href: string }
  readonly email?: string
  readonly photo?: Picture
  readonly introduction?: string
}

export interface DocumentLink {
  readonly label: string
  /** Absent: sent on request. */
  readonly href?: string
  /** "PDF, 1,2 MB" */
  readonly detail?: string
}

/** Video or tour that loads only after a click; until then a plain link to its page. */
export interface Embed {
  readonly kind: 'video' | 'tour'
  readonly href: string
  /** Address for a frame, absent for direct files. */
  readonly frame?: string
  /** Who is contacted: "youtube.com". */
  readonly host: string
}

export interface PropertyPage {
  readonly frame: Frame
  readonly id: number
  readonly goal: 0 | 1 | 2
  readonly title: string
  readonly lead?: string
  readonly body?: Html
  readonly pictures: readonly Picture[]
  readonly plans: readonly Picture[]
  readonly price?: Price
  readonly status?: Status
  readonly sold: boolean
  /** Address lines; one line with town only when the address is hidden. */
  readonly address: readonly string[]
  readonly addressHidden: boolean
  /** "UC: 245" */
  readonly uniqueCode?: string
  readonly energy?: EnergyChip
  readonly energyValue?: string
  readonly keyFacts: readonly { readonly icon: IconName; readonly value: string; readonly label: string }[]
  readonly groups: readonly FactGroup[]
  readonly energyScale?: EnergyScale
  /** Beside the scale: number of the certificate, valid until, CO2. Not repeated in `groups`. */
  readonly energyFacts: readonly Fact[]
  /** Luxembourg: classes of the certificate. */
  readonly certificateClasses: readonly Fact[]
  /** Flanders, label E or F: years within which the buyer must renovate. */
  readonly renovationNotice?: string
  readonly flood: readonly {
    readonly term: StringKey
    readonly score: 'A' | 'B' | 'C' | 'D'
    readonly meaning: StringKey
  }[]
  readonly planning: readonly PlanningCode[]
  readonly planningInformation?: string
  readonly planningLink?: Link
  readonly documents: readonly DocumentLink[]
  readonly embeds: readonly Embed[]
  /** Map services to open in a new tab; only with a public address. */
  readonly mapLink?: Link
  readonly agent?: Person
  readonly share: readonly {
    readonly kind: 'mail' | 'whatsapp' | 'facebook' | 'linkedin'
    readonly href: string
  }[]
  readonly forms: readonly { readonly title: StringKey; readonly form: Form }[]
  readonly project?: Link
  readonly similar: readonly Card[]
  readonly previous?: Link
  readonly next?: Link
  readonly list: Link
}

export interface ProjectPage {
  readonly frame: Frame
  readonly id: number
  readonly title: string
  readonly lead?: string
  readonly body?: Html
  readonly pictures: readonly Picture[]
  readonly plans: readonly Picture[]
  readonly price?: Price
  readonly address: readonly string[]
  readonly website?: Link
  readonly facts: readonly Fact[]
  readonly units: readonly Unit[]
  readonly documents: readonly DocumentLink[]
  readonly embeds: readonly Embed[]
  readonly agent?: Person
  readonly forms: readonly { readonly title: StringKey; readonly form: Form }[]
  readonly list: Link
}

/** A property of a project: one row of its table. */
export interface Unit {
  readonly href: string
  readonly title: string
  readonly bedrooms?: string
  readonly surface?: string
  readonly price?: Price
  readonly energy?: EnergyChip
  readonly availability: string
  readonly available: boolean
}

export interface ArticlePage {
  readonly frame: Frame
  readonly category: string
  readonly title: string
  readonly name?: string
  readonly place?: string
  readonly date?: { readonly iso: string; readonly text: string }
  readonly lead?: string
  readonly body?: Html
  readonly picture?: Picture
  readonly list?: Link
  readonly previous?: Link
  readonly next?: Link
  readonly others: readonly Teaser[]
}

/** `/`: the languages, readable without script. */
export interface LanguagesPage {
  readonly frame: Frame
  readonly choices: readonly {
    readonly locale: Locale
    readonly href: string
    readonly name: string
    readonly welcome: string
  }[]
}

/** An internal path: leads to the page in the visitor's language. `ids` serves `/project/?id=`. */
export interface InternalPage {
  readonly frame: Frame
  readonly choices: readonly {
    readonly locale: Locale
    readonly href: string
    readonly name: string
    readonly label: string
  }[]
  readonly defaultLocale: Locale
  readonly ids: readonly { readonly id: number; readonly paths: Readonly<Partial<Record<Locale, string>>> }[]
}

/** An old address: leads on to the new one. */
export interface RedirectPage {
  readonly frame: Frame
  readonly to: Link
}

export interface NotFoundPage {
  readonly frame: Frame
  readonly kind: 'page' | 'property'
  readonly title: string
  readonly lead: string
  readonly search: SearchBlock
  /** The root 404 serves hosts that know one only: it speaks every public language. */
  readonly languages?: readonly {
    readonly locale: Locale
    readonly title: string
    readonly text: string
    readonly home: Link
  }[]
  readonly cards: readonly Card[]
}

/** Slot name -> its props. Templates map each slot to a component; an agency may replace one by path. */
export interface SlotProps {
  readonly content: ContentPage
  readonly property: PropertyPage
  readonly project: ProjectPage
  readonly article: ArticlePage
  readonly languages: LanguagesPage
  readonly internal: InternalPage
  readonly redirect: RedirectPage
  readonly 'not-found': NotFoundPage
}

export type SlotName = keyof SlotProps

/** What `templates/entry.tsx` exports: a page is a pure function of its props and the shell of its language. */
export type RenderPage = <Slot extends SlotName>(slot: Slot, props: SlotProps[Slot], shell: Shell) => string
