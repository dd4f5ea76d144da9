import { describe, expect, test } from 'vitest'
import type { FormName } from '../../../../core/domain/forms.ts'
import {
  answersWithPages,
  captchaOf,
  captchaOrigins,
  targetOf,
  targetOrigins,
} from '../../../../core/domain/form-targets.ts'
import type { FormTargets } from '../../../../core/domain/form-targets.ts'
import { FORMS } from '../../../../core/domain/forms.ts'

const CRM = 'https://crm.example/in/{form}'

test.each<[string, FormTargets, FormName, string]>([
  ['nothing is said', {}, 'offer', '/api/forms/offer'],
  ['a path for all', { target: '/send/{form}.php' }, 'offer', '/send/offer.php'],
  ['a path for all, with a password', { target: '/send/{form}.php' }, 'owner-login', '/send/owner-login.php'],
  ['a host for all', { target: CRM }, 'offer', 'https://crm.example/in/offer'],
  ['one of its own', { target: CRM, targets: { offer: '/deal' } }, 'offer', '/deal'],
  [
    'one of another',
    { target: CRM, targets: { offer: '/deal' } },
    'testimonial',
    'https://crm.example/in/testimonial',
  ],
  [
    'the name twice',
    { target: 'https://{form}.crm.example/{form}' },
    'offer',
    'https://offer.crm.example/offer',
  ],
])('target, %s', (_, config, name, expected) => {
  expect(targetOf(config, FORMS[name])).toBe(expected)
})

describe.each<FormName>(['owner-login', 'forgot-password', 'reset-password'])('%s', (name) => {
  test('follows a target for all to no other host', () => {
    expect(targetOf({ target: CRM }, FORMS[name])).toBe(`/api/forms/${name}`)
  })

  test('follows one of its own', () => {
    expect(targetOf({ targets: { [name]: CRM } }, FORMS[name])).toBe(`https://crm.example/in/${name}`)
  })
})

test.each<[string, FormTargets, FormName, string | undefined]>([
  ['nothing is said', {}, 'offer', '/api/captcha?form=offer'],
  ['off', { captcha: false }, 'offer', undefined],
  ['elsewhere', { captcha: 'https://proof.example/{form}' }, 'offer', 'https://proof.example/offer'],
  ['the form goes to another host', { target: CRM }, 'offer', undefined],
  ['another host that has challenges', { target: CRM, captcha: '/challenge' }, 'offer', '/challenge'],
  ['no form for everybody', {}, 'reset-password', undefined],
  ['no form for everybody, but a place', { captcha: '/challenge' }, 'reset-password', undefined],
])('captcha, %s', (_, config, name, expected) => {
  expect(captchaOf(config, FORMS[name])).toBe(expected)
})

test.each<[string, FormTargets, boolean]>([
  ['our own service', {}, false],
  ['a path', { target: '/send', answers: 'pages' }, false],
  ['another host', { target: CRM }, true],
  ['another host with pages', { target: CRM, answers: 'pages' }, true],
  ['another host that answers scripts', { target: CRM, answers: 'json' }, false],
])('the browser itself posts to %s: %s', (_, config, expected) => {
  expect(answersWithPages(config, FORMS.offer)).toBe(expected)
})

describe('origins', () => {
  test('of a site that keeps to itself: none', () => {
    expect([targetOrigins({}), captchaOrigins({})]).toEqual([[], []])
  })

  test('each once, without path, with port', () => {
    const config = { target: CRM, targets: { offer: 'https://B.example:8443/x?y=1', testimonial: CRM } }
    expect(targetOrigins(config)).toEqual(['https://b.example:8443', 'https://crm.example'])
  })

  test('of challenges apart from those of forms', () => {
    const config = { captcha: 'https://proof.example/{form}' }
    expect([targetOrigins(config), captchaOrigins(config)]).toEqual([[], ['https://proof.example']])
  })
})
