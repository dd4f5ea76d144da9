import { describe, expect, test } from 'vitest'
import { FORM_NAMES } from '../../../core/domain/forms.ts'
import { LOCALES } from '../../../core/languages/codes.ts'
import type { SubmittedValues } from '../../../core/http/submission.ts'
import { composeMail } from '../../../core/service/mail/compose-mail.ts'
import type { ComposeRequest } from '../../../core/service/mail/compose.ts'
import { friendMails } from '../../../core/service/forms/send-to-friend.ts'
import type { MailMessage } from '../../../core/service/mail/message.ts'
import type { Received } from '../../../core/service/submissions/handler.ts'
import { headerProblem, mailSender } from '../../../core/service/mail/transport.ts'
import { receivedOf, SITE } from './samples.ts'
import { ACCOUNT, SENDER, mailTo, mailsIn, mailsOf } from './composed.ts'

const OFFICE = 'gent@dorpel-linde.example'
const FRIEND = 'sami@voorbeeld.be'
const LINK = { label: 'Bevestig', url: 'https://dorpel-linde.example/api/ja?t=1' }

/** Only the mails to a friend. */
function mailsToFriend(received: Received): readonly MailMessage[] {
  return mailsIn(friendMails({ received, site: SITE, config: {} }))
}

describe.each(FORM_NAMES.filter((name) => !ACCOUNT.includes(name)))('%s', (form) => {
  test.each(LOCALES)('in %s: the office and the sender get whole mails', (language) => {
    const mails = mailsOf(form, { received: receivedOf(form, language), links: [LINK] })
    const office = mailTo(OFFICE, mails)
    const sender = mailTo(SENDER, mails)
    expect([office.language, sender.language]).toEqual(['nl', language])
    for (const { subject, text, html } of mails) {
      expect(subject).not.toBe('')
      for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|\[object|\{[a-z]+\}/i)
      expect(html).toMatch(/^<!doctype html>\s+<html lang="(?:nl|fr|en|de)">/)
      expect(html).not.toMatch(/<script|<link|javascript:/i)
    }
    for (const mail of mails) expect(headerProblem(mail, mailSender(SITE, {}))).toBeNull()
  })
})

test('the office reads when a form came, on the clock of Belgium', () => {
  const received = { ...receivedOf('site-contact', 'nl'), receivedAt: Date.UTC(2026, 10, 18, 13, 55) }
  expect(mailTo(OFFICE, mailsOf('site-contact', { received })).text).toMatch(/18 november 2026.*14[.:u]55/)
})

test('the languages say different things', () => {
  for (const form of FORM_NAMES.filter((name) => !ACCOUNT.includes(name))) {
    const subjects = LOCALES.map(
      (language) =>
        mailTo(SENDER, mailsOf(form, { received: receivedOf(form, language), links: [LINK] })).subject,
    )
    expect(new Set(subjects).size).toBe(LOCALES.length)
  }
})

test.each(ACCOUNT)('what is typed in %s is mailed to nobody', (form) => {
  expect(mailsOf(form)).toEqual([])
})

describe('the office', () => {
  test('answers the sender, and reads what was filled in, in its own language', () => {
    const { replyTo, subject, text } = mailTo(
      OFFICE,
      mailsOf('contact-appointment', {
        received: receivedOf('contact-appointment', 'fr', { start: 'none' }),
      }),
    )
    expect(replyTo).toBe(SENDER)
    expect(subject).toBe('Bezoek aangevraagd · Herenhuis met stadstuin aan de Lindekaai · Noor De Wachter')
    expect(text).toContain('Vanaf: 1 december 2026')
    expect(text).toContain('Aanspreking: Mevrouw')
    expect(text).toContain('Taal: Frans')
    expect(text).toContain('https://dorpel-linde.example/nl/te-koop/herenhuis-gent-4127/')
  })

  test.each<[string, ComposeRequest['config'], readonly string[]]>([
    ['the first office, where nothing is said', {}, [OFFICE]],
    ['those of all forms', { mail: { to: ['a@x.be', 'b@x.be'] } }, ['a@x.be', 'b@x.be']],
    ['those of the form', { mail: { to: ['a@x.be'], forms: { offer: ['c@x.be'] } } }, ['c@x.be']],
    ['nobody twice', { mail: { to: ['a@x.be', 'a@x.be'] } }, ['a@x.be']],
    [
      'nobody twice, in any letter case',
      { mail: { to: ['a@x.be', 'b@x.be', 'A@X.be'] } },
      ['a@x.be', 'b@x.be'],
    ],
    ['nobody, where that is said', { mail: { to: ['a@x.be'], forms: { offer: [] } } }, []],
  ])('is %s', (_, config, expected) => {
    const to = mailsOf('offer', { config }).map((mail) => mail.to)
    expect(to.filter((address) => address !== SENDER)).toEqual(expected)
  })

  test('is not told who a friend is', () => {
    const { text, html } = mailTo(OFFICE, mailsOf('send-to-friend'))
    expect(text + html).not.toMatch(/sami/i)
  })

  test('sees the property of an offer by its reference', () => {
    expect(mailTo(OFFICE, mailsOf('offer')).text).toContain('herenhuis-gent-4127')
  })
})

