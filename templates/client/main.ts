/** Runs on every page, deferred. Everything works without it. */
import { followHeader } from './header.ts'
import { rememberChoices } from './language-choice.ts'
import { closeMenus } from './menus.ts'
import { offerPrinting } from './printing.ts'
import { offerScrollToTop } from './scroll-to-top.ts'
import { serveTracks } from './tracks.ts'

followHeader()
offerScrollToTop()
closeMenus()
serveTracks()
offerPrinting()
rememberChoices()
