/**
 * Props of the templates: the contract between view (which fills them) and templates (which show them).
 *
 * Props are plain JSON and final: texts are in the page's language, prices, dates and numbers are formatted, links and
 * picture addresses are decided. `undefined` means "leave out". Labels of the interface are not in the props: templates
 * take them from the shell's `strings`. A page's identity is the hash of its props, so nothing may stand here that the
 * page does not show.
 */
import type { ListingGoal } from '../domain/listing.ts'
import type { Locale } from '../domain/locale.ts'
import type { ConsentMode } from '../domain/tags.ts'
import type { TileSource } from '../domain/tiles.ts'
import type { StringKey, Strings } from '../strings/keys.ts'

/** Sanitised HTML, made by `core/markup` from Markdown or a CRM's HTML. Only `<Html>` may set it. */
export type Html = string & { readonly __html: 'sanitised' }

export interface Link {
  readonly href: string
  readonly label: string
  /** Leads to another site: opens in a new tab with `rel="noopener"`. */
  readonly external?: true
}

/** One picture with its variants, from narrow to wide. `srcset` is absent for pictures that stay on another host. */
export interface Picture {
  readonly src: string
  readonly srcset?: string
  readonly type?: 'image/webp'
  /** PNG for browsers without WebP: `{src, srcset}` of the same widths. */
  readonly fallback?: { readonly src: string; readonly srcset: string }
  /** The middle of it in WebP, for a narrow screen that would show no more. */
  readonly narrow?: string
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

/** A list whose homes and searches can be saved. */
export interface SavedList extends Link {
  readonly goal: ListingGoal
  /** Its columns, for the browser. */
  readonly data: string
}

/** One property or project as it stands in lists. */
export interface Card {
  /** Of a property, which visitors can save. */
  readonly id?: number
  readonly href: string
  readonly picture?: Picture
  readonly title: string
  readonly place: string
  readonly price?: Price
  readonly energy?: EnergyChip
  readonly status?: Status
  /** Short facts: "5 slaapkamers", "312 m²". */
  readonly facts: readonly string[]
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
      /** Seconds after which a slider moves on by itself. */
      readonly autoplay?: number
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
  | { readonly kind: 'offices'; readonly offices: readonly Office[]; readonly map?: MapFrame }
  | { readonly kind: 'team'; readonly people: readonly Person[] }
  | ({ readonly kind: 'storage' } & StorageTables)
  | { readonly kind: 'saved'; readonly lists: readonly SavedList[] }
)

/** What a visit may leave on the visitor's device, and who else is contacted (domain C). */
export interface StorageTables {
  /** Absent where nothing is asked. */
  readonly policy?: { readonly revision: number; readonly months: string }
  readonly groups: readonly {
    readonly title: StringKey
    readonly text: StringKey
    readonly items: readonly StorageRow[]
  }[]
  readonly contacts: readonly { readonly hosts: readonly string[]; readonly text: StringKey }[]
}

export interface StorageRow {
  /** Names as the browser shows them; a service that has many is named itself. */
  readonly names: readonly string[]
  readonly place?: StringKey
  readonly purpose: StringKey
  readonly lifetime: string
  readonly owner: string
}

export interface Listing {
  readonly goal: 0 | 1
  readonly paging: Paging
  /** Pages of one type or one town that have stock; the current one has no `href`. */
  readonly types: readonly CountLink[]
  readonly cities: readonly CountLink[]
  /** Back to the whole list, on a page of one type or town. */
  readonly all?: Link
  /** Ways to narrow it further, with script; absent where there is nothing to narrow. */
  readonly filters?: ListFilters
  readonly map?: TownMap
  /** The list of the other goal, where this one is empty and that one is not. */
  readonly other?: Link
}

export interface ListFilters {
  /** The first page of the whole list: it answers every query. */
  readonly action: string
  /** Columns of the stock (`ListFile`). */
  readonly data: string
  /** This page is that first page: results are shown in it. */
  readonly here?: true
  /** What the search box loads, for a search that was sent here as `?q=…`. */
  readonly search?: string
  /** What the page is narrowed to itself, as a query: "?type=1". */
  readonly scope?: string
  readonly selects: readonly FilterSelect[]
}

export interface FilterSelect {
  readonly name: 'min' | 'max' | 'bedrooms' | 'surface' | 'energy'
  /** Value and text of each option. */
  readonly options: readonly (readonly [string, string])[]
}

/** Towns from north to south; `x` and `y` in thousandths of the sketch. */
export interface TownMap {
  readonly marks: readonly TownMark[]
  /** What a visitor may ask for in its place. */
  readonly map?: MapFrame
}

export interface TownMark {
  readonly name: string
  readonly zip: string
  /** Value of the `city` filter. */
  readonly city: string
  readonly href: string
  readonly count: number
  readonly x: number
  readonly y: number
}

/** Cards for lists that are filtered in the browser: HTML without a page around it. */
export interface CardsFragment {
  readonly perRow: number
  readonly level: 2 | 3
  readonly cards: readonly Card[]
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
  /** The way there, on a map in a new tab. */
  readonly route?: Link
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
  /** Shown while the browser finds the field wrong. */
  readonly error?: string
  /** Of a hidden field that a script adds: what is filled in where there is none. */
  readonly withoutScript?: Field
  /** Width in columns of six. */
  readonly width: 2 | 3 | 4 | 6
}

export interface FieldGroup {
  readonly title?: string
  /** Read before what is filled in: what a signature means, what will be asked. */
  readonly notices?: readonly string[]
  readonly facts?: readonly Fact[]
  readonly fields: readonly Field[]
}

/** A form that posts without script; the service answers with the thank-you page. */
export interface Form {
  readonly name: string
  readonly action: string
  /** Thank-you page; the login leads on to the portal. */
  readonly thanks?: string
  /** Where a script gets a challenge; absent where no proof is asked. */
  readonly captcha?: string
  /** The receiver answers with pages: the browser posts, whether there are scripts or not. */
  readonly native?: true
  readonly groups: readonly FieldGroup[]
  readonly submit: string
  /** Sentence beside the button, with the link to the privacy statement. */
  readonly privacy?: Link
}

/** A form that many pages have alike: their shell describes it (`Shell.requests`), a page says what it is about. */
export interface FormRequest {
  readonly title: StringKey
  readonly name: string
  readonly hidden: readonly Field[]
  /** Documents that can be asked for. */
  readonly documents?: Field['options']
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
  /** What the script loads. */
  readonly data?: string
  /** Rows show how many there are. */
  readonly showStock: boolean
  /** Where to go on when nothing was found. */
  readonly others: readonly Link[]
}

/** A type or town with its lists; a list without stock has no page, and so no `href`. */
export interface SearchRow {
  readonly label: string
  readonly goals: readonly { readonly goal: 0 | 1; readonly href?: string; readonly count?: number }[]
}

export type Banner =
  | { readonly kind: 'image'; readonly picture: Picture }
  | { readonly kind: 'color'; readonly className: string }
  | { readonly kind: 'gallery'; readonly pictures: readonly Picture[]; readonly autoplay?: number }
  | { readonly kind: 'video'; readonly src: string; readonly type: string; readonly poster?: Picture }
  | { readonly kind: 'cards'; readonly cards: readonly Card[]; readonly autoplay?: number }

export interface BannerText {
  readonly title?: string
  readonly description?: string
  readonly description2?: string
  readonly logo?: Picture
}

/** Everything around a page's own content that differs from page to page. */
export interface Frame {
  readonly head: Head
  /** Path in each language where the page exists, this one included: switcher and hreflang. */
  readonly languages: readonly { readonly locale: Locale; readonly href: string }[]
  /** Internal path of the menu item that is marked as current. */
  readonly current?: string
  readonly breadcrumbs: readonly { readonly label: string; readonly href?: string }[]
  /** The header lies over the banner until the page is scrolled. */
  readonly overBanner: boolean
  readonly fixedMenu: boolean
  /** The page asks something itself, or thanks for an answer: its footer asks for nothing. */
  readonly withoutNewsletter?: true
  /** Class of `<body>`, for the page's own style sheet. */
  readonly className?: string
  readonly noCookiePopup?: true
  /** Tags stay away: the address, or what is typed, opens an account. */
  readonly withoutTags?: true
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
  /** The site's script has a query to answer before anything shows. */
  readonly answersQuery?: true
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
  /** For visitors whose system is dark, where the site follows it. */
  readonly themeColorDark?: string
  readonly logo?: { readonly large: Picture; readonly small: Picture }
  readonly wordmark: string
  /** The page of what a visitor saved; without one, nothing can be saved. */
  readonly savedHref?: string
  readonly topBar?: { readonly left: readonly TopBarLink[]; readonly right: readonly TopBarLink[] }
  readonly menu: readonly MenuLink[]
  /** Items beyond the configured maximum, shown in the extra menu. */
  readonly extraMenu: readonly MenuLink[]
  /** Names of the public languages in their own language; the switcher shows with more than one. */
  readonly languageNames: Readonly<Partial<Record<Locale, string>>>
  readonly showFlags: boolean
  readonly footer: Footer
  /** Forms of properties and projects, by name. */
  readonly requests: Readonly<Record<string, Form>>
  /** Address of what the script of forms says. */
  readonly formTexts: string
  /** Views of pages are counted by our own service. */
  readonly countsViews?: true
  /** Present where there is something to agree to. */
  readonly consent?: {
    /** The dialog, which the script fetches when it is wanted. */
    readonly href: string
    readonly revision: number
    readonly months: number
    readonly mode: ConsentMode
    /** Ids of the tags that a yes lets load, with spaces between them. */
    readonly tags: string
  }
  readonly strings: Readonly<Record<StringKey, string>>
}

/** The consent dialog of one language: a file of its own, as most views of a page never need it. */
export interface ConsentDialog {
  readonly title: string
  readonly description: string
  /** Whose receipt it is. */
  readonly siteName: string
  readonly links: readonly Link[]
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

/** Video or tour that loads only after a click; without script a plain link to its page. */
export interface Embed {
  readonly kind: 'video' | 'tour'
  readonly href: string
  /** Address for a frame, absent for direct files. */
  readonly frame?: string
  /** Who is contacted: "youtube.com". */
  readonly host: string
}

/** Where a property stands, on maps of other services: none is asked before the visitor asks for it. */
export interface Place {
  /** By its address on the map of another site; absent where the address is hidden. */
  readonly link?: Link
  readonly streetView?: Link
  /** Around the middle of the town. */
  readonly isTown?: true
  readonly map?: MapFrame
}

/** Our own map, in a frame that comes after a click. */
export interface MapFrame {
  /** The page that the frame shows. */
  readonly src: string
  readonly title: string
  /** Who would be contacted. */
  readonly host: string
  /** What is posted to it: a `MapMessage` as JSON. */
  readonly message: string
}

/** The page of that frame. Words and tile sources stand in it; what it shows is posted to it. */
export interface MapPage {
  readonly title: string
  readonly script: string
  readonly road: TileSource
  readonly aerial?: TileSource
}

export interface PropertyPage {
  readonly frame: Frame
  readonly id: number
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
  readonly place?: Place
  readonly agent?: Person
  readonly share: readonly {
    readonly kind: 'mail' | 'whatsapp' | 'facebook' | 'linkedin'
    readonly href: string
  }[]
  readonly requests: readonly FormRequest[]
  /** The second action: to make an offer, or to confirm that one wants to rent. */
  readonly decide?: Link
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
  /** Those still on offer, with their pictures. */
  readonly cards: readonly Card[]
  readonly documents: readonly DocumentLink[]
  readonly embeds: readonly Embed[]
  readonly place?: Place
  readonly agent?: Person
  readonly share: PropertyPage['share']
  readonly requests: readonly FormRequest[]
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

/** The owner portal: what stands there until its script has filled it, and what that needs to begin. */
export interface PortalPage {
  readonly frame: Frame
  readonly title: string
  /** Address of what the script says. */
  readonly texts: string
  /** Where one who is not logged in is led. */
  readonly login: string
  readonly phone?: { readonly text: string; readonly href: string }
}

export interface NotFoundPage {
  readonly frame: Frame
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
  readonly map: MapPage
  readonly portal: PortalPage
  readonly cards: CardsFragment
}

export type SlotName = keyof SlotProps

/** `renderConsent` of `templates/entry.tsx`: the dialog that stands in a file of its own. */
export type RenderConsent = (dialog: ConsentDialog, strings: Strings, locale: Locale) => string

/** What `templates/entry.tsx` exports: a page is a pure function of its props and the shell of its language. */
export type RenderPage = <Slot extends SlotName>(slot: Slot, props: SlotProps[Slot], shell: Shell) => string
