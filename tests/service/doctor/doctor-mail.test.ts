import { describe, expect, test } from 'vitest'
import { openOffice } from '../../support/office.ts'
import { startSmtpServer } from '../../support/smtp-server.ts'
import type { Fault } from '../../support/smtp-server.ts'
import { HOUR, TRIAL_SITE, builtSite, examined, setAge } from './built-site.ts'

describe('a mail server', () => {
  test('is missing on a public site, whose mails would reach nobody', async () => {
    const { code, find } = await examined(openOffice())
    expect([code, find('mail')?.mark]).toEqual([5, 'bad'])
  })

  test('that takes our mails is found to, and gets none', async () => {
    const server = await startSmtpServer()
    const { code, find } = await examined(builtSite({ AGENCY_SITE_SMTP_URL: server.url }))
    expect([code, find('mail')]).toEqual([0, expect.objectContaining({ mark: 'good' })])
    expect(server.commands.some((line) => line.startsWith('MAIL FROM:<gent@kantoor-linde.example>'))).toBe(
      true,
    )
    expect(server.mails).toEqual([])
  })

  test.each<[Fault, string]>([
    ['defers the sender', 'MAIL FROM 451'],
    ['refuses the recipient', 'RCPT TO 550'],
  ])('that %s is found', async (fault, reason) => {
    const server = await startSmtpServer()
    server.next(fault)
    const { code, find } = await examined(builtSite({ AGENCY_SITE_SMTP_URL: server.url }))
    expect([code, find('mail')?.text]).toEqual([5, expect.stringContaining(reason)])
  })

  test('that is dead is found, without its password', async () => {
    const server = await startSmtpServer()
    await server.close()
    const address = server.url.replace('smtp://', 'smtp://agency:hunter2@')
    const { code, out, err } = await builtSite({ AGENCY_SITE_SMTP_URL: address }).type('serve', '--doctor')
    expect(code).toBe(5)
    expect(out).toMatch(/✗ mail .*127\.0\.0\.1:\d+ refuses mail from .*: the server cannot be reached/)
    expect(out + err).not.toContain('hunter2')
  })

  test('whose address is none is found', async () => {
    expect((await examined(builtSite({ AGENCY_SITE_SMTP_URL: 'mail.example' }))).bad).toEqual(['mail'])
  })
})

test('a site whose offices have no e-mail address is read by nobody', async () => {
  const office = builtSite()
  office.write('.agency-site/service.json', { ...TRIAL_SITE, offices: [] })
  setAge(office, HOUR)
  expect((await examined(office)).bad).toEqual(['readers'])
})
