/**
 * Pages without a record of the content: languages, internal paths, old addresses, 404, and the owner portal.
 */
import type { Locale } from '../../languages/codes.ts'
import type { Card } from './card.ts'
import type { Link } from './elements.ts'
import type { Frame } from './frame.ts'
import type { SearchBlock } from './search-block.ts'

/** The languages of the site. `/` redirects to one of them, and the list has an address of its own. */
export interface LanguagesPage {
  readonly frame: Frame
  /** On `/`: the home page of the default language, for visitors without a known language or without script. */
  readonly leadsTo?: { readonly locale: Locale; readonly href: string }
  readonly choices: readonly {
    readonly locale: Locale
    readonly href: string
    readonly name: string
    readonly welcome: string
  }[]
}

/** An internal path, which redirects to the page in the visitor's language. `ids` serves `/project/?id=`. */
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

/** An old address, which redirects to the new one. */
export interface RedirectPage {
  readonly frame: Frame
  readonly to: Link
}

export interface NotFoundPage {
  readonly frame: Frame
  readonly title: string
  /** Type and town of a removed property. */
  readonly about?: string
  readonly lead: string
  readonly search: SearchBlock
  /** Set on the 404 page of the root, for hosts that support only one: it shows every public language. */
  readonly languages?: readonly {
    readonly locale: Locale
    readonly title: string
    readonly text: string
    readonly home: Link
  }[]
  /** Title of the cards, if they are similar to a removed property. */
  readonly cardsTitle?: string
  readonly cards: readonly Card[]
}

/** The owner portal: the content before its script runs, and the data that the script needs. */
export interface PortalPage {
  readonly frame: Frame
  readonly title: string
  /** Address of the texts of the script. */
  readonly texts: string
  /** The address of the login page. */
  readonly login: string
  readonly phone?: { readonly text: string; readonly href: string }
}
