/** The mails that a publication would send, at the desk. */
import { expect, test } from 'vitest'
import type { DeskHealth } from '../../../core/http/desk/oversight.ts'
import { noteBackup } from '../../../core/service/backup/last-backup.ts'
import { memberAtDesk, read, startDesk } from '../../support/desk.ts'
import { house, notify, register } from '../registered-searches/registering.ts'

test('the state says which mails a publication would send now, and sends none', async () => {
  const site = { properties: [house('1')] }
  const service = await startDesk({}, { site })
  await register(service)
  const chief = await memberAtDesk(service, { name: 'Griet Baas', role: 'administrator' })
  const news = async () => (await read<DeskHealth>(chief.get('/health'))).news
  expect(await news()).toEqual({ digests: 0, reminders: 0 })
  service.deps.site().properties.push(house('2'))
  expect(await news()).toEqual({ digests: 1, reminders: 0 })
  expect((await notify(service)).digests).toBe(1)
  expect(await news()).toEqual({ digests: 0, reminders: 0 })
  await notify(service)
  const { newsRuns } = await read<DeskHealth>(chief.get('/health'))
  expect(newsRuns).toEqual([{ at: service.deps.now(), digests: 1, reminders: 0, homes: 1 }])
})

test('the state says when the last backup was made', async () => {
  const service = await startDesk()
  const chief = await memberAtDesk(service, { name: 'Griet Baas', role: 'administrator' })
  const made = async () => (await read<DeskHealth>(chief.get('/health'))).lastBackupAt
  expect(await made()).toBeNull()
  await noteBackup(service.store, service.deps.now() - 1000)
  await noteBackup(service.store, service.deps.now())
  expect(await made()).toBe(service.deps.now())
})