describe('the sender', () => {
  test('gets texts of the service where it did more than pass a form on, with its links and files', () => {
    const said = { subject: 'Uw bezoek staat vast', paragraphs: ['Tot maandag.'] }
    const attachments = [{ name: 'bezoek.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR' }]
    const links = [LINK, { label: 'Verplaatsen', url: 'https://dorpel-linde.example/api/anders' }]
    const mail = mailTo(SENDER, mailsOf('contact-appointment', { said, attachments, links }))
    expect(mail).toMatchObject({ subject: 'Uw bezoek staat vast', attachments, replyTo: OFFICE })
    expect(mail.text).toContain(`Bevestig: ${LINK.url}`)
    expect(mail.text).toContain('Verplaatsen: https://dorpel-linde.example/api/anders')
    expect(mail.html).toContain(`href="${LINK.url}"`)
  })

  test('is asked to confirm a newsletter', () => {
    expect(mailTo(SENDER, mailsOf('sign-newsletter', { links: [LINK] })).html).toContain(LINK.url)
  })

  test.each([
    ['a web address', 'Koop nu op https://x.example/'],
    ['the name of a host', 'Koop nu op goedkoop.example'],
    ['an address without its dots', 'www goedkoop, of www.goedkoop'],
    ['an e-mail address', 'Schrijf naar verkoop@x'],
  ])('is not sent %s that somebody typed beside that address', (_, remarks) => {
    const received = receivedOf('site-contact', 'nl', { remarks })
    const mails = mailsOf('site-contact', { received })
    expect(mailTo(OFFICE, mails).text).toContain(remarks)
    expect(mailTo(SENDER, mails).text).not.toContain(remarks)
    expect(mailTo(SENDER, mails).text).toContain('Opmerkingen: staat in het bericht dat wij kregen')
  })

  test.each([
    ['Noor', 'De Wachter', 'Dag Noor De Wachter,'],
    ['Anne-Marie', 'd’Ursel', 'Dag Anne-Marie d’Ursel,'],
    ['Зоя', '', 'Dag Зоя,'],
    ['goedkoop.example', 'nu', 'Goeiedag,'],
    ['Win 1000 euro', 'nu', 'Goeiedag,'],
    ['A'.repeat(41), '', 'Goeiedag,'],
  ])('%s %s is greeted with "%s"', (firstName, lastName, greeting) => {
    const received = receivedOf('site-contact', 'nl', { firstName, lastName })
    expect(mailTo(SENDER, mailsOf('site-contact', { received })).text).toContain(`\n${greeting}\n`)
  })
})

describe('a friend', () => {
  test('gets the property, two names, and nothing else that the sender typed', () => {
    const received = receivedOf('send-to-friend', 'fr', { remarks: 'Gagnez mille euros' })
    const { subject, text, html, replyTo } = mailTo(FRIEND, mailsToFriend(received))
    expect(subject).toBe('Noor De Wachter souhaite vous montrer un bien')
    expect(text).toContain('https://dorpel-linde.example/fr/a-vendre/maison-gand-4127/')
    expect(text + html).not.toMatch(/Gagnez|noor@/)
    expect(replyTo).toBeUndefined()
  })

  test('is not sent a name that is an advertisement', () => {
    const received = receivedOf('send-to-friend', 'nl', {
      firstName: 'bit.ly/x',
      friendName: 'klik op bit.ly/x',
    })
    const { subject, text, html } = mailTo(FRIEND, mailsToFriend(received))
    expect(subject).toBe('Iemand wil u een pand tonen')
    expect(text + html).not.toContain('bit.ly')
  })

  test('gets nothing about a property that is not there', () => {
    const received = receivedOf('send-to-friend', 'nl', { property: '1' })
    expect(mailsToFriend(received)).toEqual([])
  })
})

describe('what visitors write', () => {
  const hostile = '"><img src=x onerror=alert(1)><!-- \' & {name}'

  test('is text in HTML, wherever it stands', () => {
    const values: SubmittedValues = { remarks: hostile, street: hostile, city: hostile, lastName: hostile }
    for (const { html } of mailsOf('site-contact', { received: receivedOf('site-contact', 'nl', values) })) {
      expect(html).not.toContain('<img src=x')
      expect(html).not.toContain("<!-- '")
    }
    const { html } = mailTo(
      OFFICE,
      mailsOf('site-contact', { received: receivedOf('site-contact', 'nl', values) }),
    )
    expect(html).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&lt;!-- &#39; &amp; {name}')
  })

  test.each([
    ['an e-mail address with a second line', { email: 'a@b.be\r\nBcc: x@y.be' }],
    ['two e-mail addresses', { email: 'a@x.be,b@y.be' }],
    ['a name with a second line', { firstName: 'Noor\r\nBcc: x@y.be' }],
  ])('reaches no header: %s', (_, values) => {
    // The rules of the forms refuse these values earlier; a mistake there must have no effect here.
    for (const mail of mailsOf('site-contact', { received: receivedOf('site-contact', 'nl', values) })) {
      expect(headerProblem(mail, mailSender(SITE, {}))).toBeNull()
      expect([mail.to, mail.replyTo, mail.subject].join()).not.toMatch(/Bcc|y\.be/)
    }
  })

  test('of several lines is set off in plain text', () => {
    const received = receivedOf('site-contact', 'nl', { remarks: 'Een\nTaal: Chinees' })
    expect(mailTo(OFFICE, mailsOf('site-contact', { received })).text).toContain(
      'Opmerkingen:\n  Een\n  Taal: Chinees',
    )
  })
})

test('titles of the site stay on one line of a header', () => {
  const subject = 'Huis\r\nBcc: x@y.be\u202e  met tuin'
  expect(
    composeMail({ site: SITE, purpose: 'asked', to: SENDER, language: 'nl', subject, paragraphs: ['Dag'] })
      .subject,
  ).toBe('Huis Bcc: x@y.be met tuin')
})
