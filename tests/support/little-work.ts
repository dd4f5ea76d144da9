/** A service whose challenges are solved after a few numbers. A whole one takes seconds of a processor. */
import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { SERVICE_CAPTCHA } from '../../core/domain/form-targets.ts'
import { isFormName } from '../../core/domain/forms.ts'
import { makeChallenge } from '../../core/http/challenge.ts'
import type { RunningService } from '../../core/service/start-service.ts'

const NUMBER = 100

export function withLittleWork({ app, deps: { secrets } }: RunningService): Hono {
  return new Hono()
    .get(SERVICE_CAPTCHA.replace(/\?.*$/, ''), ({ req, env, json }) => {
      const form = req.query('form')
      if (form === undefined || !isFormName(form)) return app.fetch(req.raw, env)
      const random = { salt: randomBytes(12).toString('hex'), number: NUMBER }
      return json(makeChallenge({ secret: secrets.signing, form, now: Date.now(), random }))
    })
    .all('*', ({ req, env }) => app.fetch(req.raw, env))
}
