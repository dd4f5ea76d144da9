/**
 * Tags of other companies after consent: Google's with Consent Mode v2, and Meta's pixel. Only this file contains the
 * global names that they need. It is loaded after the page.
 */
import { addressForTags, campaignOf, keptCampaign } from '../../core/domain/campaign.ts'
import { consentModeDefault, consentModeUpdate } from '../../core/domain/consent-mode.ts'
import type { Choices } from '../../core/domain/consent.ts'
import { CAMPAIGN_KEY } from '../../core/domain/storage-keys.ts'
import { allowedTags, parseTags } from '../../core/domain/tags.ts'
import type { ConsentMode, TagId, Tags } from '../../core/domain/tags.ts'
import { inStorage } from './storage.ts'
import { trustedPolicy } from './trusted.ts'
import { forgetRefused } from './withdrawal.ts'

export interface TagOptions {
  /** The ids in the page (`tagList`); empty on pages without tags. */
  readonly ids: string
  readonly mode: ConsentMode
  /** The present choices, which another tab may have changed. */
  readonly allowed: () => Choices
  /** The address at which the page was opened, as lists change theirs. */
  readonly arrival: string
}

interface Pixel {
  (...command: readonly unknown[]): void
  /** Set by Meta's script when it has loaded. */
  callMethod?: (...command: readonly unknown[]) => void
}

interface TaggedPage {
  dataLayer?: unknown[]
  fbq?: Pixel
  _fbq?: Pixel
  [switchedOff: `ga-disable-${string}`]: boolean
}

const page = globalThis as unknown as TaggedPage
const policy = trustedPolicy('tag')

/**
 * Returns a function that applies the present choices to tags and device. Call it whenever they may have
 * changed.
 */
export function serveTags({ ids, mode, allowed, arrival }: TagOptions): () => void {
  const tags = parseTags(ids)
  const loaded = new Set<TagId>()
  const google = googleTags(tags, { mode, arrival })
  const follow = () => {
    const choices = allowed()
    const wanted = allowedTags(tags, choices, mode)
    const refused = [...loaded].filter((id) => !wanted.includes(id))
    if ([...wanted, ...loaded].some(isGoogle)) google.tell(choices)
    if (refused.length > 0) stop(tags)
    forgetRefused(choices)
    // A script that has run cannot be removed, so the page is reloaded without it.
    if (refused.length > 0) return location.reload()
    for (const id of wanted) {
      if (loaded.has(id)) continue
      loaded.add(id)
      if (isGoogle(id)) google.load(id, choices)
      else loadPixel(tags[id])
    }
    if (loaded.has('analyticsId') && choices.analyticsStorage) google.countView()
  }
  addEventListener('storage', follow)
  addEventListener('pageshow', follow)
  return follow
}

function isGoogle(id: TagId): boolean {
  return id !== 'pixelId'
}

function googleTags(tags: Tags, { mode, arrival }: Pick<TagOptions, 'mode' | 'arrival'>) {
  let told = ''
  let hasLibrary = false
  let isCounted = false
  return {
    tell(choices: Choices) {
      if (told === '') gtag('consent', 'default', consentModeDefault())
      const update = consentModeUpdate(choices)
      if (told !== JSON.stringify(update)) gtag('consent', 'update', update)
      told = JSON.stringify(update)
      if (choices.analyticsStorage) sayCampaign(arrival)
    },
    load(id: TagId, choices: Choices) {
      const tag = tags[id] ?? ''
      if (id === 'tagManagerId') {
        layer({ 'gtm.start': Date.now(), event: 'gtm.js' })
        return loadScript(`https://www.googletagmanager.com/gtm.js?id=${tag}`)
      }
      if (!hasLibrary) {
        gtag('js', new Date())
        gtag('set', {
          page_location: addressForTags(arrival),
          page_referrer: addressForTags(document.referrer),
        })
        loadScript(`https://www.googletagmanager.com/gtag/js?id=${tag}`)
      }
      hasLibrary = true
      // In the advanced mode a view before consent is counted without identifiers.
      const isNameless = mode === 'advanced' && !choices.analyticsStorage
      gtag('config', tag, id === 'analyticsId' ? { send_page_view: isNameless } : {})
    },
    /** Once for each page, after consent. */
    countView() {
      if (!isCounted) gtag('event', 'page_view', { send_to: tags.analyticsId })
      isCounted = true
    },
  }
}

/** Google's script recognises commands by their being `arguments` objects. */
function gtag(..._command: readonly unknown[]): void {
  layer(arguments)
}

function layer(entry: unknown): void {
  page.dataLayer ??= []
  page.dataLayer.push(entry)
}

/** The campaign of the visit, from the address of the first page or from session storage. */
function sayCampaign(arrival: string): void {
  const campaign = campaignOf(new URL(arrival).searchParams)
  if (campaign) inStorage(() => sessionStorage.setItem(CAMPAIGN_KEY, JSON.stringify(campaign)))
  const said = campaign ?? keptCampaign(inStorage(() => sessionStorage.getItem(CAMPAIGN_KEY)))
  if (said) layer({ [CAMPAIGN_KEY]: said })
}

/** Meta's automatic collection of clicks and input is off (`autoConfig`). */
function loadPixel(id = ''): void {
  const queue: (readonly unknown[])[] = []
  const pixel: Pixel = (...command) => {
    if (pixel.callMethod) pixel.callMethod(...command)
    else queue.push(command)
  }
  page.fbq = page._fbq = Object.assign(pixel, { queue, push: pixel, loaded: true, version: '2.0' })
  pixel('consent', 'grant')
  pixel('set', 'autoConfig', false, id)
  pixel('init', id)
  pixel('track', 'PageView')
  loadScript('https://connect.facebook.net/en_US/fbevents.js')
}

/** Loaded tags send nothing more until the page is closed. */
function stop({ analyticsId }: Tags): void {
  if (analyticsId !== undefined) page[`ga-disable-${analyticsId}`] = true
  page.fbq?.('consent', 'revoke')
}

function loadScript(address: string): void {
  const src = policy.createScriptURL(address)
  document.head.append(Object.assign(document.createElement('script'), { async: true, src }))
}
