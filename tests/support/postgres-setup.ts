/** Starts one PostgreSQL server for all tests of a run that need one. */
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

export default async function setup(project: TestProject): Promise<() => void> {
  const { folder, port, stop } = await startPostgres()
  project.provide('postgres', { folder, port })
  return stop
}
