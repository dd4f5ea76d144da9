import { expect, test } from 'vitest'
import { askedIn } from '../../../../core/service/appointments/subject.ts'

test('an empty field of a request for an appointment is one that was not given', () => {
  const nothing = { property: undefined, meeting: undefined, office: undefined, agent: undefined }
  expect(askedIn(() => '')).toEqual(nothing)
  expect(askedIn(() => undefined)).toEqual(nothing)
  expect(askedIn((name) => `the ${name}`)).toEqual({
    property: 'the property',
    meeting: 'the meeting',
    office: 'the office',
    agent: 'the agent',
  })
})
