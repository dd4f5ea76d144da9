/** Texts in English. */
import messages from './strings/messages.json' with { type: 'json' }
import property from './strings/property.json' with { type: 'json' }
import interface_ from './strings/interface.json' with { type: 'json' }
import page from './strings/page.json' with { type: 'json' }
import consent from './strings/consent.json' with { type: 'json' }
import listing from './strings/listing.json' with { type: 'json' }
import map from './strings/map.json' with { type: 'json' }
import saved from './strings/saved.json' with { type: 'json' }
import form from './strings/form.json' with { type: 'json' }
import money from './strings/money.json' with { type: 'json' }
import portal from './strings/portal.json' with { type: 'json' }
import mail from './strings/mail.json' with { type: 'json' }
import history from './strings/history.json' with { type: 'json' }
import requests from './strings/requests.json' with { type: 'json' }
import desk from './strings/desk.json' with { type: 'json' }
import servicePages from './strings/service-pages.json' with { type: 'json' }
import type { Texts } from '../string-keys.ts'

export const texts: Texts = {
  site: {
    messages,
    property,
    interface: interface_,
    page,
    consent,
    listing,
    map,
    saved,
    form,
    money,
    portal,
  },
  service: { mail, history, requests, servicePages, desk },
}
