import { describe, expect, test } from 'vitest'
import { composeMail } from '../../../core/service/mail/compose-mail.ts'
import { receivedOf, SITE } from './samples.ts'
import { SENDER, mailTo, mailsOf } from './composed.ts'

test('a logo that mail programs show stands in the mail by its whole address; another leaves it to the name', () => {
  const head = (logo: string) =>
    composeMail({
      site: { ...SITE, logo },
      purpose: 'asked',
      to: SENDER,
      language: 'nl',
      subject: 's',
      paragraphs: [],
    }).html
  expect(head('/logo.png')).toContain('src="https://dorpel-linde.example/logo.png"')
  expect(head('/logo.svg')).not.toContain('logo.svg')
})

test('the agent of the home signs with name and number; without one the agency signs', () => {
  const received = receivedOf('contact-me', 'nl')
  const [home] = SITE.properties
  const signed = (agent?: { readonly name: string; readonly phone?: string }) => {
    const site = { ...SITE, properties: [{ ...home!, agent }] } as typeof SITE
    const about = { ...received, values: { ...received.values, property: home!.id } }
    return mailTo(SENDER, mailsOf('contact-me', { site, received: about }))
  }
  const { text, html } = signed({ name: 'Inès Maertens', phone: '09 000 12 36' })
  expect(text).toMatch(/\nInès Maertens\nDorpel & Linde\n09\s000\s12\s36\n/)
  expect(html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).toContain(
    'Inès Maertens Dorpel &amp; Linde 09 000 12 36',
  )
  expect(signed().text).toMatch(/groet[^\n]*\nDorpel & Linde\n/i)
})

test.each([
  ['Dorpel & Linde BV, 0000.000.097', true],
  // What only the agency knows, and it has not said yet.
  ['Dorpel & Linde BV, [[company number]]', false],
])('the company of the agency stands in every mail: %s', (company, isShown) => {
  for (const { text, html } of mailsOf('site-contact', { site: { ...SITE, company } })) {
    expect(text).toMatch(
      /\nDorpel & Linde\n(?:[^\n]*BV[^\n]*\n)?[^\n]*\d{4} Gent\nhttps:\/\/dorpel-linde.example\n/,
    )
    expect(text.includes(`\nDorpel & Linde\n${company}\n`)).toBe(isShown)
    expect(html.includes(`<br>${company.replace('&', '&amp;')}<br>`)).toBe(isShown)
  }
})

describe('a logo for dark ground', () => {
  const head = (site: Partial<typeof SITE>) =>
    composeMail({
      site: { ...SITE, logo: '/light.png', logoOnDark: '/dark.png', ...site },
      purpose: 'asked',
      to: SENDER,
      language: 'nl',
      subject: 's',
      paragraphs: [],
    }).html

  test('takes the place of the other one where a mail program is dark', () => {
    const html = head({})
    expect(html).toMatch(/class="logo-light"\s+src="[^"]+\/light\.png"/)
    expect(html).toMatch(/class="logo-dark"\s+src="[^"]+\/dark\.png"[^>]+display:none/)
    expect(html).toContain('.logo-light{display:none!important}.logo-dark{display:block!important}')
  })

  test('is the only one of a site that is dark itself', () => {
    const html = head({ colours: { ...SITE.colours, paper: '#10181a', ink: '#ffffff' } })
    expect(html).toContain('dark.png')
    expect(html).not.toContain('light.png')
  })
})
