/** Runs on every page, deferred. Everything works without it. */
import { offerCalculators } from './calculators.ts'
import { askConsent } from './consent.ts'
import { serveContactBar } from './contact-bar.ts'
import { serveForms } from './form.ts'
import { offerFrames } from './frames.ts'
import { followHeader } from './header.ts'
import { rememberChoices } from './language-choice.ts'
import { answerQuery } from './listing.ts'
import { offerMaps } from './maps.ts'
import { closeMenus } from './menus.ts'
import { offerViewer } from './pictures.ts'
import { followOwner } from './owner.ts'
import { offerPrinting } from './printing.ts'
import { fillReference } from './reference.ts'
import { fillResetToken } from './reset-token.ts'
import { offerSaving } from './saving.ts'
import { offerScrollToTop } from './scroll-to-top.ts'
import { offerSecondPictures } from './second-picture.ts'
import { offerSearch } from './search-box.ts'
import { offerSharing } from './sharing.ts'
import { serveTracks } from './tracks.ts'
import { countView } from './views.ts'

answerQuery()
followOwner()
followHeader()
serveContactBar()
offerScrollToTop()
closeMenus()
serveTracks()
offerPrinting()
offerSharing()
offerViewer()
offerFrames()
offerMaps()
offerSearch()
offerSecondPictures()
offerCalculators()
rememberChoices()
fillReference()
fillResetToken()
offerSaving()
serveForms()
askConsent()
countView()
