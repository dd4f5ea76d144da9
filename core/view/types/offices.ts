/** The agency: its offices and its people. */
import type { Html, Link, Picture } from './elements.ts'

export interface Office {
  readonly name: string
  readonly address: readonly string[]
  readonly phone: { readonly text: string; readonly href: string }
  readonly email?: string
  /** One line for the days with the same hours. */
  readonly openingHours?: readonly string[]
  /** The text that the agency adds to its opening hours, or that replaces them. */
  readonly hours?: Html
  /** The route to the office, on a map in a new tab. */
  readonly route?: Link
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
  /** The page of the person. */
  readonly href?: string
}
