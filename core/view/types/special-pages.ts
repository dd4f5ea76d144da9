/** Pages that no content describes: languages, internal paths, old addresses, what was not found, and the owner portal. */
import type { Locale } from '../../languages/codes.ts'
import type { Card } from './card.ts'
import type { Link } from './elements.ts'
import type { Frame } from './frame.ts'
import type { SearchBlock } from './search-block.ts'

/** The languages of the site. `/` leads on to one of them, and the list has an address of its own. */
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
  readonly title: string
  /** Kind and town of a home that is gone. */
  readonly about?: string
  readonly lead: string
  readonly search: SearchBlock
  /** The root 404 serves hosts that know one only: it speaks every public language. */
  readonly languages?: readonly {
    readonly locale: Locale
    readonly title: string
    readonly text: string
    readonly home: Link
  }[]
  /** Title of the cards, where they are like a home that is gone. */
  readonly cardsTitle?: string
  readonly cards: readonly Card[]
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
